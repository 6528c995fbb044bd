import { isEmpty } from '@teeviet/contract/rules/is-empty'
import { dayOf, startOfDay } from '@teeviet/contract/rules/time/dates'
import type { Session } from '#session/session.ts'
import { bookerPlayer, type Player, withCount } from '../players/player.ts'

export type ChosenCourse = {
  readonly id: number
  readonly title: string
  readonly address: string
  readonly logo: string
}

/**
 * Another tee time that would do as well, as it is sent, the name of its course and the path it starts on, where that is
 * named; the price is per player in VND.
 */
export type Alternative = {
  readonly facility_id: number
  readonly start_at: number
  readonly price: number
  readonly title: string
  readonly path?: string | undefined
}

/** When to play: a tee time of the sheet, or any time of today; of a later day a day alone waits for its tee time. Prices are per player in VND. */
export type ChosenPlay = {
  /** The instant sent as `date_played`; the start of the day for any time. */
  readonly startsAt: number
  readonly isAnyTime: boolean
  readonly holes: number | null
  /** What the tee time starts on (`A–B`), where that is named. */
  readonly path?: string | undefined
  readonly price: number | null
  /** The offer the price comes from, if any. */
  readonly productId: number | null
  readonly flashSaleId: number | null
  /** Other tee times that would do as well, in their order; another choice of the time forgets them. */
  readonly alternatives?: readonly Alternative[]
}

export type ChosenPackage = { readonly id: number; readonly name: string; readonly price: number }

/** A booking draft. Null means not chosen yet, so the default applies. */
export type BookingDraft = {
  readonly course: ChosenCourse | null
  readonly play: ChosenPlay | null
  readonly players: readonly Player[] | null
  /** How many play, while no player is chosen: the number of the search for a tee time. */
  readonly count: number | null
  /** How many players start on each tee time of a group, in their order; null for the even split. */
  readonly flightSizes: readonly number[] | null
  readonly packages: readonly ChosenPackage[]
  readonly isAgreed: boolean
  /** The visit of a page that started it, if any: a new visit starts with the tee time of its link. */
  readonly visit: string | null
}

export const emptyDraft: BookingDraft = {
  course: null,
  play: null,
  players: null,
  count: null,
  flightSizes: null,
  packages: [],
  isAgreed: true,
  visit: null,
}

/** Any time of the day an instant falls on. */
export function anyTimeOf(instant: number): ChosenPlay {
  const startsAt = startOfDay(dayOf(instant))
  return { startsAt, isAnyTime: true, holes: null, price: null, productId: null, flashSaleId: null }
}

/**
 * The chosen time, or any time today before a choice. A past one stays: the golfer sees an error, and chooses again.
 */
export function playOf({ play }: Pick<BookingDraft, 'play'>, now: number): ChosenPlay {
  return play ?? anyTimeOf(now)
}

/** Of a later day only the day is chosen: any time is for today. */
function isLaterDay(play: ChosenPlay, now: number): boolean {
  return play.isAnyTime && play.startsAt > now
}

function isOver(play: ChosenPlay, now: number): boolean {
  return play.isAnyTime ? play.startsAt < startOfDay(dayOf(now)) : play.startsAt <= now
}

/** The chosen players; before a choice, the signed-in golfer and as many more as the search was for. */
export function playersOf(
  { players, count }: Pick<BookingDraft, 'players' | 'count'>,
  session: Session | null,
): readonly Player[] {
  if (players) return players
  const booker = session ? [bookerPlayer(session)] : []
  return count === null ? booker : withCount(booker, count)
}

/** A draft's players once a search was for so many; unchanged after a search for any number. */
export function withSearchedCount(
  { players }: Pick<BookingDraft, 'players'>,
  count: number | undefined,
): Partial<BookingDraft> {
  return count === undefined ? {} : { count, players: players && withCount(players, count) }
}

/** `past`: the time that was chosen has passed meanwhile. */
export type Missing = 'course' | 'play' | 'past' | 'players' | 'terms'

/**
 * What has to be filled in before a booking can be sent, in the form's order. A visitor's missing players are not
 * counted: logging in makes them the first one.
 */
export function missingOf(draft: BookingDraft, now: number, session: Session | null): Missing[] {
  const missing: Missing[] = []
  if (isEmpty(draft.course) || isEmpty(draft.course?.title)) missing.push('course')
  const play = playOf(draft, now)
  if (isEmpty(play.startsAt) || isLaterDay(play, now)) missing.push('play')
  else if (isOver(play, now)) missing.push('past')
  if (session && isEmpty(playersOf(draft, session))) missing.push('players')
  if (!draft.isAgreed) missing.push('terms')
  return missing
}
