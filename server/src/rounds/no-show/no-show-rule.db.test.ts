import type { Attendance } from '@teeviet/contract/rules/bookings/attendance'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { loadPlayers } from '#bookings/booking/rows/players'
import { readClubBooking } from '#bookings/club/read-club-bookings'
import { chooseOwnTarget } from '#money/refunds/quote/choose-own-target'
import type { Staff } from '#platform/context/actor'
import { pointsOf } from '#platform/ledger/points'
import { readBill } from '#rounds/bills/read-bill'
import { readClubSheet } from '#rounds/club/club-sheet'
import { workOffDeadline } from '#rounds/deadlines/work-off-deadline'
import { openBooking } from '#rounds/staff/open-booking'
import { writeAttendanceAs } from '#rounds/staff/record-attendance'
import { readStaffSheet } from '#rounds/staff/staff-sheet'
import { outcome } from '#testing/bookings/bookings'
import { unsound } from '#testing/bookings/changes'
import { keepOfNoShows } from '#testing/bookings/no-show-rule'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addPackage, addStaff } from '#testing/golf'

let ctx: TestContext
let staff: Staff
beforeAll(async () => {
  ctx = await createTestContext()
  staff = await addStaff(ctx.q, ['sales'])
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

/** A paid round of two at 2.000.000đ each whose course keeps so many percent, half an hour after its tee time. */
async function begun(keptPercent = 40, booked: Parameters<typeof paidBooking>[1] = {}) {
  const booking = await paidBooking(ctx, booked)
  await keepOfNoShows(ctx.q, booking.id, keptPercent)
  ctx.clock.set('2026-11-24T07:00:00+07:00')
  const [first = 0, second = 0] = (await loadPlayers(ctx.q, booking.id)).map(({ id }) => id)
  return { ...booking, first, second }
}
const record = (id: number, player_ids: number[], attendance: Attendance) =>
  writeAttendanceAs(ctx, staff, { id, player_ids, attendance })
const refundsOf = (id: number) => ctx.q<{ id: number; state: string; target: string | null; amount: number }>`
  select id, state, target, amount_vnd as amount from refunds where bill_id = ${id} order by id`
const messagesOf = async (id: number) =>
  (await ctx.q<{ text: string }>`select text from messages where booking_id = ${id} order by id`).map(
    ({ text }) => text,
  )

describe('of a no-show whose course keeps 40 percent', () => {
  test('the rest goes back: the golfer chooses where to, reads one SMS and sees it on the bill', async () => {
    const { id, member, second } = await begun()
    const before = (await messagesOf(id)).length
    await record(id, [second], 'no_show')
    const [refund] = await refundsOf(id)
    expect(refund).toMatchObject({ state: 'needs_target', amount: 1_200_000 })
    const news = (await messagesOf(id)).slice(before)
    expect(news).toEqual([expect.stringMatching(/1\.200\.000đ.*800\.000đ/)])
    const bill = await readBill(ctx, member, id, 'vi')
    expect(bill.refunds).toMatchObject([{ cause: 'no_show', amount: 1_200_000 }])
    expect(bill.refunds[0]?.part).not.toBe('')
    const fields = { refund_to: 'wallet' as const }
    await chooseOwnTarget(ctx, member, { refundId: refund?.id ?? 0, fields, lang: 'vi' })
    expect(await pointsOf(ctx.q, member.id)).toBe(1_200_000)
    expect(await messagesOf(id)).toHaveLength(before + 1)
    expect(await unsound(ctx)).toEqual([])
  })

  test('a repeat returns nothing more, and each player gets back their own part', async () => {
    const { id, first, second } = await begun()
    await record(id, [second], 'no_show')
    await record(id, [second], 'no_show')
    await record(id, [first, second], 'no_show')
    expect(await refundsOf(id)).toMatchObject([{ amount: 1_200_000 }, { amount: 1_200_000 }])
    expect(await unsound(ctx)).toEqual([])
  })

  test('a player who did not come and one who did are not mixed up, and the insurance stays', async () => {
    const { id, first, second } = await begun(0, { packages: [await addPackage(ctx.q, 50_000)] })
    await record(id, [first], 'checked_in')
    await record(id, [second], 'no_show')
    expect(await refundsOf(id)).toMatchObject([{ amount: 2_000_000 }])
    expect(await unsound(ctx)).toEqual([])
  })

  test('above the limit for one person it waits for a second one', async () => {
    await ctx.q`insert into site_settings (name, value) values ('second_person_above', '"2000000"'::jsonb)`
    onTestFinished(async () => {
      await ctx.q`delete from site_settings where name = 'second_person_above'`
    })
    const { id, first, second } = await begun()
    await record(id, [first, second], 'no_show')
    const held = await ctx.q`select is_held from refunds where bill_id = ${id}`
    expect(held).toEqual([{ is_held: true }, { is_held: true }])
  })

  test('is recorded on the day of play: once the round counts as played it is refused with what is kept', async () => {
    const { id, second } = await begun()
    ctx.clock.set('2026-11-25T01:00:00+07:00')
    await workOffDeadline(ctx, { bookingId: id })
    expect(await outcome(record(id, [second], 'no_show'))).toBe('noShow.dayOver')
    expect((await loadPlayers(ctx.q, id))[1]?.attendance).toBe('expected')
    expect(await openBooking(ctx, id, 'vi')).toMatchObject({ state: 'played', no_show_kept_percent: 40 })
    expect(await refundsOf(id)).toEqual([])
  })

  test('shows staff and club the share that was stored with it, whatever the course keeps by now', async () => {
    const { id, teeTimeId } = await begun()
    const [course] = await ctx.q<{ id: number }>`
      update courses set no_show_kept_percent = 70 where id = (select course_id from bookings where id = ${id})
      returning id`
    const courseId = course?.id ?? 0
    const club = { ...staff, roles: ['club' as const], courseIds: [courseId] }
    const ofClub = await readClubBooking(ctx, id, { staff: club, lang: 'vi' })
    const sheets = [
      await readStaffSheet(ctx, courseId, '2026-11-24'),
      await readClubSheet(ctx, club, { facility_id: courseId, day: '2026-11-24' }),
    ]
    const onSheets = sheets.flatMap(
      ({ tee_times }) => tee_times.find((one) => one.id === teeTimeId)?.bookings,
    )
    for (const shown of [await openBooking(ctx, id, 'vi'), ofClub, ...onSheets])
      expect(shown).toMatchObject({ id, no_show_kept_percent: 40 })
  })
})

test('of a course that keeps everything nothing goes back, and the golfer gets no SMS', async () => {
  const { id, second } = await begun(100)
  const before = await messagesOf(id)
  await record(id, [second], 'no_show')
  expect(await refundsOf(id)).toEqual([])
  expect(await messagesOf(id)).toEqual(before)
})

test('of a course that keeps everything it is recorded after the day as well', async () => {
  const { id, second } = await begun(100)
  ctx.clock.set('2026-11-25T01:00:00+07:00')
  await workOffDeadline(ctx, { bookingId: id })
  await record(id, [second], 'no_show')
  expect((await loadPlayers(ctx.q, id))[1]?.attendance).toBe('no_show')
})

describe('a no-show that was recorded by mistake', () => {
  test('is undone while its money has not left: nothing is owed, and the golfer learns of it', async () => {
    const { id, second } = await begun()
    await record(id, [second], 'no_show')
    const before = (await messagesOf(id)).length
    await record(id, [second], 'expected')
    expect(await refundsOf(id)).toMatchObject([{ state: 'refused', amount: 1_200_000 }])
    expect((await messagesOf(id)).slice(before)).toEqual([expect.stringContaining('1.200.000đ')])
    expect(await ctx.q`select cancelled_vnd from bookings where id = ${id}`).toEqual([{ cancelled_vnd: 0 }])
    await record(id, [second], 'no_show')
    expect(await refundsOf(id)).toMatchObject([{ state: 'refused' }, { state: 'needs_target' }])
    expect(await unsound(ctx)).toEqual([])
  })

  test('is undone by checking the player in', async () => {
    const { id, second } = await begun()
    await record(id, [second], 'no_show')
    await record(id, [second], 'checked_in')
    expect(await refundsOf(id)).toMatchObject([{ state: 'refused' }])
    expect(await unsound(ctx)).toEqual([])
  })

  test('undone for one player leaves the refund of the other', async () => {
    const { id, first, second } = await begun()
    await record(id, [first, second], 'no_show')
    await record(id, [first], 'expected')
    expect(await refundsOf(id)).toMatchObject([{ state: 'refused' }, { state: 'needs_target' }])
    expect(await unsound(ctx)).toEqual([])
  })

  test('stays once its money has left', async () => {
    const { id, member, second } = await begun()
    await record(id, [second], 'no_show')
    const [refund] = await refundsOf(id)
    const fields = { refund_to: 'wallet' as const }
    await chooseOwnTarget(ctx, member, { refundId: refund?.id ?? 0, fields, lang: 'vi' })
    expect(await outcome(record(id, [second], 'expected'))).toBe('noShow.refunded')
    expect((await loadPlayers(ctx.q, id))[1]?.attendance).toBe('no_show')
    expect(await unsound(ctx)).toEqual([])
  })
})
