import { afterEach, expect, test } from 'vitest'
import { brokenPlaces } from '#testing/bookings/bookings'
import { makeAsStaff, typedBooking } from '#testing/bookings/new-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { addCourse, addStaff, addTeeTime } from '#testing/golf'
import { type Guard, switchOff } from '#testing/processes/unguarded-server'

/*
 * Two requests of staff for the same golfer at the same moment: one account, and one booking of one request. The last
 * tests switch the guards off and must see the damage.
 */

let ctx: TestContext
afterEach(() => ctx.close())

const at = '2026-11-24T06:30:00+07:00'
const phone = '0388123001'

async function open() {
  ctx = await createTestContext()
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  const courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at })
  const staff = await addStaff(ctx.q)
  return (key?: string) => makeAsStaff(ctx, staff, typedBooking({ courseId, at }, { phone }), key)
}

/** Both have looked for the account, or for the answer to their request, before one of them stores it. */
async function bothAt(table: 'members' | 'bookings', send: () => Promise<unknown>, waiting = 2) {
  const gate = await closeGate(ctx.pool, table)
  const results = [send(), send()]
  await gate.reached(waiting)
  await gate.open()
  await Promise.all(results)
}

const count = async (table: 'members' | 'bookings') => {
  const [row] =
    table === 'members'
      ? await ctx.q<{ n: number }>`select count(*)::int as n from members`
      : await ctx.q<{ n: number }>`select count(*)::int as n from bookings`
  return row?.n
}

test('two bookings for a new phone at the same moment make one account', async () => {
  const send = await open()
  await bothAt('members', () => send())
  expect([await count('members'), await count('bookings')]).toEqual([1, 2])
  expect(await brokenPlaces(ctx.q)).toEqual([])
})

test('a request that is sent twice at the same moment is one booking', async () => {
  const send = await open()
  await bothAt('bookings', () => send('the-same-key'), 1)
  expect([await count('members'), await count('bookings')]).toEqual([1, 1])
  expect(await brokenPlaces(ctx.q)).toEqual([])
})

const phoneIsUnique: Guard = { sql: /on conflict \(phone\) do nothing/, instead: '' }
const keyIsClaimed: Guard = {
  sql: /on conflict \(caller, key\) do nothing returning key/,
  instead: 'on conflict (caller, key) do update set key = excluded.key returning key',
}

test('without the unique phone two bookings for it make two accounts', async () => {
  const send = await open()
  await ctx.q.text('alter table members drop constraint members_phone_key')
  const passed = switchOff(ctx.pool, [phoneIsUnique])
  await bothAt('members', () => send())
  expect(passed()).toEqual([2])
  expect(await count('members')).toBe(2)
})

test('without the claim of the request it is two bookings', async () => {
  const send = await open()
  const passed = switchOff(ctx.pool, [keyIsClaimed])
  await bothAt('bookings', () => send('the-same-key'), 1)
  expect(passed()).toEqual([2])
  expect(await count('bookings')).toBe(2)
})
