import { mostAttachments } from '@teeviet/contract/rules/bookings/attachments'
import { afterEach } from 'vitest'
import { loadPlayers } from '#bookings/booking/rows/players'
import { listStaffRates } from '#golf/courses/staff-rates'
import { saveRates } from '#golf/schedule/save-rates'
import { splitRounds } from '#money/close/split-rounds'
import { disputeLine, settleDispute } from '#money/clubs/disputes'
import { nameOwnPlayers } from '#rounds/bills/name-players'
import { workOffDeadline } from '#rounds/deadlines/work-off-deadline'
import { recordRainCheck } from '#rounds/rain-check/record-rain-check'
import { addAttachment } from '#rounds/staff/attachments/change-attachments'
import { closeTeeTimes } from '#rounds/staff/close/close'
import { liftClosing } from '#rounds/staff/close/lift-closing'
import { decidePartlyPaid } from '#rounds/staff/decide-partly-paid'
import { extendPayment } from '#rounds/staff/extend-payment'
import { writeToGolfer } from '#rounds/staff/messages/write-to-golfer'
import { namePlayersAsStaff } from '#rounds/staff/name-players'
import { writeAttendanceAs } from '#rounds/staff/record-attendance'
import { assignBooking } from '#rounds/staff/sharing/assign-booking'
import { snoozeBooking } from '#rounds/staff/sharing/snooze-booking'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { bookingPartlyPaid } from '#testing/bookings/money-in-state'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addRates } from '#testing/courses'
import { addCourse, addStaff } from '#testing/golf'
import type { Guard } from '#testing/processes/unguarded-server'
import { type Race, testRaces } from './run-race.ts'

/*
 * Two colleagues do the same work at the same moment: the first one counts, and the second one learns it. Each race is
 * run again without its guards, and must then show the damage.
 */

let ctx: TestContext
afterEach(() => ctx.close())

const lang = 'vi' as const
const colleagues = async () => [await addStaff(ctx.q), await addStaff(ctx.q)] as const
const actsOf = async (id: number) =>
  (
    await ctx.q<{ what: string }>`
      select what from staff_acts where subject = ${`booking:${id}`} order by id`
  ).map(({ what }) => what)
const claimLock: Guard = {
  sql: /(from booking_claims where booking_id = \$\d+) for update/,
  instead: '$1',
}
const bookingLock = (columns: string): Guard => ({
  sql: new RegExp(`(select ${columns} from bookings where id = \\$\\d+) for update`),
  instead: '$1',
})

