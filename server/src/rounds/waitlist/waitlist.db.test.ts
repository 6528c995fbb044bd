import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { confirmAtOnce } from '#bookings/steps/confirm-at-once'
import { checkBooks } from '#money/books/check-books'
import { inTransaction } from '#platform/database/transaction'
import { workOffDeadline } from '#rounds/deadlines/work-off-deadline'
import { stateOf } from '#testing/bookings/bank-records'
import { book, brokenPlaces, outcome } from '#testing/bookings/bookings'
import { endTogether, entriesOf, fullCourse, fullStart, wait } from '#testing/bookings/waitlist'
import { fillWallet } from '#testing/bookings/wallets'
import { createTestContext, type TestContext } from '#testing/context'
import { workOffDueJobs } from '#testing/due-jobs'
import { addMember, addStaff, addTeeTime, placesLeft } from '#testing/golf'
import { bookGiven, endOverdue } from './book-given.ts'
import { endAsStaff, leaveWaitlist } from './leave.ts'
import { listOwnEntries, listWaiting } from './list-entries.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))
afterAll(() => ctx.close())

const statesOf = async (courseId: number) => (await entriesOf(ctx.q, courseId)).map(({ state }) => state)
const bookingOf = async (id: number) => {
  const [entry] = await ctx.q<{ id: number }>`
    select booking_id as id /* not null */ from waitlist_entries where id = ${id}`
  return entry?.id ?? 0
}
const smsOf = (phone: string) =>
  ctx.q<{ text: string }>`select text from messages where phone = ${phone} order by id`

test('places go to the first entry that fits, which is passed over while it does not', async () => {
  const { courseId, bookings, teeTimes } = await fullCourse(ctx)
  const four = await wait(ctx, await addMember(ctx.q), { courseId, players: 4, from_minute: 720 }).catch(
    () => 0,
  )
  expect(four).toBe(0)
  await addTeeTime(ctx.q, { courseId, at: '2026-11-24T14:00:00+07:00', price: 1_900_000 })
  const late = await addMember(ctx.q)
  await book(ctx, late, { courseId, at: '2026-11-24T14:00:00+07:00', players: 4 })
  await wait(ctx, await addMember(ctx.q), { courseId, players: 4, from_minute: 720 })
  await wait(ctx, await addMember(ctx.q), { courseId, players: 2, most_price: 1_999_999 })
  await wait(ctx, await addMember(ctx.q), { courseId, players: 3 })
  await wait(ctx, await addMember(ctx.q), { courseId, players: 2 })
  await wait(ctx, await addMember(ctx.q), { courseId, players: 1 })
  await endTogether(ctx, bookings)
  expect(await statesOf(courseId)).toEqual(['waiting', 'waiting', 'given', 'waiting', 'given'])
  expect(await placesLeft(ctx.q, teeTimes[0] ?? 0)).toBe(0)
  expect(await brokenPlaces(ctx.q)).toEqual([])
  expect(await bookGiven(ctx)).toBe(2)
  expect(await bookGiven(ctx)).toBe(0)
  expect(await statesOf(courseId)).toEqual(['waiting', 'waiting', 'booked', 'waiting', 'booked'])
  expect(await brokenPlaces(ctx.q)).toEqual([])
})

test('a given place is held for its payment and goes to the next entry when it is not paid', async () => {
  const { courseId, bookings } = await fullCourse(ctx)
  const [first, second] = [await addMember(ctx.q), await addMember(ctx.q)]
  const [one, other] = [await wait(ctx, first, { courseId }), await wait(ctx, second, { courseId })]
  await endTogether(ctx, bookings)
  await bookGiven(ctx)
  const id = await bookingOf(one)
  expect(await stateOf(ctx, id)).toBe('placed')
  expect((await smsOf(first.phone)).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^TeeViet: Có chỗ từ danh sách chờ: .*8\.000\.000.*08:10/),
  ])
  ctx.clock.set('2026-11-20T08:10:00+07:00')
  await workOffDeadline(ctx, { bookingId: id })
  expect(await stateOf(ctx, id)).toBe('expired')
  await bookGiven(ctx)
  expect(await stateOf(ctx, await bookingOf(other))).toBe('placed')
})

