import type { Language } from '@teeviet/contract/rules/languages'
import { mostPlayers } from '@teeviet/contract/rules/limits'
import type { CounterMethod } from '@teeviet/contract/rules/money/counter-methods'
import type { CustomerType } from '@teeviet/contract/rules/money/rates'
import { addDays, isDay, startOfDay } from '@teeviet/contract/rules/time/dates'
import type { DataOf, RequestOf } from '../../api/call.ts'
import { digitsOf, typedNumber } from '../../forms/typed-number.ts'
import type { Company } from '../company/company-fields.tsx'

export type Quote = DataOf<'POST /api/staff/bookings/quote'>

/** What is typed about a new booking. */
export type BookingDraft = {
  startAt: number | null
  phone: string
  fullname: string
  language: Language
  /** The company that the booking is for; null for a private person. */
  company: Company | null
  golferPlays: boolean
  /** How many play, the golfer included. */
  players: string
  /** The names of the others; empty where the name follows. */
  names: readonly string[]
  /** The insurance package of all players, empty for none; `each` when it is chosen player by player. */
  cover: string
  /** The package of each player in the order of play, empty for none. */
  covers: readonly string[]
  /** How a group starts on several tee times: "4+3"; empty for the even split. */
  flights: string
  productId: number | null
  /** Whose rate is charged; an offer is for visitors. */
  customerType: CustomerType
  price: string
  payment: 'link' | CounterMethod
  checkIn: boolean
  /** The first part of what a golfer pays, empty for all of it, and the last day for the rest. */
  deposit: string
  restDay: string
}

/** The form before anything is typed. */
export function emptyDraft(startAt: number | null, isWalkIn = false): BookingDraft {
  return {
    startAt,
    phone: '',
    fullname: '',
    language: 'vi',
    golferPlays: true,
    company: null,
    players: '1',
    names: [],
    cover: '',
    covers: [],
    flights: '',
    productId: null,
    price: '',
    customerType: 'visitor',
    payment: isWalkIn ? 'counter_cash' : 'link',
    checkIn: isWalkIn,
    deposit: '',
    restDay: '',
  }
}

/** Whether the golfer may give a name alone: who plays today and pays all of it at the counter. */
export function needsNoPhone(
  { payment, deposit }: Pick<BookingDraft, 'payment' | 'deposit'>,
  isToday: boolean,
): boolean {
  return isToday && payment !== 'link' && digitsOf(deposit) === ''
}

/** The number of players as typed, within what a booking can have. */
export function playersOf({ players }: BookingDraft): number {
  const typed = typedNumber(players)
  return typed === null || Number.isNaN(typed) ? 1 : Math.min(Math.max(typed, 1), mostPlayers)
}

/** The names of the players beside the golfer, one for each of them. */
export function otherNames(draft: BookingDraft): string[] {
  const others = playersOf(draft) - (draft.golferPlays ? 1 : 0)
  return Array.from({ length: others }, (_, place) => draft.names[place] ?? '')
}

/** The insurance package of each player in the order of play, empty for none. */
export function coversOf(draft: BookingDraft): string[] {
  const { cover, covers } = draft
  return Array.from({ length: playersOf(draft) }, (_, place) =>
    cover === 'each' ? (covers[place] ?? '') : cover,
  )
}

/** The booking as the calls take it; null while no start is chosen. */
export function requestOf(
  draft: BookingDraft,
  courseId: number,
): RequestOf<'POST /api/staff/bookings/quote'> | null {
  const { startAt, phone, fullname, language, golferPlays, productId, customerType, price } = draft
  if (startAt === null) return null
  const sizes = draft.flights.split(/\D+/).filter((size) => Number(size) > 0)
  const digits = digitsOf(price)
  const packages = coversOf(draft).map((id) => (id === '' ? [] : [Number(id)]))
  return {
    facility_id: courseId,
    start_at: startAt,
    phone: phone.trim(),
    fullname: fullname.trim(),
    language,
    ...(draft.company && { company: draft.company }),
    golfer_plays: golferPlays ? 1 : 0,
    players: otherNames(draft).map((name) => name.trim()),
    ...(packages.some((own) => own.length > 0) && { packages }),
    ...(sizes.length > 1 && { flight_sizes: sizes.map(Number) }),
    ...(productId !== null && { product_id: productId }),
    ...(customerType !== 'visitor' && { customer_type: customerType }),
    ...(digits !== '' && { price_per_player: Number(digits) }),
  }
}

/**
 * How the booking is paid, as the call takes it: by the link of the SMS or at the counter, perhaps a deposit first. The
 * rest is paid until the end of a day, on the day of play until the tee time. Who pays all of it today may be checked in.
 */
export function paymentOf({ payment, checkIn, deposit, restDay, startAt }: BookingDraft, isToday: boolean) {
  const method = payment === 'link' ? {} : { counter_method: payment }
  const digits = digitsOf(deposit)
  if (digits === '')
    return payment === 'link' ? {} : ({ ...method, check_in: checkIn && isToday ? 1 : 0 } as const)
  const dayEnd = isDay(restDay) ? startOfDay(addDays(restDay, 1)) : undefined
  const restBy = isToday ? startAt : dayEnd && Math.min(dayEnd, startAt ?? dayEnd)
  return { ...method, deposit: Number(digits), ...(restBy && { rest_by: restBy }) }
}
