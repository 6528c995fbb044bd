import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { FixedTerms } from '#bookings/booking/fixed-terms'
import { recordEvent, system } from '#bookings/booking/record-event'
import { cancelAmount } from '#bookings/booking/rows/cancel-amount'
import { loadPlayers, type PlayerLine } from '#bookings/booking/rows/players'
import { readRainCheck } from '#bookings/booking/rows/rain-checks'
import { insertWeatherDecision, readWeatherDecision } from '#bookings/booking/rows/weather-decisions'
import { notifyChanged } from '#bookings/booking/transition'
import { readClause } from '#golf/weather/clauses'
import { minutesOfRound } from '#golf/weather/minutes-of-round'
import { readHours } from '#golf/weather/weather-hours'
import { isWithoutSignIn } from '#identity/members/is-without-sign-in'
import { notifyWeather } from '#money/refunds/notify-golfer'
import { refundWeather } from '#money/refunds/returns/return-part'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { dueRounds } from './due-rounds.ts'
import { affectedMinutes, hoursOfRound, weatherAmount } from './weather-amount.ts'

/** Decides every round that is due and whose hours are recorded, each once, in a transaction of its own. */
export async function decideRounds(ctx: Context): Promise<void> {
  if (!ctx.gateways.weather) return
  for (const { id } of await dueRounds(ctx)) await decideRound(ctx, id)
}

type Booking = {
  state: BookingState
  memberId: number
  courseId: number
  startsAt: Date | null
  holes: number | null
  leftVnd: number | null
  terms: FixedTerms | null
}

/**
 * Decides what the weather clause of a booking gives for its round, and returns it: a refund, or a credit to the wallet.
 * Nothing happens while an hour is not recorded, after a decision, and once the round was shared with its club. A rain
 * check is taken off, so that the larger of the two counts.
 */
export function decideRound(ctx: Context, bookingId: number): Promise<void> {
  return inTransaction(ctx.pool, async (q) => {
    const now = ctx.clock.now()
    const [booking] = await q<Booking>`
      select b.state, b.member_id as "memberId", b.course_id as "courseId", b.tee_time_at as "startsAt", b.holes,
        b.amount_vnd - b.cancelled_vnd as "leftVnd", b.refund_ladder as terms
      from bookings b where b.id = ${bookingId} and b.state in ('paid', 'played') for update of b`
    const clauseId = booking?.terms?.weather_clause_id
    if (!booking || !clauseId || booking.startsAt === null || booking.holes === null) return
    if (await isSettled(q, bookingId)) return
    const { courseId, startsAt, memberId, state } = booking
    const minutes = minutesOfRound(booking.holes)
    const clause = await readClause(q, clauseId)
    const hours = await readHours(q, courseId, 'measured', hoursOfRound({ startsAt, minutes }))
    const affected = affectedMinutes(clause, hours, { startsAt, minutes })
    if (affected === null) return
    const rainCheckVnd = (await readRainCheck(q, bookingId))?.creditVnd ?? 0
    const money = { ...worthOf(await loadPlayers(q, bookingId), booking.leftVnd ?? 0), rainCheckVnd }
    const amountVnd = weatherAmount(clause, { affected, minutes, ...money })
    const decision = { clauseId, courseId, startsAt, minutes, ...money, affectedMinutes: affected, amountVnd }
    await insertWeatherDecision(q, bookingId, decision, now)
    if (amountVnd === 0) return
    await cancelAmount(q, bookingId, { valueVnd: amountVnd, players: 0 })
    // who cannot sign in cannot spend a credit
    const gives = (await isWithoutSignIn(q, memberId)) ? 'refund' : clause.gives
    await refundWeather(ctx, q, { bookingId, memberId, amountVnd, gives, actor: system, now })
    await recordEvent(q, { bookingId, from: state, to: state, actor: system, reason: null, at: now })
    await notifyWeather(ctx, q, bookingId, amountVnd)
    await notifyChanged(q, { id: bookingId, state })
  })
}

/** Whether the round is decided, or was shared with its club. */
async function isSettled(q: Query, bookingId: number): Promise<boolean> {
  if (await readWeatherDecision(q, bookingId)) return true
  return (await q`select from ledger_transfers where cause = ${`split:${bookingId}`}`).length > 0
}

/** The fees of the players who came or may have come, and what may go back: insurance was in force and stays. */
function worthOf(players: readonly PlayerLine[], leftVnd: number): { feesVnd: number; mostVnd: number } {
  const staying = players.filter(({ cancelled_at }) => cancelled_at === null)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const came = staying.filter(({ attendance }) => attendance !== 'no_show')
  const feesVnd = sum(came.map(({ green_fee_vnd }) => green_fee_vnd ?? 0))
  const premiumsVnd = sum(staying.flatMap(({ packages }) => packages.map(({ price_vnd }) => price_vnd)))
  return { feesVnd, mostVnd: Math.max(0, leftVnd - premiumsVnd) }
}