test('a wallet pays at once where the club is not asked, and else when the club has accepted', async () => {
  const golfer = await addMember(ctx.q)
  await fillWallet(ctx, golfer, 16_000_000)
  const atOnce = await fullCourse(ctx)
  const paid = await wait(ctx, golfer, { courseId: atOnce.courseId, paid_by: 'wallet' })
  await endTogether(ctx, atOnce.bookings)
  await bookGiven(ctx)
  expect(await stateOf(ctx, await bookingOf(paid))).toBe('paid')

  const asked = await fullCourse(ctx, { instant: false })
  const requested = await wait(ctx, golfer, { courseId: asked.courseId, paid_by: 'wallet' })
  await endTogether(ctx, asked.bookings)
  await bookGiven(ctx)
  const id = await bookingOf(requested)
  expect(await stateOf(ctx, id)).toBe('requested')
  const staff = await addStaff(ctx.q)
  const actor = { kind: 'staff', id: staff.id } as const
  await inTransaction(ctx.pool, (q) =>
    confirmAtOnce(ctx, q, id, { actor, reason: null, now: ctx.clock.now() }),
  )
  expect(await stateOf(ctx, id)).toBe('placed')
  await workOffDueJobs(ctx)
  expect(await stateOf(ctx, id)).toBe('paid')
  expect((await checkBooks(ctx.pool)).balanced).toBe(true)
})

test('a wallet that was spent meanwhile pays nothing, and the places are held', async () => {
  const golfer = await addMember(ctx.q)
  await fillWallet(ctx, golfer, 8_000_000)
  const [first, second] = [await fullCourse(ctx), await fullCourse(ctx)]
  const entries = [
    await wait(ctx, golfer, { courseId: first.courseId, paid_by: 'wallet' }),
    await wait(ctx, golfer, { courseId: second.courseId, paid_by: 'wallet' }),
  ]
  await endTogether(ctx, [...first.bookings, ...second.bookings])
  await bookGiven(ctx)
  const states = await Promise.all(entries.map(async (id) => stateOf(ctx, await bookingOf(id))))
  // both are booked side by side: either may be the first to pay
  expect(states.toSorted()).toEqual(['paid', 'placed'])
  expect((await smsOf(golfer.phone)).filter(({ text }) => text.includes('danh sách chờ'))).toHaveLength(1)
})

test('a change that releases places and takes them again gives none', async () => {
  const { courseId, teeTimes } = await fullCourse(ctx)
  await wait(ctx, await addMember(ctx.q), { courseId, players: 1 })
  await inTransaction(ctx.pool, async (q) => {
    await q`update tee_times set places_left = places_left + 2 where id = ${teeTimes[0] ?? 0}`
    await q`update tee_times set places_left = places_left - 2 where id = ${teeTimes[0] ?? 0}`
  })
  expect(await statesOf(courseId)).toEqual(['waiting'])
})

test('an entry ends when its golfer leaves, its time is over or staff end it', async () => {
  const { courseId, bookings } = await fullCourse(ctx)
  const golfers = await Promise.all(Array.from({ length: 4 }, () => addMember(ctx.q)))
  const ids: number[] = []
  for (const golfer of golfers) ids.push(await wait(ctx, golfer, { courseId }))
  const staff = await addStaff(ctx.q)
  const [leaver, ended, overdue] = golfers
  if (!leaver || !ended || !overdue) throw new Error('no golfers')
  expect(await outcome(leaveWaitlist(ctx, ended, ids[0] ?? 0))).toBe('request.notFound')
  expect(await outcome(endAsStaff(ctx, staff, { id: ids[1] ?? 0, note: '' }))).toBe('staff.reasonMissing')
  expect(await listWaiting(ctx, staff, { facility_id: courseId }, 'vi')).toHaveLength(4)
  await endTogether(ctx, bookings)
  expect(await statesOf(courseId)).toEqual(['given', 'waiting', 'waiting', 'waiting'])
  await leaveWaitlist(ctx, leaver, ids[0] ?? 0)
  await leaveWaitlist(ctx, leaver, ids[0] ?? 0)
  expect(await statesOf(courseId)).toEqual(['ended', 'given', 'waiting', 'waiting'])
  await endAsStaff(ctx, staff, { id: ids[1] ?? 0, note: 'Sân đã báo khách' })
  expect(await statesOf(courseId)).toEqual(['ended', 'ended', 'given', 'waiting'])
  ctx.clock.set(fullStart(-600))
  expect(await bookGiven(ctx)).toBe(1)
  await bookGiven(ctx)
  await endOverdue(ctx)
  expect(await statesOf(courseId)).toEqual(['ended', 'ended', 'ended', 'ended'])
  const { entries } = await listOwnEntries(ctx, ended, 'vi')
  expect(entries).toMatchObject([{ end_reason: 'staff', end_note: 'Sân đã báo khách', ahead: null }])
  expect((await smsOf(overdue.phone)).map(({ text }) => text)).toEqual([expect.stringContaining('hết hạn')])
  expect(await brokenPlaces(ctx.q)).toEqual([])
})

