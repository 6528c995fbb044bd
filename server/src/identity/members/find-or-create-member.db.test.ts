import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction'
import { createTestContext, type TestContext } from '#testing/context'
import { findOrCreateMember, findOrCreateMemberForStaff } from './find-or-create-member.ts'
import { isRegistered } from './is-registered.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())

const account = (phone: string) => ({ phone, lang: 'vi' as const, fullname: 'Lê Khách' })
const login = (phone: string) => inTransaction(ctx.pool, (q) => findOrCreateMember(ctx, q, account(phone)))
const byStaff = (phone: string) =>
  inTransaction(ctx.pool, (q) => findOrCreateMemberForStaff(ctx, q, account(phone)))

test('an account that staff made is registered by its golfer’s first login', async () => {
  const phone = '0388000001'
  const made = await byStaff(phone)
  expect(made.isNew).toBe(true)
  expect(await byStaff(phone)).toEqual({ id: made.id, isNew: false })
  expect(await isRegistered(ctx, phone)).toBeNull()
  expect(await login(phone)).toEqual({ id: made.id, isNew: true })
  expect(await isRegistered(ctx, phone)).toBe(phone)
  expect(await login(phone)).toEqual({ id: made.id, isNew: false })
})

test('staff find the account of a golfer who registered, which stays registered', async () => {
  const phone = '0388000002'
  const { id } = await login(phone)
  expect(await byStaff(phone)).toEqual({ id, isNew: false })
  expect(await isRegistered(ctx, phone)).toBe(phone)
  expect(await login(phone)).toEqual({ id, isNew: false })
})

test('staff who book for the same new phone at once make one account', async () => {
  const made = await Promise.all([1, 2, 3].map(() => byStaff('0388000003')))
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect(made.filter(({ isNew }) => isNew)).toHaveLength(1)
})

test('a claim that the phone is another member’s is dropped when its holder logs in, not when staff book', async () => {
  const phone = '0388000004'
  const other = await login('0388000005')
  await ctx.q`insert into member_linked_phones (phone, member_id, linked_by, linked_at)
    values (${phone}, ${other.id}, ${other.id}, ${ctx.clock.now()})`
  const claims = () => ctx.q`select 1 from member_linked_phones where phone = ${phone}`
  await byStaff(phone)
  expect(await claims()).toHaveLength(1)
  await login(phone)
  expect(await claims()).toHaveLength(0)
})
