import { randomUUID } from 'node:crypto'
import { addDays, dayOf, startOfDay } from '@teeviet/contract/rules/time/dates'
import { bookingBody } from './bookings/booking-body.ts'
import type { Golfer, Start } from './world.ts'

/** The data the golfers of the bench choose from. */
export type Choices = {
  golfers: readonly Golfer[]
  /** Starts with every place free, each for one booking. */
  starts: readonly Start[]
  courseIds: readonly number[]
  /** Numbers of offer categories. */
  categoryIds: readonly number[]
  /** Bills with the place of their golfer in `golfers`. */
  bills: readonly { id: number; golfer: number }[]
}

export type Asked = {
  method: 'GET' | 'POST'
  path: string
  golfer?: Golfer
  body?: object
  isBooking?: boolean
}

/** Chooses by turns that look like chance and are the same in each run. */
export type Choose = {
  below(most: number): number
  of<T>(list: readonly T[]): T
}

export function chooser(seed: number): Choose {
  let state = seed
  const below = (most: number) => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most
  }
  return {
    below,
    of: (list) => {
      const one = list[below(list.length)]
      if (one === undefined) throw new Error('the bench has nothing to choose from')
      return one
    },
  }
}

const daysAhead = 14
const regions = ['north', 'central', 'south'] as const
const places = ['hà nội', 'đà nẵng', 'sài gòn', 'long', 'golf', 'đồng nai'] as const

const today = () => dayOf(Date.now())
const aDay = (choose: Choose) => addDays(today(), choose.below(daysAhead))
const query = (values: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]))
const get = (path: string, values: Record<string, string | number> = {}, golfer?: Golfer): Asked => {
  const text = query(values).toString()
  return { method: 'GET', path: text === '' ? path : `${path}?${text}`, ...(golfer && { golfer }) }
}
const post = (path: string, body: object, golfer?: Golfer): Asked => ({
  method: 'POST',
  path,
  body,
  ...(golfer && { golfer }),
})

let nextStart = 0

/** The calls of a golfer's path from home to the bill, each with inputs of its own every time. */
export const golferCalls = {
  home: () => get('/wap'),
  'course page': (choices: Choices, choose: Choose) => get(`/san/chi-tiet/${choose.of(choices.courseIds)}`),
  'search page': (_: Choices, choose: Choose) =>
    get('/wap/search-facility', { region: choose.of(regions), date: aDay(choose) }),
  search: (_: Choices, choose: Choose) => {
    const region = choose.of(regions)
    const date_played = startOfDay(aDay(choose))
    const wanted = choose.below(4)
    return get('/api/services/search_facility', {
      type: 0,
      limit: 10,
      page: 1 + choose.below(2),
      region,
      date_played,
      ...(wanted === 1 && { play_time: 1 + choose.below(2) }),
      ...(wanted === 2 && { number_player: 1 + choose.below(4) }),
      ...(wanted === 3 && { sort: 1 + choose.below(2) }),
    })
  },
  'search by text': (_: Choices, choose: Choose) =>
    get('/api/services/search_facility', {
      type: 0,
      limit: 10,
      page: 1,
      place: choose.of(places),
      date_played: startOfDay(aDay(choose)),
    }),
  'search on the map': (_: Choices, choose: Choose) =>
    get('/api/services/map_facility', { region: choose.of(regions), date_played: startOfDay(aDay(choose)) }),
  'price strip': (choices: Choices, choose: Choose) =>
    get('/api/services/price_strip', {
      facility_id: choose.of(choices.courseIds),
      date_played: startOfDay(aDay(choose)),
    }),
  'price strip of a region': (_: Choices, choose: Choose) =>
    get('/api/services/price_strip', { region: choose.of(regions), date_played: startOfDay(aDay(choose)) }),
  'tee times': (choices: Choices, choose: Choose) =>
    post('/api/for_wap/get_tee_time_by_facility', {
      facility_id: choose.of(choices.courseIds),
      date_played: startOfDay(aDay(choose)),
    }),
  'tee times to choose from': (choices: Choices, choose: Choose) =>
    get('/api/booking/booking_pax/sugestion_teetime_for_wap', {
      facility_id: choose.of(choices.courseIds),
      date_played: startOfDay(aDay(choose)),
    }),
  'tee times across courses': (_: Choices, choose: Choose) => {
    const wanted = choose.below(4)
    return get('/api/services/find_tee_times', {
      limit: 10,
      page: 1 + choose.below(2),
      region: choose.of(regions),
      date_played: startOfDay(aDay(choose)),
      number_player: 1 + choose.below(4),
      sort: choose.of(['time', 'price'] as const),
      ...(wanted === 1 && { play_time: 1 + choose.below(2) }),
      ...(wanted === 2 && { number_hole: 18 }),
    })
  },
  'offers by category': () => get('/api/services/get_list_categorys'),
  'tee times of an offer': (choices: Choices, choose: Choose) =>
    get('/api/services/get_list_pax_by_category', {
      category_id: choose.of(choices.categoryIds),
      date: startOfDay(aDay(choose)),
    }),
  'course details': (choices: Choices, choose: Choose) =>
    get('/api/services/get_detail_facility', { id: choose.of(choices.courseIds) }),
  'course reviews': (choices: Choices, choose: Choose) =>
    get('/api/services/list_feedback_facility', { id: choose.of(choices.courseIds), page: 1, limit: 10 }),
  'price table': (choices: Choices, choose: Choose) =>
    get('/api/for_wap/list_price_booking_for_wap', { facility_id: choose.of(choices.courseIds) }),
  'price of a booking': (choices: Choices, choose: Choose) =>
    post(
      '/api/services/create_delivery_for_wap',
      bookingBody(choices.golfers[0] ?? choose.of(choices.golfers), choose.of(choices.starts)),
    ),
  bill: (choices: Choices, choose: Choose) => {
    const { id, golfer } = choose.of(choices.bills)
    return get('/api/services/get_bill_detail_for_wap', { bill_id: id }, choices.golfers[golfer])
  },
  history: (choices: Choices, choose: Choose) =>
    post(
      '/api/for_wap/get_history_booking_merge',
      { page: 1, limit: 10, type: 0, time: choose.of([0, 7, 30]) },
      choose.of(choices.golfers),
    ),
  'next rounds': (choices: Choices, choose: Choose) =>
    get('/api/for_wap/next_rounds', {}, choose.of(choices.golfers)),
  'points history': (choices: Choices, choose: Choose) =>
    get('/api/wallet/point_history_for_wap', { page: 0 }, choose.of(choices.golfers)),
  booking: (choices: Choices, choose: Choose) => {
    const golfer = choose.of(choices.golfers)
    const start = choices.starts[nextStart]
    nextStart += 1
    if (!start) throw new Error('the bench has used up its starts: measure for a shorter time')
    return {
      ...post('/api/services/create_booking_for_wap', bookingBody(golfer, start), golfer),
      isBooking: true,
    }
  },
} as const satisfies Record<string, (choices: Choices, choose: Choose) => Asked>

export type GolferCall = keyof typeof golferCalls

/** The headers of a call as a golfer's browser sends them. */
export function headersOf({ golfer, body, isBooking }: Asked, text: string): Record<string, string | number> {
  return {
    'accept-encoding': 'gzip, deflate, br',
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    ...(golfer && { authorization: `Bearer ${golfer.token}` }),
    ...(isBooking && { 'idempotency-key': randomUUID() }),
  }
}
