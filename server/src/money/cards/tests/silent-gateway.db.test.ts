import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CardApp, openCardApp } from '#testing/apps/card-app'
import {
  balances,
  methods,
  payBy,
  payer,
  paymentOf,
  refundsOf,
  start,
  stateOf,
} from '#testing/apps/card-records'
import { addPlacedBooking, type PlacedBooking } from '#testing/bookings/placed-booking'
import { gatewayOfMethod } from '../../methods/gateway-of-method.ts'
import { sendRefund } from '../../refunds/send/send-refund.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })
let cardApp: CardApp
let booking: PlacedBooking

beforeAll(async () => {
  cardApp = await openCardApp()
})

afterAll(() => cardApp.close())

beforeEach(async () => {
  cardApp.ctx.clock.set(start)
  // inquiries left by earlier tests would meet this test's faults
  await cardApp.ctx.q`delete from test_jobs`
  booking = await addPlacedBooking(cardApp.ctx.q, start, payBy)
})

const open = (method: string, on = booking) => cardApp.openPage(payer(method, on), on.billId, method)

describe('a gateway that does not answer', () => {
  /** A page of every method, each for a bill of its own: their timeouts run in parallel. */
  const openAll = () =>
    Promise.all(
      methods.map(async (method) => {
        const placed = await addPlacedBooking(cardApp.ctx.q, start, payBy)
        const reference = await open(method, placed)
        return { method, reference, billId: placed.billId, gateway: gatewayOfMethod(method) ?? '' }
      }),
    )

  it('in time, breaks off in the middle or loses its answer is asked again', async () => {
    const pages = await openAll()
    for (const { reference } of pages) await cardApp.decide(reference, { outcome: 'paid', tell: 'never' })
    const states = () =>
      Promise.all(
        pages.map(async ({ method, reference }) => [method, (await paymentOf(cardApp, reference))?.state]),
      )
    for (const [minute, trouble] of [
      [1, 'timeout'],
      [3, 'half_open'],
      [10, 'lost_answer'],
    ] as const) {
      for (const { gateway } of pages) await cardApp.trouble({ gateway, operation: 'inquire', trouble })
      cardApp.ctx.clock.set(new Date(start.getTime() + minute * 60_000))
      expect(await cardApp.work()).toBe(methods.length)
      expect(await states()).toEqual(methods.map((method) => [method, 'pending']))
    }
    cardApp.ctx.clock.set(new Date(start.getTime() + 30 * 60_000))
    await cardApp.work()
    for (const { method, billId } of pages)
      expect([method, await stateOf(cardApp, billId)]).toEqual([method, 'paid'])
  })

  it('when its refund call fails or is lost, refunds once', async () => {
    const pages = await openAll()
    cardApp.ctx.clock.set(new Date('2026-11-20T08:31:00+07:00'))
    for (const { reference } of pages) await cardApp.decide(reference, { outcome: 'paid' })
    await cardApp.work()
    await Promise.all(
      pages.map(async ({ method, reference, gateway }) => {
        const [owed] = await refundsOf(cardApp, reference)
        if (!owed) throw new Error(`nothing is owed by ${method}`)
        const sendOwedRefund = () => sendRefund(cardApp.ctx, { refundId: owed.id })
        for (const trouble of ['error', 'lost_answer']) {
          await cardApp.trouble({ gateway, operation: 'refund', trouble })
          await sendOwedRefund()
          expect(await refundsOf(cardApp, reference), method).toMatchObject([{ state: 'sending' }])
        }
        await cardApp.trouble({ gateway, operation: 'inquire_refund', trouble: 'half_open' })
        await sendOwedRefund()
        expect(await refundsOf(cardApp, reference), method).toMatchObject([{ state: 'sending' }])
        await sendOwedRefund()
        expect(await refundsOf(cardApp, reference), method).toMatchObject([
          { state: 'done', target: 'method' },
        ])
        expect(await cardApp.givenBack(reference), method).toEqual([expect.any(Number)])
      }),
    )
    await balances(cardApp)
  })
})

it.each(methods)('money back that %s refuses waits for another way', async (method) => {
  const gateway = gatewayOfMethod(method) ?? ''
  const reference = await open(method)
  cardApp.ctx.clock.set(new Date('2026-11-20T08:31:00+07:00'))
  await cardApp.decide(reference, { outcome: 'paid' })
  await cardApp.work()
  const [owed] = await refundsOf(cardApp, reference)
  await cardApp.trouble({ gateway, operation: 'refund', trouble: 'refuse' })
  await sendRefund(cardApp.ctx, { refundId: owed?.id ?? 0 })
  expect(await refundsOf(cardApp, reference)).toMatchObject([{ state: 'needs_target', target: null }])
  expect(await cardApp.givenBack(reference)).toEqual([])
})
