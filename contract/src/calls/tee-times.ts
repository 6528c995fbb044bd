import { z } from 'zod'
import { defineCall } from '../call.ts'
import { region } from '../entities/course.ts'
import { category, courseTeeTimes, offer } from '../entities/offer.ts'
import {
  day,
  epochMs,
  id,
  latitude,
  limit,
  longitude,
  maybe,
  oneOf,
  page,
  request,
  vnd,
  whole,
} from '../fields.ts'
import { defaultPageSize, holesOffered, leastPlayers, mostPlayers } from '../rules/limits.ts'
import { playTimes } from '../rules/time/play-times.ts'
import { teeTimeOrders } from '../rules/time/tee-time-orders.ts'

export const sugestionTeetime = defineCall({
  method: 'GET',
  path: '/api/booking/booking_pax/sugestion_teetime_for_wap',
  may: 'visitor',
  summary: 'List the free tee times of a day',
  description:
    'Returns the free tee times of a course on a day in order of time, for the time picker of the quick ' +
    'booking form.',
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
      /** What it starts on (`A–B`); missing where nothing is named. */
      path: z.string().optional(),
    }),
  ),
})

export const getTeeTimeByFacility = defineCall({
  method: 'POST',
  path: '/api/for_wap/get_tee_time_by_facility',
  may: 'visitor',
  summary: "List a course's tee times of a day",
  description: "Returns a course's tee times of a day in order of time, with the offers that apply to them.",
  request: request({
    facility_id: id,
    date_played: day,
    play_time: maybe(oneOf(playTimes)),
    number_hole: maybe(oneOf(holesOffered)),
  }),
  response: z.array(offer),
})

export const findTeeTimes = defineCall({
  method: 'GET',
  path: '/api/services/find_tee_times',
  may: 'visitor',
  summary: 'Find tee times across courses',
  description:
    "Returns the free tee times of a day that fit the party, grouped by course, page by page: all courses', those " +
    "of a region, or one course's (`facility_id`). `number_player` keeps tee times with places for the party; a " +
    'party larger than one tee time needs a free one. `sort`: `time` (default) gives one group per course and hour, ' +
    'the earliest first; `price` and `distance` give one group per course, the cheapest or the nearest first, where ' +
    'a course without a price or position comes last. `distance` needs `latitude` and `longitude`. A group lists at ' +
    'most 8 tee times and the number of its others.',
  request: request({
    date_played: day,
    region: maybe(region),
    facility_id: maybe(id),
    play_time: maybe(oneOf(playTimes)),
    number_hole: maybe(oneOf(holesOffered)),
    number_player: maybe(whole(leastPlayers, mostPlayers)),
    sort: maybe(z.enum(teeTimeOrders)),
    latitude: maybe(latitude),
    longitude: maybe(longitude),
    page: page(),
    limit: limit(defaultPageSize),
  }),
  response: z.array(courseTeeTimes),
})

export const getListCategorys = defineCall({
  method: 'GET',
  path: '/api/services/get_list_categorys',
  may: 'visitor',
  summary: 'List offers by category',
  description: 'Returns the offer rows of the home page; running and upcoming flash sales come first.',
  request: request({}),
  response: z.array(category),
})

export const getListBookingCategory = defineCall({
  method: 'GET',
  path: '/api/services/get_list_booking_category',
  may: 'visitor',
  summary: 'List the offers of a category',
  description: 'Returns the offers of one category, page by page.',
  request: request({ category_id: id, page: page(), limit: limit(defaultPageSize) }),
  response: z.array(offer),
})

export const getListPaxByCategory = defineCall({
  method: 'GET',
  path: '/api/services/get_list_pax_by_category',
  may: 'visitor',
  summary: 'List the tee times of a flash sale or category',
  description: 'Returns the tee times of a flash sale or a category, of one day or of all its days.',
  request: request({
    flash_sale_id: maybe(id),
    category_id: maybe(id),
    date: maybe(day),
    page: page(),
    limit: limit(100),
  }),
  response: z.array(offer),
})
