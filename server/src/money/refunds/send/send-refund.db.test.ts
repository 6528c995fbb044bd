import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction'
import type { RefundOrder, RefundResult } from '#platform/gateways/gateway'
import { checkLedger } from '#platform/ledger/check'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { askRefund } from '../ask.ts'
import { agreeRefund } from '../decide.ts'
import { sendRefund, sweepRefunds } from './send-refund.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

type Answer = RefundResult | { state: 'unknown' } | 'silence'

/** A gateway with these answers in order, recording its requests. */
function gatewayAnswering(...answers: Answer[]) {
  const asked: { what: 'refund' | 'inquire'; order: RefundOrder }[] = []
  const next = (what: 'refund' | 'inquire') => async (order: RefundOrder) => {
    asked.push({ what, order })
    const answer = answers.shift()
    if (answer === undefined || answer === 'silence') throw new Error('no answer')
    return answer
  }
  const refunder = {
    refund: next('refund') as (order: RefundOrder) => Promise<RefundResult>,
    inquireRefund: next('inquire') as (order: RefundOrder) => Promise<RefundResult>,
  }
  ctx.gateways = { ...ctx.gateways, refunders: { epay_all: refunder } }
  return asked
}

/** A refund of 4.000.000đ paid by card, agreed to and on its way. */
async function agreed() {
  const { id, member, staff } = await paidBooking(ctx, { method: 'epay_all', fee: 90_200 })
  return inTransaction(ctx.pool, async (q) => {
    const now = ctx.clock.now()
    await q`select from bookings where id = ${id} for update`
    const what = { kind: 'booking' as const, id }
    const actor = { kind: 'member' as const, id: member.id }
    const asked = { bookingId: id, memberId: member.id, what, target: {}, reason: 'Bận', actor, now }
    const refundId = await askRefund(ctx, q, asked)
    await agreeRefund(ctx, q, { refundId, staffId: staff.id, now })
    return refundId
  })
}

async function stateOf(refundId: number) {
  const [row] = await ctx.q`
    select state, target, proof, tries, next_try_at from refunds where id = ${refundId}`
  return row
}

const clearing = async () => {
  const { accounts, faults } = await checkLedger(ctx.q)
  expect(faults).toEqual([])
  const balance = (name: string) => accounts.find((one) => one.name === name)?.balance ?? 0
  return { epay: balance('clearing:epay'), due: balance('refunds_due') }
}

test('a gateway refunds the amount, without the fee, under the refund’s own code, once', async () => {
  const asked = gatewayAnswering({ state: 'done', providerReference: 'CXL-1' })
  const before = await clearing()
  const refundId = await agreed()
  expect(await ctx.enqueued('send-refund')).toContainEqual(expect.objectContaining({ data: { refundId } }))
  await sendRefund(ctx, { refundId })
  await sendRefund(ctx, { refundId })
  expect(asked).toHaveLength(1)
  expect(asked[0]?.order).toMatchObject({
    refundReference: expect.stringMatching(/^RF/),
    amountVnd: 4_000_000,
    payment: { amountVnd: 4_090_200, providerReference: expect.stringMatching(/^GW/) },
  })
  expect(await stateOf(refundId)).toMatchObject({ state: 'done', proof: 'epay_all:CXL-1' })
  const after = await clearing()
  // the fee stays with us
  expect(after.epay - before.epay).toBe(90_200)
  expect(after.due).toBe(before.due)
})

test('a gateway that refuses for good leaves the choice of another way to the golfer', async () => {
  gatewayAnswering({ state: 'refused', code: 'E42' })
  const refundId = await agreed()
  await sendRefund(ctx, { refundId })
  expect(await stateOf(refundId)).toMatchObject({ state: 'needs_target', target: null })
  const [message] = await ctx.q<{ text: string }>`select text from messages order by id desc limit 1`
  expect(message?.text).toContain('Chọn nơi nhận tiền')
})

test('a gateway that does not answer is asked what became of it before it is asked again', async () => {
  const asked = gatewayAnswering('silence', { state: 'pending' }, { state: 'unknown' }, 'silence', {
    state: 'done',
    providerReference: 'CXL-2',
  })
  const refundId = await agreed()
  await sendRefund(ctx, { refundId })
  expect(await stateOf(refundId)).toMatchObject({
    state: 'sending',
    next_try_at: new Date('2026-11-20T08:00:30+07:00'),
  })
  for (let turn = 0; turn < 3; turn += 1) await sendRefund(ctx, { refundId })
  expect(asked.map(({ what }) => what)).toEqual(['refund', 'inquire', 'inquire', 'refund', 'inquire'])
  expect(new Set(asked.map(({ order }) => order.refundReference)).size).toBe(1)
  expect(await stateOf(refundId)).toMatchObject({ state: 'done', proof: 'epay_all:CXL-2' })
  await clearing()
})

test('a refund whose job was lost is taken up again', async () => {
  gatewayAnswering('silence')
  const refundId = await agreed()
  await ctx.q`delete from test_jobs where name = 'send-refund'`
  await sweepRefunds(ctx)
  expect(await ctx.enqueued('send-refund')).toEqual([])
  ctx.clock.set('2026-11-20T08:02:00+07:00')
  await sweepRefunds(ctx)
  await sweepRefunds(ctx)
  const taken = (await ctx.enqueued('send-refund')).filter(({ data }) => data.refundId === refundId)
  expect(taken).toHaveLength(1)
})
