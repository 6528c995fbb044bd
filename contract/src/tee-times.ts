import { z } from 'zod'
import { defineCall } from './call.ts'
import { category, offer } from './entities/offer.ts'
import { day, epochMs, id, limit, maybe, oneOf, page, request, vnd } from './fields.ts'
import { defaultPageSize, holesOffered } from './rules/limits.ts'
import { playTimes } from './rules/play-times.ts'

/** The free tee times of a course on a day, in their order; the times of the quick form's picker. */
export const sugestionTeetime = defineCall({
  method: 'GET',
  path: '/api/booking/booking_pax/sugestion_teetime_for_wap',
  access: 'public',
  summary: 'Free tee times of a course on a day',
  request: request({ facility_id: id, date_played: day }),
  response: z.array(
    z.object({
      id: z.int(),
      /** As an entry of a list to choose from: the start and its clock time. */
      value: epochMs,
      label: z.string(),
      /** HH:mm in Vietnam. */
      time_start: z.string(),
      time_end: z.string(),
      start_at: epochMs,
      number_hole: z.int(),
      price: vnd.nullable(),
      places_left: z.int(),
      capacity: z.int(),
    }),
  ),
})

/** A course's tee times of a day, in their order, with the offers that apply to them. */
export const getTeeTimeByFacility = defineCall({
  method: 'POST',
  path: '/api/for_wap/get_tee_time_by_facility',
  access: 'public',
  summary: "A course's tee times of a day",
  request: request({
    facility_id: id,
    date_played: day,
    play_time: maybe(oneOf(playTimes)),
    number_hole: maybe(oneOf(holesOffered)),
  }),
  response: z.array(offer),
})

/** The rows of offers of home, flash sales that run or are about to first. */
export const getListCategorys = defineCall({
  method: 'GET',
  path: '/api/services/get_list_categorys',
  access: 'public',
  summary: 'Offers by category',
  request: request({}),
  response: z.array(category),
})

export const getListBookingCategory = defineCall({
  method: 'GET',
  path: '/api/services/get_list_booking_category',
  access: 'public',
  summary: 'The offers of a category',
  request: request({ category_id: id, page: page(), limit: limit(defaultPageSize) }),
  response: z.array(offer),
})

/** The tee times of a flash sale or a category, of one day or of all days it covers. */
export const getListPaxByCategory = defineCall({
  method: 'GET',
  path: '/api/services/get_list_pax_by_category',
  access: 'public',
  summary: 'The tee times of a flash sale or category',
  request: request({
    flash_sale_id: maybe(id),
    category_id: maybe(id),
    date: maybe(day),
    page: page(),
    limit: limit(100),
  }),
  response: z.array(offer),
})
