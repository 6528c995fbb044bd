import { createHash } from 'node:crypto'
import { loadPaths } from '#golf/courses/course-paths'
import { soldOffers } from '#golf/offers/sold-offers'
import { lockOwnStarts, type OwnStart, readOwnStarts } from '#golf/tee-sheet/move-places'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { loadCourse } from '../booking/load-course.ts'
import { countChanges, type Summary } from '../booking/rows/booking-changes.ts'
import { packagesOnSale } from '../insurance/packages.ts'
import { isOverCap, loadHeld } from '../request/held-places.ts'
import { type DecidedChange, decideChange, premiumsOf, type WantedChange } from './decide-change.ts'
import { type Changeable, loadChangeable } from './load-changeable.ts'
import { type TypedPlayer, withMembers } from './members-wanted.ts'
import type { WantedPlayer } from './players-after.ts'

/** A wanted change as it was typed. */
export type TypedChange = Omit<WantedChange, 'players'> & { players: readonly TypedPlayer[] | null }

/** A decided change with the data it was decided from. */
export type PlannedChange = {
  booking: Changeable
  /** Its players as they were wanted, with the members that were found; null where they stay. */
  players: readonly WantedPlayer[] | null
  decision: DecidedChange
  before: Summary
  after: Summary
  /** Identifies what the change does and what it was decided from. */
  fingerprint: string
}

/**
 * Decides a change from the stored booking. A quote reads; applying it locks the starts as well, after the row of the
 * booking, which the caller has locked.
 *
 * @throws Refusal those of `decideChange` and `withMembers`, `course.notFound` for a course that is not open, `booking.changeOverCap` when an unconfirmed request would hold more places than
 *   its golfer's unpaid bookings may
 */
export async function planChange(
  { config }: Pick<Context, 'config'>,
  q: Query,
  bookingId: number,
  typed: TypedChange,
  { locks, now }: { locks: boolean; now: Date },
): Promise<PlannedChange> {
  const booking = await loadChangeable(q, bookingId)
  const wanted = { ...typed, players: typed.players && (await withMembers(q, bookingId, typed.players)) }
  const { courseId: ownCourseId, customerType, offerId: productId, players, play_date: day } = booking
  const courseId = wanted.courseId ?? ownCourseId
  const courses = await coursesOf(q, booking, courseId)
  const startsAt = wanted.startsAt ?? booking.startsAt ?? now
  const own = wanted.players?.flatMap((player) => player.startsAt ?? []) ?? []
  const around = { bookingId, ownCourseId, courseId, customerType, days: [day], startsAt, own, now }
  const packageIds = wanted.players?.flatMap((player) => player.packageIds ?? []) ?? []
  const [starts, [offer = null], onSale, changes, paths] = await Promise.all([
    locks ? lockOwnStarts(q, around) : readOwnStarts(q, around),
    soldOffers(q, { productId, flashSaleId: null, courseId }),
    packagesOnSale(q, packageIds),
    countChanges(q, bookingId),
    wanted.path ? loadPaths(q, courseId) : [],
  ])
  const decision = decideChange(booking, wanted, { starts, offer, onSale, paths }, now)
  if (booking.state === 'requested') await refuseOverCap(config.rules, q, booking, decision)
  const startOf = (id: number | null) => starts.find((start) => start.id === id)
  const seatsBefore = players.map(({ teeTimeId, name }) => seatOf(name, startOf(teeTimeId), booking.path))
  const seatsAfter = decision.players.map(({ start, name }) => seatOf(name, start, decision.path))
  const { isReinsured, keptVnd } = decision
  const before = {
    ...summaryOf(seatsBefore, decision.oldVnd, courses?.before),
    ...(isReinsured && { cover_vnd: premiumsOf(players) }),
  }
  const after = {
    ...summaryOf(seatsAfter, decision.newVnd, courses?.after),
    ...(isReinsured && { cover_vnd: decision.hioVnd }),
    ...(keptVnd > 0 && { kept_vnd: keptVnd }),
  }
  const packages = decision.players.map((player) => player.packages)
  // two members may have one name
  const members = wanted.players?.flatMap(({ member }) => member?.id ?? []) ?? []
  const facts = {
    bookingId,
    changes,
    state: booking.state,
    before,
    after,
    packages,
    terms: decision.terms,
    ...(members.length > 0 && { members }),
  }
  const fingerprint = createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
  return { booking, players: wanted.players, decision, before, after, fingerprint }
}

/** The two courses of a change to another one; null when the booking stays at its course. */
export async function coursesOf(
  q: Query,
  { courseId, courseTitle, courseTitleEn }: Changeable,
  to: number,
): Promise<Record<'before' | 'after', NonNullable<Summary['course']>> | null> {
  if (to === courseId) return null
  const course = await loadCourse(q, to)
  if (!course) throw new Refusal('course.notFound')
  return {
    before: { id: courseId, title: courseTitle, title_en: courseTitleEn },
    after: { id: course.id, title: course.title, title_en: course.title_en },
  }
}

async function refuseOverCap(
  rules: Context['config']['rules'],
  q: Query,
  { memberId, courseId, play_date, players: before }: Changeable,
  { first: { day }, courseId: courseAfter, players: { length: places } }: DecidedChange,
): Promise<void> {
  const own = before.length
  const isSameDay = day === play_date && courseAfter === courseId
  if (isSameDay && places <= own) return
  const held = await loadHeld(q, memberId, { courseId: courseAfter, day })
  const others = { on_day: held.on_day - (isSameDay ? own : 0), in_all: held.in_all - own }
  if (isOverCap(rules, others, places)) throw new Refusal('booking.changeOverCap')
}

/** A player with the start, and its path unless staff `named` one for the booking. */
export function seatOf(
  name: string,
  start: Pick<OwnStart, 'startsAt' | 'path'> | undefined,
  named: string | null,
): SeatSummary {
  return { name, at: start?.startsAt ?? null, path: start ? (named ?? start.path) : null }
}

type SeatSummary = { at: Date | null; name: string; path: string | null }

/** A booking before or after a change, of players with their starts, as the audit trail keeps it. */
export function summaryOf(
  players: readonly SeatSummary[],
  amountVnd: number,
  course: Summary['course'],
): Summary {
  const byStart = Map.groupBy(players, ({ at }) => at?.toISOString() ?? '')
  return {
    starts: [...byStart]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([at, group]) => ({
        at,
        players: group.map(({ name }) => name),
        ...(group[0]?.path && { path: group[0].path }),
      })),
    amount_vnd: amountVnd,
    ...(course && { course }),
  }
}