const races: Readonly<Record<string, Race>> = {
  'two extensions of a payment window': {
    prepare: async () => {
      const { id } = await bookingIn(ctx, 'placed')
      const [mine, yours] = await colleagues()
      const pay_by = ctx.clock.now().getTime() + 1_800_000
      const extend = (staff: typeof mine, minutes: 30 | 60) => () =>
        extendPayment(ctx, { staff, lang }, { id, minutes, pay_by, reason: 'Đang chuyển khoản' })
      return { one: extend(mine, 30), other: extend(yours, 60), stored: () => actsOf(id) }
    },
    gate: { table: 'bookings', on: 'update' },
    guards: [{ sql: /(tee_time_at, part_hold\s+from bookings where id = \$\d+) for update/, instead: '$1' }],
    end: { other: 'staff.changedMeanwhile', stored: ['booking.payment_extended'] },
    damage: ['booking.payment_extended', 'booking.payment_extended'],
  },
  'two decisions about a partly paid order': {
    prepare: async () => {
      const { id } = await bookingPartlyPaid(ctx, 'placed')
      const [mine, yours] = await colleagues()
      const decide = (staff: typeof mine, decision: 'wait' | 'end') => () =>
        decidePartlyPaid(ctx, { staff, lang }, { id, decision, reason: 'Đã gọi khách' })
      const stored = async () => {
        const [row] = await ctx.q`select state, part_hold from bookings where id = ${id}`
        return row
      }
      return { one: decide(mine, 'end'), other: decide(yours, 'wait'), stored }
    },
    gate: { table: 'bookings', on: 'update' },
    guards: [bookingLock('state, part_hold')],
    end: { other: 'booking.wrongState', stored: { state: 'cancelled', part_hold: 'undecided' } },
    damage: { state: 'cancelled', part_hold: 'decided' },
  },
  'two claims of a booking': {
    prepare: async () => {
      const { id } = await bookingIn(ctx, 'requested')
      const [mine, yours] = await colleagues()
      const give = (staff: typeof mine, staff_id: number | undefined, held_by?: number) =>
        assignBooking(ctx, { staff, lang }, { id, staff_id, held_by })
      // its row is there, as of every booking that was claimed once
      await give(mine, mine.id)
      await give(mine, undefined, mine.id)
      const claims = async () => (await actsOf(id)).filter((what) => what === 'booking.claimed')
      return { one: () => give(mine, mine.id), other: () => give(yours, yours.id), stored: claims }
    },
    gate: { table: 'booking_claims', on: 'update' },
    guards: [claimLock],
    end: { other: 'claim.changed', stored: ['booking.claimed', 'booking.claimed'] },
    damage: ['booking.claimed', 'booking.claimed', 'booking.claimed'],
  },
  'two snoozes of a booking': {
    prepare: async () => {
      const { id } = await bookingIn(ctx, 'requested')
      const [mine, yours] = await colleagues()
      const snooze = (staff: typeof mine, minutes: number, seen_until: null | undefined) => {
        const until = minutes === 0 ? undefined : ctx.clock.now().getTime() + minutes * 60_000
        return snoozeBooking(ctx, { staff, lang }, { id, until, seen_until })
      }
      await snooze(mine, 5, null)
      await snooze(mine, 0, undefined)
      const snoozes = async () => (await actsOf(id)).filter((what) => what === 'booking.snoozed')
      return { one: () => snooze(mine, 10, null), other: () => snooze(yours, 20, null), stored: snoozes }
    },
    gate: { table: 'booking_claims', on: 'update' },
    guards: [claimLock],
    end: { other: 'staff.changedMeanwhile', stored: ['booking.snoozed', 'booking.snoozed'] },
    damage: ['booking.snoozed', 'booking.snoozed', 'booking.snoozed'],
  },
  'two messages to a golfer': {
    prepare: async () => {
      const { id } = await bookingIn(ctx, 'placed')
      const [mine, yours] = await colleagues()
      const write = (staff: typeof mine, words: string) => () =>
        writeToGolfer(ctx, staff, { id, template: undefined, words, after_id: undefined })
      const stored = () => actsOf(id)
      return { one: write(mine, 'Mời đến sớm'), other: write(yours, 'Mời gọi lại'), stored }
    },
    gate: { table: 'messages', on: 'insert' },
    guards: [bookingLock('id')],
    end: { other: 'message.newer', stored: ['booking.messaged'] },
    damage: ['booking.messaged', 'booking.messaged'],
  },
  'two files, of which a booking may have one more': {
    prepare: async () => {
      const { id, staff } = await bookingIn(ctx, 'paid')
      const attach = (name: string) => () =>
        addAttachment(ctx, staff, { id, name, data: Buffer.from('%PDF-1.7 letter').toString('base64') })
      for (let n = 1; n < mostAttachments; n += 1) await attach(`${n}.pdf`)()
      const stored = async () => (await ctx.q`select 1 from booking_attachments`).length
      return { one: attach('mine.pdf'), other: attach('yours.pdf'), stored }
    },
    gate: { table: 'booking_attachments', on: 'insert' },
    guards: [bookingLock('1')],
    end: { other: 'attachment.tooMany', stored: mostAttachments },
    damage: mostAttachments + 1,
  },
  'two who name the same player': {
    prepare: async () => {
      const { id, member, staff } = await bookingIn(ctx, 'placed')
      const player_id = (await loadPlayers(ctx.q, id)).at(-1)?.id ?? 0
      await ctx.q`update booking_players set is_unnamed = true where id = ${player_id}`
      const called = (name: string) => [{ player_id, name }]
      const stored = async () =>
        (
          await ctx.q<{
            name: string
          }>`select guest_name as name from booking_players where id = ${player_id}`
        )[0]?.name
      return {
        one: () => nameOwnPlayers(ctx, member, { bookingId: id, names: called('Phạm Hà') }),
        other: () => namePlayersAsStaff(ctx, { staff, lang }, { id, names: called('Vũ Long') }),
        stored,
      }
    },
    gate: { table: 'booking_players', on: 'update' },
    guards: [bookingLock('state'), { sql: /(and p\.booking_id = \$\d+) and p\.is_unnamed/, instead: '$1' }],
    // the name that is there stays, and the second one reads it
    end: { other: '', stored: 'Phạm Hà' },
    damage: 'Vũ Long',
  },
  'two rain checks of a round': {
    prepare: async () => {
      const { id, staff } = await paidBooking(ctx)
      ctx.clock.set('2026-11-24T08:40:00+07:00')
      const player_ids = (await loadPlayers(ctx.q, id)).map((player) => player.id)
      await writeAttendanceAs(ctx, staff, { id, player_ids, attendance: 'checked_in' })
      const record = (marshal: string) => () =>
        recordRainCheck(ctx, staff, { id, holes_played: 9, marshal, amount: 2_000_000 })
      const stored = async () => (await ctx.q`select 1 from refunds where cause = 'rain_check'`).length
      return { one: record('Anh Tư'), other: record('Chị Năm'), stored }
    },
    gate: { table: 'rain_checks', on: 'insert' },
    guards: [
      {
        sql: /(\(\$\d+::int\[\] is null or b\.course_id = any \(\$\d+::int\[\]\)\)) for update of b/,
        instead: '$1',
      },
    ],
    constraints: 'alter table rain_checks drop constraint rain_checks_pkey',
    end: { other: 'rainCheck.recorded', stored: 1 },
    damage: 2,
  },
  'two who lift a closing': {
    prepare: async () => {
      const { courseId, staff } = await bookingIn(ctx, 'requested')
      const span = { facility_id: courseId, day_from: '2026-11-24', day_to: '2026-11-24' }
      const closing = { ...span, time_from: '06:00', time_to: '07:00', number_hole: undefined }
      const { closing_id } = await closeTeeTimes(ctx, staff, {
        ...closing,
        reason: 'maintenance',
        note: '',
        bookings: 'keep',
        end_reason: '',
      })
      const lift = () => liftClosing(ctx, staff, closing_id ?? 0)
      const stored = async () => (await ctx.q`select 1 from golf_changes where act = 'opened'`).length
      return { one: lift, other: lift, stored }
    },
    gate: { table: 'tee_times', on: 'update' },
    guards: [
      { sql: /(select version from courses where id = \$\d+) for no key update/, instead: '$1' },
      { sql: /(where closing_id = \$\d+ order by play_date, id) for update/, instead: '$1' },
      {
        sql: /(and t\.id = locked\.id) and t\.closing_id = (\$\d+)/,
        instead: '$1 and $2::bigint is not null',
      },
    ],
    end: { other: '', stored: 1 },
    damage: 2,
  },
  'two prices of the same rate': {
    prepare: async () => {
      const courseId = await addCourse(ctx.q)
      await addRates(ctx.q, courseId, { weekday: 2_000_000 })
      const [rate] = await listStaffRates(ctx.q, courseId)
      if (!rate) throw new Error('no rate')
      const staff = await addStaff(ctx.q)
      const save = (price: number) => () =>
        saveRates(ctx, staff, {
          facility_id: courseId,
          remove: [],
          save: [{ ...rate, valid_to: rate.valid_to ?? undefined, price }],
        })
      const stored = async () => (await ctx.q`select 1 from golf_changes where subject = 'rate'`).length
      return { one: save(1_800_000), other: save(2_200_000), stored }
    },
    gate: { table: 'rates', on: 'update' },
    guards: [
      { sql: /(select version from courses where id = \$\d+) for no key update/, instead: '$1' },
      { sql: / and rates\.version = r\.version/, instead: '' },
    ],
    end: { other: 'staff.changedMeanwhile', stored: 1 },
    damage: 2,
  },
  'two answers to a dispute': {
    prepare: async () => {
      const { id: booking_id, staff } = await paidBooking(ctx)
      ctx.clock.set('2026-11-25T00:00:00+07:00')
      await workOffDeadline(ctx, { bookingId: booking_id })
      await splitRounds(ctx)
      const { id } = await disputeLine(ctx, staff, { booking_id, words: 'Thiếu một khách' })
      const settle = (answer: string) => () =>
        settleDispute(ctx, staff, { id, club_amount: 4_000_000, answer })
      const stored = async () => (await actsOf(booking_id)).filter((what) => what === 'statement.settled')
      return { one: settle('Đúng'), other: settle('Sai'), stored }
    },
    gate: { table: 'statement_disputes', on: 'update' },
    guards: [{ sql: /(from statement_disputes d .+? where d\.id = \$\d+) for update of d/, instead: '$1' }],
    end: { other: 'staff.changedMeanwhile', stored: ['statement.settled'] },
    damage: ['statement.settled', 'statement.settled'],
  },
}

testRaces(races, async () => {
  ctx = await createTestContext({ CLUB_SHARE_PERCENT: '80' })
  return ctx
})
