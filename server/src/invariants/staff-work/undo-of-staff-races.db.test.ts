import { afterEach } from 'vitest'
import { loadPlayers } from '#bookings/booking/rows/players'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { cancelBooking } from '#rounds/cancel/cancel'
import { writeAttendanceAs } from '#rounds/staff/record-attendance'
import { snoozeBooking } from '#rounds/staff/sharing/snooze-booking'
import { bankReports } from '#testing/bookings/bank-reports'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { type Race, testRaces } from './run-race.ts'

/*
 * The console undoes an act of staff while the golfer pays or cancels: the golfer's step counts, and the undo is refused.
 * Each race is run again without its guard, and must then show the damage.
 */

let ctx: TestContext
afterEach(() => ctx.close())

const lang = 'vi' as const

const races: Readonly<Record<string, Race>> = {
  'a payment and the undone return of its booking to the queue': {
    prepare: async () => {
      const { id, member, staff } = await bookingIn(ctx, 'placed')
      const until = ctx.clock.now().getTime() + 600_000
      const snooze = (wanted: number | undefined, seen_until: number | null) =>
        snoozeBooking(ctx, { staff, lang }, { id, until: wanted, seen_until })
      await snooze(until, null)
      await snooze(undefined, until)
      const { transaction_id, amount } = await startBankTransfer(ctx, member, id)
      const stored = async () => {
        const [row] = await ctx.q`
          select b.state, c.snoozed_state as snoozed from bookings b join booking_claims c on c.booking_id = b.id`
        return row
      }
      return { one: () => bankReports(ctx, transaction_id, amount), other: () => snooze(until, null), stored }
    },
    gate: { table: 'receipts', on: 'insert' },
    guards: [{ sql: /(hold_until, pay_by from bookings where id = \$\d+) for share/, instead: '$1' }],
    isFreeUnguarded: true,
    end: { other: 'booking.wrongState', stored: { state: 'paid', snoozed: null } },
    damage: { state: 'paid', snoozed: 'placed' },
  },
  'a cancellation and an undone check-in': {
    prepare: async () => {
      const { id, member, staff } = await paidBooking(ctx)
      ctx.clock.set('2026-11-24T05:30:00+07:00')
      const player_ids = (await loadPlayers(ctx.q, id)).map((player) => player.id)
      await writeAttendanceAs(ctx, staff, { id, player_ids, attendance: 'checked_in' })
      const cancelled = { bookingId: id, reason: 'Bận', target: {}, idempotency: null }
      const undone = { id, player_ids, attendance: 'expected', seen: 'checked_in' } as const
      const stored = async () => {
        const [row] = await ctx.q`
          select b.state, p.attendance from bookings b join booking_players p on p.booking_id = b.id limit 1`
        return row
      }
      return {
        one: () => cancelBooking(ctx, member, cancelled),
        other: () => writeAttendanceAs(ctx, staff, undone),
        stored,
      }
    },
    gate: { table: 'refunds', on: 'insert' },
    guards: [
      {
        sql: /(where id = \$\d+ and \(\$\d+::int\[\] is null or course_id = any \(\$\d+::int\[\]\)\)) for update/,
        instead: '$1',
      },
    ],
    isFreeUnguarded: true,
    end: {
      other: 'booking.wrongState',
      stored: { state: 'cancellation_requested', attendance: 'checked_in' },
    },
    damage: { state: 'cancellation_requested', attendance: 'expected' },
  },
}

testRaces(races, async () => {
  ctx = await createTestContext()
  return ctx
})
