import { calls } from '@teeviet/contract/calls'
import { addDays, dayOf, instantAt } from '@teeviet/contract/rules/time/dates'
import { requestBooking } from '#bookings/request/request'
import { saveWeatherClause } from '#golf/weather/save-clause'
import { storeMeasured } from '#golf/weather/weather-hours'
import { bookBankLine } from '#money/books/book-line'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import { confirmAndPlaceAsStaff } from '#rounds/staff/booking-acts'
import { decideRound } from '#rounds/weather/decide-rounds'
import { demoAdmin, demoGolfer, teeTimeOn } from './add-played-round.ts'

const hourMs = 3_600_000
/** The rain of the round by the hour, in mm. */
const rains = [0, 14, 9, 1, 0, 0, 0]
/** The demo golfer of this round, counted from 0. */
const golferAt = 9

/**
 * Adds for one golfer of the demo world a round of yesterday on which it rained, on a course with a weather clause, so that
 * the demo shows a decision and the credit it gave. It is booked, placed, paid and decided by the product's own verbs;
 * nothing is added when the golfer has booked.
 */
export async function addWetRound(ctx: Context, phones: readonly string[]): Promise<void> {
  if (!ctx.gateways.weather) return
  // its steps commit one by one: a second server that starts waits here, and then finds the booking
  await inTransaction(ctx.pool, async (q) => {
    await q`select pg_advisory_xact_lock(hashtextextended('teeviet.demo-wet-round', 0))`
    await playInTheRain(ctx, phones[golferAt] ?? '')
  })
}

async function playInTheRain(ctx: Context, phone: string): Promise<void> {
  const [golfer, admin] = [await demoGolfer(ctx, phone), await demoAdmin(ctx)]
  const [course] = await ctx.q<{ id: number }>`
    select id from courses where is_open and latitude is not null and longitude is not null
    order by featured_rank nulls last, id offset 1 limit 1`
  if (!golfer || !admin || !course) return
  const playDay = addDays(dayOf(ctx.clock.now()), -1)
  const bookedAt = new Date(instantAt(addDays(playDay, -1), '09:00'))
  const past: Context = { ...ctx, clock: { now: () => bookedAt } }
  const startsAt = await teeTimeOn(past, course.id, playDay)
  if (!startsAt) return
  await saveWeatherClause(past, admin, {
    id: course.id,
    clause: {
      rain_mm: 5,
      gust_kmh: 60,
      heat_c: null,
      by_lightning: true,
      least_minutes: 60,
      gives: 'wallet',
      percent: 100,
    },
  })
  const fields = calls['POST /api/services/create_booking_for_wap'].request.parse({
    facility_id: course.id,
    date_played: startsAt.getTime(),
    list_users: [{ user_id: golfer.vga }],
    terms_agreed: 1,
  })
  const key = `demo-wet-round-${playDay}`
  const idempotency = { caller: `member:${golfer.id}`, key, hash: Buffer.from(key) }
  const sent = await requestBooking(past, golfer, fields, { channel: 'quick', lang: 'vi', idempotency })
  const id = sent.id_general_bill
  await confirmAndPlaceAsStaff(past, admin, { id, note: '' }, 'vi')
  const { transaction_id: content, amount: amountVnd } = await startBankTransfer(past, golfer, id)
  const paid = { bankReference: `DEMO-WET-${id}`, amountVnd, occurredAt: bookedAt, content, line: 1 }
  await bookBankLine(past, admin, paid)
  const first = Math.floor(startsAt.getTime() / hourMs) * hourMs
  const hours = rains.map((rainMm, at) => ({
    hour: new Date(first + at * hourMs),
    rainMm,
    gustKmh: 15,
    temperatureC: 25,
    hasLightning: false,
  }))
  await storeMeasured(ctx.q, course.id, hours, ctx.clock.now())
  await decideRound(ctx, id)
}
