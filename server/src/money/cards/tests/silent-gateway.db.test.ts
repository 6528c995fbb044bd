import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CardDesk, openCardDesk } from '#testing/apps/card-desk'
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
let desk: CardDesk
let booking: PlacedBooking

beforeAll(async () => {
  desk = await openCardDesk()
})

afterAll(() => desk.close())

beforeEach(async () => {
  desk.ctx.clock.set(start)
  // what earlier tests left to ask would meet this one's troubles
  await desk.ctx.q`delete from test_jobs`
  booking = await addPlacedBooking(desk.ctx.q, start, payBy)
})

const open = (method: string, on = booking) => desk.openPage(payer(method, on), on.billId, method)

describe('a gateway that does not answer', () => {
  /** A page of every method, each for a bill of its own: they are waited for side by side. */
  const openAll = () =>
    Promise.all(
      methods.map(async (method) => {
        const placed = await addPlacedBooking(desk.ctx.q, start, payBy)
        const reference = await open(method, placed)
        return { method, reference, billId: placed.billId, gateway: gatewayOfMethod(method) ?? '' }
      }),
    )

  it('in time, breaks off in the middle or loses its answer is asked again', async () => {
    const pages = await openAll()
    for (const { reference } of pages) await desk.decide(reference, { outcome: 'paid', tell: 'never' })
    const states = () =>
      Promise.all(
        pages.map(async ({ method, reference }) => [method, (await paymentOf(desk, reference))?.state]),
      )
    for (const [minute, trouble] of [
      [1, 'timeout'],
      [3, 'half_open'],
      [10, 'lost_answer'],
    ] as const) {
      for (const { gateway } of pages) await desk.trouble({ gateway, operation: 'inquire', trouble })
      desk.ctx.clock.set(new Date(start.getTime() + minute * 60_000))
      expect(await desk.work()).toBe(methods.length)
      expect(await states()).toEqual(methods.map((method) => [method, 'pending']))
    }
    desk.ctx.clock.set(new Date(start.getTime() + 30 * 60_000))
    await desk.work()
    for (const { method, billId } of pages)
      expect([method, await stateOf(desk, billId)]).toEqual([method, 'paid'])
  })

  it('when it is to give money back, or fails, gives it back once', async () => {
    const pages = await openAll()
    desk.ctx.clock.set(new Date('2026-11-20T08:31:00+07:00'))
    for (const { reference } of pages) await desk.decide(reference, { outcome: 'paid' })
    await desk.work()
    await Promise.all(
      pages.map(async ({ method, reference, gateway }) => {
        const [owed] = await refundsOf(desk, reference)
        if (!owed) throw new Error(`nothing is owed by ${method}`)
        const giveBack = () => sendRefund(desk.ctx, { refundId: owed.id })
        for (const trouble of ['error', 'lost_answer']) {
          await desk.trouble({ gateway, operation: 'refund', trouble })
          await giveBack()
          expect(await refundsOf(desk, reference), method).toMatchObject([{ state: 'sending' }])
        }
        await desk.trouble({ gateway, operation: 'inquire_refund', trouble: 'half_open' })
        await giveBack()
        expect(await refundsOf(desk, reference), method).toMatchObject([{ state: 'sending' }])
        await giveBack()
        expect(await refundsOf(desk, reference), method).toMatchObject([{ state: 'done', target: 'method' }])
        expect(await desk.givenBack(reference), method).toEqual([expect.any(Number)])
      }),
    )
    await balances(desk)
  })
})

it.each(methods)('money back that %s refuses waits for another way', async (method) => {
  const gateway = gatewayOfMethod(method) ?? ''
  const reference = await open(method)
  desk.ctx.clock.set(new Date('2026-11-20T08:31:00+07:00'))
  await desk.decide(reference, { outcome: 'paid' })
  await desk.work()
  const [owed] = await refundsOf(desk, reference)
  await desk.trouble({ gateway, operation: 'refund', trouble: 'refuse' })
  await sendRefund(desk.ctx, { refundId: owed?.id ?? 0 })
  expect(await refundsOf(desk, reference)).toMatchObject([{ state: 'needs_target', target: null }])
  expect(await desk.givenBack(reference)).toEqual([])
})