test('staff read the golfers of a line by name, and one who has given none by number', async () => {
  const { courseId } = await fullCourse(ctx)
  const nameless = await addMember(ctx.q, '')
  await wait(ctx, await addMember(ctx.q, 'Lê Hoa'), { courseId })
  await wait(ctx, nameless, { courseId })
  const line = await listWaiting(ctx, await addStaff(ctx.q), { facility_id: courseId }, 'vi')
  expect(line.map(({ golfer }) => golfer)).toEqual(['Lê Hoa', `Golfer ${nameless.vga}`])
})

test('joining again with the same entry keeps the place in line, with another one it is lost', async () => {
  const { courseId } = await fullCourse(ctx)
  const golfer = await addMember(ctx.q)
  const id = await wait(ctx, golfer, { courseId })
  await wait(ctx, await addMember(ctx.q), { courseId })
  expect(await wait(ctx, golfer, { courseId })).toBe(id)
  expect((await listOwnEntries(ctx, golfer, 'vi')).entries).toMatchObject([{ id, ahead: 0 }])
  const again = await wait(ctx, golfer, { courseId, players: 2 })
  expect((await listOwnEntries(ctx, golfer, 'vi')).entries).toMatchObject([
    { id: again, ahead: 1 },
    { id, state: 'ended', end_reason: 'left' },
  ])
})

test('refuses what cannot be waited for', async () => {
  const { courseId, bookings } = await fullCourse(ctx)
  const golfer = await addMember(ctx.q)
  const off = { ...ctx, config: { ...ctx.config, waitlist: false } }
  expect(await outcome(wait(off, golfer, { courseId }))).toBe('waitlist.off')
  expect(await outcome(wait(ctx, golfer, { courseId, from_minute: 600 }))).toBe('waitlist.notThisTime')
  expect(await outcome(wait(ctx, golfer, { courseId, until: ctx.clock.now().getTime() }))).toBe(
    'waitlist.notThisTime',
  )
  expect(await outcome(wait(ctx, golfer, { courseId, paid_by: 'wallet' }))).toBe('waitlist.walletShort')
  const few = {
    ...ctx,
    config: { ...ctx.config, rules: { ...ctx.config.rules, waitlistEntriesPerMember: 0 } },
  }
  expect(await outcome(wait(few, golfer, { courseId }))).toBe('waitlist.tooMany')
  await endTogether(ctx, bookings)
  expect(await outcome(wait(ctx, golfer, { courseId }))).toBe('waitlist.placesFree')
})

test('places that a club opens, adds or makes cheaper are given as well', async () => {
  const { courseId, teeTimes } = await fullCourse(ctx, { price: 3_000_000 })
  await wait(ctx, await addMember(ctx.q), { courseId, players: 1, most_price: 3_000_000 })
  await ctx.q`update tee_times set capacity = 5, places_left = 1 where id = ${teeTimes[0] ?? 0}`
  await wait(ctx, await addMember(ctx.q), { courseId, players: 2, most_price: 2_500_000 })
  await addTeeTime(ctx.q, { courseId, at: fullStart(60), capacity: 2, price: 2_400_000 })
  await wait(ctx, await addMember(ctx.q), { courseId, players: 2, most_price: 2_500_000 })
  await addTeeTime(ctx.q, { courseId, at: fullStart(70), capacity: 2, price: 2_600_000 })
  expect(await statesOf(courseId)).toEqual(['given', 'given', 'waiting'])
  await ctx.q`update tee_times set price_vnd = 2500000 where course_id = ${courseId} and price_vnd = 2600000`
  expect(await statesOf(courseId)).toEqual(['given', 'given', 'given'])
  await ctx.q`update tee_times set is_closed = true where course_id = ${courseId}`
  await bookGiven(ctx)
  expect(await statesOf(courseId)).toEqual(['waiting', 'waiting', 'waiting'])
  await ctx.q`update tee_times set is_closed = false where course_id = ${courseId}`
  expect(await statesOf(courseId)).toEqual(['given', 'given', 'given'])
  expect(await brokenPlaces(ctx.q)).toEqual([])
})

test('a start that has passed is not given again, and the entry waits for a later one', async () => {
  const { courseId, bookings } = await fullCourse(ctx, { starts: 2 })
  await wait(ctx, await addMember(ctx.q), { courseId, until: Date.parse(fullStart(10)) })
  await endTogether(ctx, bookings.slice(0, 1))
  ctx.clock.set(fullStart(5))
  await bookGiven(ctx)
  await bookGiven(ctx)
  expect(await statesOf(courseId)).toEqual(['waiting'])
  expect(await brokenPlaces(ctx.q)).toEqual([])
})
