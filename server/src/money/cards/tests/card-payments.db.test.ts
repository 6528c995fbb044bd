import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CardApp, openCardApp } from '#testing/apps/card-app'
import { balances, FEE, methods, payBy, payer, paymentOf, start, stateOf } from '#testing/apps/card-records'
import { addPlacedBooking, type PlacedBooking } from '#testing/bookings/placed-booking'
import { gatewayOfMethod } from '../../methods/gateway-of-method.ts'

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

describe.each(methods)('paying by %s', (method) => {
  const fee = method === 'ale_pay' || method === 'epay_all' ? FEE : 0
  const gateway = gatewayOfMethod(method) ?? ''
  const clearing = `clearing:${gateway}`

  it('pays the bill with the amount of its own row, the fee as a line of its own', async () => {
    const before = await balances(cardApp)
    const reference = await open(method)
    expect(await stateOf(cardApp, booking.billId)).toBe('placed')
    await cardApp.decide(reference, { outcome: 'paid' })
    await cardApp.work()
    expect(await stateOf(cardApp, booking.billId)).toBe('paid')
    expect(await paymentOf(cardApp, reference)).toMatchObject({ state: 'succeeded', failure: null })
    const after = await balances(cardApp)
    const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0)
    expect([grown(clearing), grown('bookings_paid'), grown('premiums_owed'), grown('fees')]).toEqual([
      4_200_000 + fee,
      4_000_000,
      200_000,
      fee,
    ])
  })

  it('refuses every forgery, and stores the reason', async () => {
    const reference = await open(method)
    const refused = () =>
      cardApp.ctx.q<{ reason: string }>`select reason from refused_notifications order by id`
    const before = (await refused()).length
    for (const forgery of ['wrong_key', 'altered_amount', 'other_order', 'unreadable'])
      expect(await cardApp.forge(reference, forgery)).toBeGreaterThanOrEqual(400)
    await cardApp.work()
    expect(await stateOf(cardApp, booking.billId)).toBe('placed')
    const reasons = (await refused()).slice(before).map(({ reason }) => reason)
    expect(reasons).toHaveLength(4)
    for (const reason of reasons)
      expect(reason).toMatch(/^(signature_wrong|amount_differs|unknown_reference|malformed)$/)
  })

  it('is inquired by schedule without notifications, and by nothing else', async () => {
    const reference = await open(method)
    await cardApp.decide(reference, { outcome: 'paid', tell: 'never' })
    cardApp.ctx.clock.advance(30)
    expect(await cardApp.work()).toBe(0)
    cardApp.ctx.clock.advance(31)
    await cardApp.work()
    expect(await stateOf(cardApp, booking.billId)).toBe('paid')
  })

  it('pays once, however often and in whatever order it is reported', async () => {
    const before = await balances(cardApp)
    const reference = await open(method)
    await cardApp.decide(reference, { outcome: 'declined' })
    await cardApp.work()
    expect((await paymentOf(cardApp, reference))?.state).toBe('failed')
    await cardApp.decide(reference, { outcome: 'paid', tell: 'repeated' })
    await cardApp.decide(reference, { outcome: 'paid', tell: 'reordered' })
    await cardApp.work()
    await cardApp.work()
    expect(await paymentOf(cardApp, reference)).toMatchObject({ state: 'succeeded', failure: null })
    const after = await balances(cardApp)
    expect((after[clearing] ?? 0) - (before[clearing] ?? 0)).toBe(4_200_000 + fee)
  })
})

it.each(['nobody', 'constructor'])('a notification of %s is not found', async (provider) => {
  const headers = { 'content-type': 'application/json' }
  const reported = await fetch(`${cardApp.url}/api/payment/callback/${provider}`, {
    method: 'POST',
    headers,
    body: '{}',
  })
  expect(reported.status).toBe(404)
})
