import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkBooks } from '#money/books/check-books'
import type { Staff } from '#platform/context/actor'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import { splitRounds } from '../close/split-rounds.ts'
import { disputeLine, settleDispute } from './disputes.ts'
import { differingMonths } from './months.ts'

let ctx: TestContext
let club: Staff
let courseId: number
let bookingId: number

/** A round of the last day of November, divided in the first night of December. */
beforeAll(async () => {
  ctx = await createTestContext()
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  const { id } = await paidBooking(ctx, { at: '2026-11-30T06:30:00+07:00' })
  const [booking] = await ctx.q<{ course_id: number }>`
    update bookings set state = 'played' where id = ${id} returning course_id`
  bookingId = id
  courseId = booking?.course_id ?? 0
  club = await addStaff(ctx.q, ['club'], [courseId])
  ctx.clock.set('2026-12-01T02:30:00+07:00')
  await splitRounds(ctx)
})
afterAll(() => ctx.close())

const months = () => ctx.q`
  select month, rounds, divided_vnd, club_vnd from club_months where course_id = ${courseId} order by month`
const november = { month: '2026-11-01', rounds: 1, divided_vnd: 4_000_000, club_vnd: 3_600_000 }

it('a round is added to the month in which it was played, and its correction to that of the decision', async () => {
  expect(await months()).toEqual([november])
  await disputeLine(ctx, club, { booking_id: bookingId, words: 'Một khách không đến' })
  const [dispute] = await ctx.q<{
    id: number
  }>`select id from statement_disputes where booking_id = ${bookingId}`
  ctx.clock.set('2026-12-05T10:00:00+07:00')
  const admin = await addStaff(ctx.q, ['admin'])
  await settleDispute(ctx, admin, { id: dispute?.id ?? 0, club_amount: 3_800_000, answer: 'Đã kiểm tra' })
  expect(await months()).toEqual([
    november,
    { month: '2026-12-01', rounds: 0, divided_vnd: 0, club_vnd: 200_000 },
  ])
  expect(await differingMonths(ctx.q)).toEqual([])
})

it('rounds that were divided before there were sums are added once, beside those of the trigger', async () => {
  const counted = await months()
  const backfill = await readFile(
    new URL('../../platform/database/migrations/0250-0274/0260-club-months-so-far.sql', import.meta.url),
    'utf8',
  )
  await ctx.q`delete from club_months where month = '2026-11-01'`
  expect(await differingMonths(ctx.q)).toEqual([{ course_id: courseId, month: '2026-11-01' }])
  // the entries of December came after the trigger
  await ctx.pool.query(`create table club_months_begin as
    select max(e.id) as entry_id from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where t.cause = 'split:${bookingId}'`)
  await ctx.pool.query(backfill)
  expect(await months()).toEqual(counted)
})

it('a sum that is not what the ledger divided is named by the check of the books', async () => {
  expect((await checkBooks(ctx.pool)).faults).toEqual([])
  await ctx.q`update club_months set club_vnd = club_vnd + 1 where course_id = ${courseId} and month = '2026-11-01'`
  expect(await checkBooks(ctx.pool)).toMatchObject({
    balanced: false,
    faults: [`month 2026-11-01 of course ${courseId}`],
  })
})
