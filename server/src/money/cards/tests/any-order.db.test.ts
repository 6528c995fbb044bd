import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { checkLedger } from '#platform/ledger/check'
import { type CardApp, openCardApp } from '#testing/apps/card-app'
import { addPlacedBooking } from '#testing/bookings/placed-booking'
import { clearingOfMethod } from '../../methods/gateway-of-method.ts'
import { expirePayment } from '../../payments/expire-payment.ts'
import { comeBack } from '../come-back.ts'
import { ticketFor } from '../ticket.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let cardApp: CardApp
beforeAll(async () => {
  cardApp = await openCardApp()
})
afterAll(() => cardApp.close())

const start = new Date('2026-11-20T08:00:00+07:00')
const payBy = new Date('2026-11-20T08:30:00+07:00')
const banks: Readonly<Record<string, number>> = { vietin: 1, stb: 2, nab: 3, bidv: 7 }

/** The possible events of a payment, in any order and any number of times. */
const event = fc.oneof(
  fc.record({
    kind: fc.constant('decide' as const),
    outcome: fc.constantFrom('paid', 'declined', 'cancelled', 'review'),
    tell: fc.constantFrom('once', 'never', 'repeated', 'reordered'),
  }),
  fc.record({
    kind: fc.constant('forge' as const),
    forgery: fc.constantFrom('wrong_key', 'altered_amount', 'other_order', 'unreadable'),
  }),
  fc.record({ kind: fc.constantFrom('return' as const, 'work' as const, 'expire' as const) }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 40 }) }),
)

type Event = typeof event extends fc.Arbitrary<infer One> ? One : never

it.each(['epay_all', 'ale_pay', ...Object.keys(banks)])(
  'by %s, reported in any order, money pays once in time or is refunded, to the đồng',
  async (method) => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 2, maxLength: 6 }), (events) => play(method, events)),
      { numRuns: 6 },
    )
  },
)

async function play(method: string, events: Event[]) {
  const { ctx } = cardApp
  ctx.clock.set(start)
  await ctx.q`delete from test_jobs`
  const { billId, member, amountVnd } = await addPlacedBooking(ctx.q, start, payBy)
  const reference = await cardApp.openPage({ ...member, bankId: banks[method] ?? null }, billId, method)
  const [payment] = await ctx.q<{ id: number; charged: number }>`
    select id, amount_vnd + fee_vnd as charged from payments where reference = ${reference}`
  if (!payment) throw new Error('no payment')
  const clearing = clearingOfMethod(method)
  const before = await balances()

  for (const one of events) {
    if (one.kind === 'decide') await cardApp.decide(reference, { outcome: one.outcome, tell: one.tell })
    if (one.kind === 'forge') expect(await cardApp.forge(reference, one.forgery)).toBeGreaterThanOrEqual(400)
    if (one.kind === 'return') await comeBack(ctx, ticketFor(ctx, reference))
    if (one.kind === 'work') await cardApp.work()
    if (one.kind === 'expire') await expirePayment(ctx, payment.id)
    if (one.kind === 'wait') ctx.clock.advance(one.minutes * 60)
    await expectSound()
  }

  // the final state: the gateway took the payment, in time or not, and sent no notification
  const paidAt = ctx.clock.now()
  await cardApp.decide(reference, { outcome: 'paid', tell: 'never' })
  await comeBack(ctx, ticketFor(ctx, reference))
  await cardApp.work()
  const taken = await expectSound()
  expect(taken).toBe(payment.charged)
  if (paidAt <= payBy) expect(await stateOf(billId)).toBe('paid')

  /** Returns the growth of the gateway's clearing account: all of it is the bill's, or owed as a refund. */
  async function expectSound(): Promise<number> {
    const now = await balances()
    const grown = (name: string) => (now[name] ?? 0) - (before[name] ?? 0)
    const isPaid = (await stateOf(billId)) === 'paid'
    expect(grown(clearing)).toBe(
      grown('bookings_paid') + grown('premiums_owed') + grown('fees') + grown('refunds_due'),
    )
    expect(grown('bookings_paid') + grown('premiums_owed')).toBe(isPaid ? amountVnd : 0)
    return grown(clearing)
  }
}

async function balances() {
  const { faults, accounts } = await checkLedger(cardApp.ctx.q)
  expect(faults).toEqual([])
  return Object.fromEntries(accounts.map(({ name, balance }) => [name, balance]))
}

async function stateOf(billId: number) {
  const [booking] = await cardApp.ctx.q<{ state: string }>`select state from bookings where id = ${billId}`
  return booking?.state
}
