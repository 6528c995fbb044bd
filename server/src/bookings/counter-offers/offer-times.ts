import { createHash, randomBytes } from 'node:crypto'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { formatPlayTime } from '@teeviet/contract/rules/time/dates'
import { storeOffered } from '#golf/tee-sheet/offered-places'
import { type TakenPlaces, takePlaces } from '#golf/tee-sheet/take-places'
import type { Context } from '#platform/context/context'
import { invalid, Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { offerLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import { otherTimesText } from '#platform/notifications/texts'
import { loadCourse } from '../booking/load-course.ts'
import { loadNotice } from '../booking/notice.ts'
import { hasOpenChange } from '../booking/rows/booking-changes.ts'
import { writeOffered } from '../booking/rows/change-booking.ts'
import { insertOffer, withdrawOffer } from '../booking/rows/counter-offers.ts'
import { notifyChanged } from '../booking/transition.ts'
import { loadHeld } from '../request/held-places.ts'
import { lockRequestsOf } from '../request/request-limits.ts'
import { offeredStarts } from './offered-starts.ts'

/** A time to offer; `pricePerPlayer` in VND, where the tee time has no price. */
export type OfferedTime = { courseId: number; startsAt: Date; pricePerPlayer?: number | undefined }

const keyBytes = 16

type Asked = {
  state: BookingState
  player_count: number
  tee_time_at: Date | null
}

/** The states in which a club withdraws a booking that staff then offer other times for. */
const ordered: ReadonlySet<BookingState> = new Set<BookingState>(['confirmed', 'placed', 'paid'])

/**
 * Offers a golfer other times for a request, or for a confirmed, ordered or paid booking that its club has withdrawn: takes
 * their places, for an unpaid one within the limit of what the golfer's unpaid bookings hold, and sends one SMS with a link. They are held
 * until a while from now or the first of the tee times, the booking's own among them once it is confirmed. An offer that is
 * open is replaced; the same one again changes nothing.
 *
 * @returns whether it is a new offer
 * @throws Refusal `booking.notFound`, `booking.wrongState` when the booking has ended or begun, `booking.changeOffered`
 *   while a change of it is open, `counterOffer.noPlaces`, `counterOffer.overCap`, `staff.priceNeeded`; nothing has been taken then
 */
export async function offerTimes(
  ctx: Context,
  q: Query,
  { bookingId, staffId, times, now }: { bookingId: number; staffId: number; times: OfferedTime[]; now: Date },
): Promise<boolean> {
  if (new Set(times.map(({ courseId, startsAt }) => `${courseId} ${startsAt.getTime()}`)).size < times.length)
    throw invalid({ options: 'repeats a time' })
  const memberId = await lockGolferOf(q, bookingId)
  const [asked] = await q<Asked>`
    select state, player_count, tee_time_at from bookings where id = ${bookingId} for update`
  if (!asked) throw new Refusal('booking.notFound')
  const isOrdered = ordered.has(asked.state)
  const own = isOrdered ? asked.tee_time_at : null
  if (!isOrdered && asked.state !== 'requested') throw new Refusal('booking.wrongState')
  if (isOrdered && (own === null || own <= now)) throw new Refusal('booking.wrongState')
  if (await hasOpenChange(q, bookingId)) throw new Refusal('booking.changeOffered')
  if (await isOffered(q, bookingId, times)) return false
  await withdrawOffer(q, bookingId, now)

  const offer = await holdTimes(ctx, q, {
    bookingId,
    staffId,
    times,
    now,
    players: asked.player_count,
    before: own,
  })
  await checkHeld(ctx, q, memberId, offer.options)
  await sendOffer(ctx, q, { bookingId, state: asked.state }, offer, now)
  return true
}

/** An offer whose places are held; its key is stored nowhere in the clear. */
export type HeldOffer = {
  id: number
  key: string
  until: Date
  options: readonly { courseId: number; places: readonly TakenPlaces[] }[]
}

/**
 * Takes the places of times for the players of a booking, whose row is locked and has no open offer, and stores the offer:
 * until a while from now or the first of its tee times, and of the time `before` which it must be answered.
 *
 * @param offer.staffId null for the club
 * @throws Refusal `course.notFound`, `counterOffer.noPlaces`, `staff.priceNeeded`
 */
export async function holdTimes(
  ctx: Context,
  q: Query,
  {
    bookingId,
    staffId,
    times,
    players,
    before = null,
    now,
  }: {
    bookingId: number
    staffId: number | null
    times: readonly OfferedTime[]
    players: number
    before?: Date | null
    now: Date
  },
): Promise<HeldOffer> {
  const options: { courseId: number; startsAt: Date; places: TakenPlaces[] }[] = []
  for (const time of times.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime()))
    options.push({ ...time, places: await takeTime(q, time, players, now) })
  const starts = options.flatMap(({ places }) => places.map((one) => one.starts_at.getTime()))
  const latest = now.getTime() + ctx.config.rules.counterOffer * 1000
  const until = new Date(Math.min(latest, before?.getTime() ?? latest, ...starts))
  const key = randomBytes(keyBytes).toString('base64url')
  const id = await insertOffer(q, {
    bookingId,
    staffId,
    now,
    until,
    keyHash: hashOfOfferKey(key),
    options: options.map(({ courseId, startsAt, places }) => ({
      courseId,
      startsAt,
      playDate: places[0]?.play_date ?? '',
      holes: places[0]?.holes ?? 0,
    })),
  })
  for (const [index, { places }] of options.entries())
    await storeOffered(q, { bookingId, offerId: id, position: index + 1 }, places)
  return { id, key, until, options }
}

/** Puts a held offer before its golfer: its deadline, and one SMS with the link. */
export async function sendOffer(
  ctx: Context,
  q: Query,
  { bookingId, state }: { bookingId: number; state: BookingState },
  { key, until }: HeldOffer,
  now: Date,
  textOf: typeof otherTimesText = otherTimesText,
): Promise<void> {
  await writeOffered(q, bookingId, until)
  await ctx.jobs.enqueue(q, 'booking-deadline', { bookingId }, until)
  await notifyChanged(q, { id: bookingId, state })
  const { phone, lang, named } = await loadNotice(q, bookingId)
  if (!phone) return
  const text = textOf(lang, named, { until, now, link: offerLink(ctx.config.publicUrl, key) })
  await queueMessage(ctx, q, { phone, text, kind: 'link', topic: 'offer', bookingId, expiresAt: until })
}

/** The stored form of a link's key: a copy of the table opens no offer. */
export function hashOfOfferKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

/**
 * Locks the requests of a booking's golfer, before the booking's row, as by every request of the golfer.
 * @throws Refusal `booking.notFound`
 */
export async function lockGolferOf(q: Query, bookingId: number): Promise<number> {
  const [booking] = await q<{ id: number }>`select member_id as id from bookings where id = ${bookingId}`
  if (!booking) throw new Refusal('booking.notFound')
  await lockRequestsOf(q, booking.id)
  return booking.id
}

async function isOffered(q: Query, bookingId: number, times: readonly OfferedTime[]): Promise<boolean> {
  const open = await offeredStarts(q, bookingId)
  return (
    open.length === times.length &&
    times.every((time) =>
      open.some(
        (one) => one.course_id === time.courseId && one.starts_at.getTime() === time.startsAt.getTime(),
      ),
    )
  )
}

// The very start: another one near it is not what staff have agreed with the club.
async function takeTime(
  q: Query,
  { courseId, startsAt, pricePerPlayer }: OfferedTime,
  players: number,
  now: Date,
): Promise<TakenPlaces[]> {
  if (!(await loadCourse(q, courseId))) throw new Refusal('course.notFound')
  const places = await takePlaces(q, { courseId, startsAt, players, now })
  if (!places?.some((one) => one.starts_at.getTime() === startsAt.getTime()))
    throw new Refusal('counterOffer.noPlaces', { time: formatPlayTime(startsAt) })
  return places.map((one) => {
    const price = one.price_vnd > 0 ? one.price_vnd : pricePerPlayer
    if (price === undefined) throw new Refusal('staff.priceNeeded')
    return { ...one, price_vnd: price }
  })
}

/**
 * The places offered count like those of the golfer's requests: they are as long off the market.
 * @throws Refusal `counterOffer.overCap`
 */
export async function checkHeld(
  ctx: Context,
  q: Query,
  memberId: number,
  options: readonly { courseId: number; places: readonly TakenPlaces[] }[],
): Promise<void> {
  const { heldPlacesPerCourseDay, heldPlacesPerMember } = ctx.config.rules
  for (const { courseId, places } of options) {
    const held = await loadHeld(q, memberId, { courseId, day: places[0]?.play_date ?? '' })
    if (held.on_day > heldPlacesPerCourseDay || held.in_all > heldPlacesPerMember)
      throw new Refusal('counterOffer.overCap')
  }
}
