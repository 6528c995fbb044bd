import { z } from 'zod'
import { defineCall } from '../call.ts'
import { day, flag, id, maybe, request, vnd } from '../fields.ts'

/**
 * A row of the price table. Times are text with a colon and may carry a comma part (`06:00,000`), only hours and
 * minutes are shown; `price` is per player for 18 holes unless `number_hole` says otherwise.
 */
export const priceItem = z.object({
  id: z.int(),
  time_start: z.string(),
  time_end: z.string(),
  number_hole: z.int(),
  customers: z.array(z.object({ name: z.string() })),
  price: vnd,
})

const priceList = z.array(
  z.object({
    facility_id: z.int(),
    facility_name: z.string(),
    list_normal: z.array(priceItem),
    list_weeken: z.array(priceItem),
  }),
)

const filters = request({ facility_id: maybe(id), date_played: maybe(day), is_vietinbank: maybe(flag) })

export const listPriceBooking = defineCall({
  method: 'GET',
  path: '/api/group/api/v1/other/list_price_booking',
  may: 'visitor',
  summary: 'Get the price table',
  description:
    'Returns prices by course: `list_normal` for weekdays, `list_weeken` for weekends and public ' +
    'holidays. With a date, only the list for that day is filled; a public holiday with its own price ' +
    'uses that price.',
  request: filters,
  response: priceList,
})

export const listPriceBookingForWap = defineCall({
  method: 'GET',
  path: '/api/for_wap/list_price_booking_for_wap',
  may: 'visitor',
  summary: 'Get the price table (web)',
  description: 'The same as `listPriceBooking`, under the path of the web.',
  request: filters,
  response: priceList,
})

export const getPriceFacility = defineCall({
  method: 'GET',
  path: '/api/services/get_price_facility',
  may: 'visitor',
  summary: 'Get the filtered price table',
  description: 'The same as `listPriceBooking`; also used for the price estimate.',
  request: filters,
  response: priceList,
})
