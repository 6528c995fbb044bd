import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { methodsOf } from '#money/methods/methods'
import type { Member } from '#platform/context/actor'
import { book, guests, outcome } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addPackage, addTeeTime } from '#testing/golf'
import { setUpSandboxCards } from './sandbox/sandbox-cards.ts'

let ctx: TestContext
let courseId: number
let packageId: number
const at = '2026-11-25T08:00:00+07:00'

beforeAll(async () => {
  ctx = await createTestContext()
  await ctx.q`update partners set is_sandbox = true`
  await setUpSandboxCards(ctx, 'https://pay.example')
  courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at, capacity: 40 })
  packageId = await addPackage(ctx.q, 20_000)
})
afterAll(() => ctx.close())

/** A golfer who came in through this bank, or through none. */
async function golferOf(bankId: number | null): Promise<Member> {
  return { ...(await addMember(ctx.q)), bankId }
}

describe('the rights of each kind of golfer', () => {
  it.each([
    [null, ['point', 'bank', 'epay_all', 'ale_pay']],
    [1, ['point', 'bank', 'vietin']],
    [2, ['point', 'bank', 'stb']],
    [3, ['point', 'bank', 'nab']],
    [7, ['point', 'bank', 'bidv']],
    [99, ['point', 'bank']],
  ])('with bank %s: pay by %j', async (bankId, types) => {
    const offered = await methodsOf(ctx, { bankId }, 'vi')
    expect(offered.map(({ type }) => type).sort()).toEqual([...types].sort())
    // a bank without a picture of its own has one as well
    const pictures = join(import.meta.dirname, '../../../../web/public')
    expect(offered.filter(({ image }) => !existsSync(join(pictures, image)))).toEqual([])
  })

  it('VietinBank alone has an arrow of its own on the price table', async () => {
    const own = await ctx.q`select bank_id from partners where 'price_arrow' = any (features)`
    expect(own).toEqual([{ bank_id: 1 }])
  })

  it.each([
    [null, true],
    [1, true],
    [7, false],
    [99, false],
  ])('with bank %s: choose insurance %s', async (bankId, may) => {
    const member = await golferOf(bankId)
    const asked = { courseId, at, list_users: guests(1, [packageId]) }
    const answer = await outcome(book(ctx, member, asked))
    if (may) expect(answer).toBeTypeOf('object')
    else expect(answer).toBe('partner.noInsurance')
    // without packages everybody may book
    expect(await outcome(book(ctx, member, { ...asked, list_users: guests(1) }))).toBeTypeOf('object')
  })
})
