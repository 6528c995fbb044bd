import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { agreeRefund } from '#money/refunds/decide'
import { inTransaction } from '#platform/database/transaction'
import { readBill } from '#rounds/bills/read-bill'
import { cancelBooking } from '#rounds/cancel/cancel'
import { changeAsQuoted, unsound } from '#testing/bookings/changes'
import { offeredChange, payDifference } from '#testing/bookings/offered-change'
import { createTestContext, type TestContext } from '#testing/context'
import { addPackage } from '#testing/golf'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

/** Paid by two methods: 4.000.000đ (and the packages) by the first, 1.000.000đ by the second. */
async function paidTwice(first: string, second: string, booked: Parameters<typeof offeredChange>[1] = {}) {
  const change = await offeredChange(ctx, { method: first, ...booked })
  const secondId = await payDifference(ctx, change.id, second)
  return { ...change, secondId }
}
type Paid = Awaited<ReturnType<typeof paidTwice>>

const refundsOf = ({ id, paymentId }: Paid) => ctx.q<{
  of: string
  amount: number
  premium: number
  state: string
  target: string | null
}>`
  select case payment_id when ${paymentId} then 'first' else 'second' end as of, amount_vnd as amount,
    premium_vnd as premium, state, target
  from refunds where bill_id = ${id} order by payment_id`

/** Cancels all of it, and staff agree twice. */
async function cancelled({ id, member, staff }: Paid, expected: number) {
  const asked = { bookingId: id, reason: '', expected, idempotency: null }
  const answer = await cancelBooking(ctx, member, asked)
  const [refund] = await ctx.q<{ id: number }>`
    select id from refunds where bill_id = ${id} and state = 'requested'`
  const agreed = { refundId: refund?.id ?? 0, staffId: staff.id, now: ctx.clock.now() }
  await inTransaction(ctx.pool, (q) => agreeRefund(ctx, q, agreed))
  await inTransaction(ctx.pool, (q) => agreeRefund(ctx, q, agreed))
  return { asked, answer }
}

test('cancelled in full, each đồng goes back to what paid it', async () => {
  for (const [first, second, expected] of [
    [
      'bank',
      'stb',
      [
        ['needs_target', null],
        ['sending', 'method'],
      ],
    ],
    [
      'stb',
      'bank',
      [
        ['sending', 'method'],
        ['needs_target', null],
      ],
    ],
    [
      'point',
      'stb',
      [
        ['done', 'wallet'],
        ['sending', 'method'],
      ],
    ],
    [
      'bank',
      'bank',
      [
        ['needs_target', null],
        ['needs_target', null],
      ],
    ],
  ] as const) {
    const paid = await paidTwice(first, second)
    const { asked, answer } = await cancelled(paid, 5_000_000)
    const refunds = await refundsOf(paid)
    expect(refunds.map(({ of, amount }) => [of, amount])).toEqual([
      ['first', 4_000_000],
      ['second', 1_000_000],
    ])
    expect(refunds.map(({ state, target }) => [state, target])).toEqual(expected)
    // the same request again has the same answer, shared or not
    expect(await cancelBooking(ctx, paid.member, asked)).toMatchObject({
      refund_amount: answer.refund_amount,
    })
    const bill = await readBill(ctx, paid.member, paid.id, 'vi')
    expect(bill.refunds.map(({ amount }) => amount)).toEqual([4_000_000, 1_000_000])
    expect(await unsound(ctx)).toEqual([])
  }
})

test('half of it goes back to the latest payment first, the penalty once', async () => {
  const paid = await paidTwice('bank', 'stb')
  ctx.clock.set('2026-11-23T08:00:00+07:00')
  await cancelled(paid, 2_500_000)
  expect((await refundsOf(paid)).map(({ of, amount }) => [of, amount])).toEqual([
    ['first', 1_500_000],
    ['second', 1_000_000],
  ])
  const [row] = await ctx.q<{ penalty: number }>`
    select sum(penalty_vnd)::bigint as penalty /* not null */ from refunds where bill_id = ${paid.id}`
  expect(row?.penalty).toBe(2_500_000)
  expect(await unsound(ctx)).toEqual([])
})

test('a cheaper change afterwards gives the difference back to the latest payment, then to the first', async () => {
  const paid = await paidTwice('point', 'stb')
  await changeAsQuoted(ctx, paid.id, { price_per_player: 1_800_000 })
  expect((await refundsOf(paid)).map(({ of, amount, target }) => [of, amount, target])).toEqual([
    ['first', 400_000, 'wallet'],
    ['second', 1_000_000, 'method'],
  ])
  await cancelled(paid, 3_600_000)
  const refunds = await refundsOf(paid)
  expect(refunds.filter(({ of }) => of === 'first').reduce((sum, { amount }) => sum + amount, 0)).toBe(
    4_000_000,
  )
  expect(refunds.filter(({ of }) => of === 'second').reduce((sum, { amount }) => sum + amount, 0)).toBe(
    1_000_000,
  )
  expect(await unsound(ctx)).toEqual([])
})

test('premiums of the first payment come out of what is owed to the insurer, wherever they go back', async () => {
  const paid = await paidTwice('bank', 'stb', { packages: [await addPackage(ctx.q, 50_000)] })
  await cancelled(paid, 5_100_000)
  const refunds = await refundsOf(paid)
  expect(refunds.map(({ amount, premium }) => [amount, premium])).toEqual([
    [4_100_000, 100_000],
    [1_000_000, 0],
  ])
  expect(await unsound(ctx)).toEqual([])
})

test('the database refuses a refund of more than its payment brought', async () => {
  const paid = await paidTwice('bank', 'bank')
  await cancelled(paid, 5_000_000)
  const more = ctx.q`update refunds set amount_vnd = amount_vnd + 1 where payment_id = ${paid.secondId}`
  await expect(more).rejects.toThrow(/more goes back than payment/)
})
