import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { type Day, dayOf } from '@teeviet/contract/rules/time/dates'
import { loadNotice } from '#bookings/booking/notice'
import { recordEvent } from '#bookings/booking/record-event'
import { cancelAmount } from '#bookings/booking/rows/cancel-amount'
import { loadPlayers } from '#bookings/booking/rows/players'
import { insertRainCheck, readRainCheck } from '#bookings/booking/rows/rain-checks'
import { readWeatherDecision } from '#bookings/booking/rows/weather-decisions'
import { notifyChanged } from '#bookings/booking/transition'
import { recordAct } from '#identity/audit/acts'
import { isWithoutSignIn } from '#identity/members/is-without-sign-in'
import { creditRainCheck } from '#money/refunds/returns/return-part'
import { coursesOf, type Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { invalid, Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { previewMessages } from '#platform/notifications/preview-messages'
import { rainCheckCredit } from './rain-check-credit.ts'

type Booking = {
  id: number
  state: BookingState
  memberId: number
  day: Day
  teeTimeAt: Date | null
  holes: number | null
  leftVnd: number | null
}

const quoteCall = 'GET /api/staff/bookings/:id/rain-check'
type RainCheck = InputOf<'POST /api/staff/bookings/:id/rain-check'>

/**
 * Quotes what a rain check would credit, in VND; nothing is stored.
 * @throws Refusal as `recordRainCheck`
 */
export function quoteRainCheck(
  ctx: Context,
  staff: Staff,
  { id, holes_played: holesPlayed }: InputOf<typeof quoteCall>,
): Promise<{ amount: number }> {
  return inTransaction(ctx.pool, async (q) => {
    const booking = await lockBooking(q, staff, id)
    if (await readRainCheck(q, id)) throw new Refusal('rainCheck.recorded')
    return { amount: await creditOf(q, booking, holesPlayed, ctx.clock.now()) }
  })
}

/**
 * Quotes a rain check with the messages that recording it would send now; nothing is stored.
 * @throws Refusal as `recordRainCheck`
 */
export async function previewRainCheck(
  ctx: Context,
  staff: Staff,
  input: InputOf<typeof quoteCall>,
): Promise<ResponseOf<typeof quoteCall>> {
  const { amount } = await quoteRainCheck(ctx, staff, input)
  const messages = await previewMessages(ctx, async (q) => {
    await recordInTransaction(ctx, q, staff, { ...input, marshal: '-', amount })
    return loadNotice(q, input.id)
  })
  return { amount, messages }
}

/**
 * Records that the weather ended a round early, as staff or its club: what was not played is credited to the wallet of
 * the golfer at once, out of what was paid for the round. A repeat changes nothing.
 *
 * @throws Refusal `booking.notFound` (also for an account of another club), `booking.wrongState` of a booking that is
 *   not paid, `rainCheck.notNow`, `rainCheck.recorded`, `rainCheck.nothing`, `rainCheck.noWallet`, `rainCheck.changed`
 */
export function recordRainCheck(ctx: Context, staff: Staff, rain: RainCheck): Promise<void> {
  return inTransaction(ctx.pool, (q) => recordInTransaction(ctx, q, staff, rain))
}

async function recordInTransaction(
  ctx: Context,
  q: Query,
  staff: Staff,
  { id, holes_played: holesPlayed, marshal, amount }: RainCheck,
): Promise<void> {
  const now = ctx.clock.now()
  const booking = await lockBooking(q, staff, id)
  const before = await readRainCheck(q, id)
  if (before?.holesPlayed === holesPlayed && before.marshal === marshal) return
  if (before) throw new Refusal('rainCheck.recorded')
  const creditVnd = await creditOf(q, booking, holesPlayed, now)
  if (creditVnd !== amount) throw new Refusal('rainCheck.changed', { amount: formatMoney(creditVnd) })
  const actor = { kind: staff.kind, id: staff.id }
  const { state, memberId } = booking
  await insertRainCheck(q, id, { holesPlayed, marshal, creditVnd }, { staffId: staff.id, now })
  await cancelAmount(q, id, { valueVnd: creditVnd, players: 0 })
  await creditRainCheck(ctx, q, { bookingId: id, memberId, amountVnd: creditVnd, actor, now })
  await recordEvent(q, { bookingId: id, from: state, to: state, actor, reason: null, at: now })
  await recordAct(ctx, q, staff, {
    what: 'booking.rain_check',
    subject: `booking:${id}`,
    detail: `${holesPlayed}, ${marshal}, ${formatMoney(creditVnd)}`,
  })
  await notifyChanged(q, { id, state })
}

async function lockBooking(q: Query, staff: Staff, id: number): Promise<Booking> {
  const courses = coursesOf(staff)
  const [booking] = await q<Booking>`
    select b.id, b.state, b.member_id as "memberId", b.play_date as day, b.tee_time_at as "teeTimeAt", b.holes, b.amount_vnd - b.cancelled_vnd as "leftVnd"
    from bookings b
    where b.id = ${id} and (${courses}::int[] is null or b.course_id = any (${courses}::int[])) for update of b`
  if (!booking) throw new Refusal('booking.notFound')
  return booking
}

async function creditOf(q: Query, booking: Booking, holesPlayed: number, now: Date): Promise<number> {
  const { id, state, day, teeTimeAt, holes, leftVnd, memberId } = booking
  // decided once the day is over, also while this waited for the booking
  if (await readWeatherDecision(q, id)) throw new Refusal('rainCheck.notNow')
  if (state !== 'paid' || holes === null || leftVnd === null) throw new Refusal('booking.wrongState')
  if (holesPlayed >= holes) throw invalid({ holes_played: `is not below ${holes}` })
  if (dayOf(now) !== day || teeTimeAt === null || teeTimeAt > now) throw new Refusal('rainCheck.notNow')
  if (await isWithoutSignIn(q, memberId)) throw new Refusal('rainCheck.noWallet')
  const credit = rainCheckCredit(await loadPlayers(q, id), { holes, holesPlayed, leftVnd })
  if (credit === 0) throw new Refusal('rainCheck.nothing')
  return credit
}
