import { afterEach, expect, test } from 'vitest'
import { outcome } from '#testing/bookings/bookings'
import { makeAsStaff, typedBooking } from '#testing/bookings/new-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { addCourse, addStaff, addTeeTime } from '#testing/golf'
import { type Guard, switchOff } from '#testing/processes/unguarded-server'
import { waitingForLocks } from '#testing/waiting-for-locks'
import { addPhone } from './add-phone.ts'

/*
 * Two of the staff add a phone to the same walk-in at the same moment, each another number: the booking goes to one
 * golfer, and the other is not sent an SMS about it. The last test takes the lock away and must see the damage.
 */

let ctx: TestContext
afterEach(() => ctx.close())

const numbers = ['0987000001', '0987000002']

/** Both have begun before the first one moves the booking; what each got, and who was sent an SMS. */
async function bothAdd(phones: readonly string[]) {
  const at = '2026-11-24T06:30:00+07:00'
  const staff = await addStaff(ctx.q)
  const courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at })
  const fields = { phone: '', fullname: 'Đỗ Vãng Lai', counter_method: 'counter_cash', check_in: 1 }
  const { id } = await makeAsStaff(ctx, staff, typedBooking({ courseId, at }, fields))
  const gate = await closeGate(ctx.pool, 'bookings', { on: 'update' })
  const add = (phone: string) => outcome<unknown>(addPhone(ctx, { staff, lang: 'vi' }, { id, phone }))
  const [one = '', other = ''] = phones
  const first = add(one)
  await gate.reached()
  const second = add(other)
  await waitingForLocks(ctx.q, 2)
  await gate.open()
  const results = await Promise.all([first, second])
  const sent = await ctx.q<{ phone: string }>`
    select phone from messages where booking_id = ${id} and kind = 'booking' order by phone`
  const [owner] = await ctx.q<{ phone: string }>`
    select m.phone from bookings b join members m on m.id = b.member_id where b.id = ${id}`
  return { results, sent: sent.map(({ phone }) => phone), owner: owner?.phone }
}

async function open() {
  ctx = await createTestContext()
  ctx.clock.set('2026-11-24T06:00:00+07:00')
}

test('of two numbers at the same moment one gets the booking and its SMS', async () => {
  await open()
  const { results, sent, owner } = await bothAdd(numbers)
  expect(results).toEqual([expect.objectContaining({ state: 'paid' }), 'booking.hasPhone'])
  expect(sent).toEqual([numbers[0]])
  expect(owner).toBe(numbers[0])
  expect(
    await ctx.q`select 1 from members where phone = ${numbers[1] ?? ''}`,
    'no account is left over',
  ).toEqual([])
})

test('the same number at the same moment is added once', async () => {
  await open()
  const { results, sent } = await bothAdd(['0987000001', '0987000001'])
  for (const result of results) expect(result).toMatchObject({ booker: { phone: '0987000001' } })
  expect(sent).toEqual(['0987000001'])
})

test('without the lock of the booking both golfers are sent an SMS about it', async () => {
  const lock: Guard = {
    sql: /select 1 from bookings where id = (\$\d+) for update/,
    instead: 'select 1 from bookings where id = $1',
  }
  await open()
  const passed = switchOff(ctx.pool, [lock])
  const { sent } = await bothAdd(numbers)
  expect(passed()).toEqual([2])
  expect(sent).toEqual(numbers)
})
