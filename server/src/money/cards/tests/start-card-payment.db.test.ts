import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CardApp, openCardApp } from '#testing/apps/card-app'
import { balances, FEE, payBy, payer, start } from '#testing/apps/card-records'
import { addPlacedBooking, type PlacedBooking } from '#testing/bookings/placed-booking'
import { comeBack } from '../come-back.ts'
import { listInstallments } from '../list-installments.ts'
import { startCardPayment } from '../start-card-payment.ts'
import { ticketFor } from '../ticket.ts'

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

describe('starting', () => {
  it('returns the same attempt to two tabs, and a new one after a failure', async () => {
    const wanted = { method: 'ale_pay', purpose: { billId: booking.billId } } as const
    const [one, two] = await Promise.all([
      startCardPayment(cardApp.ctx, booking.member, wanted),
      startCardPayment(cardApp.ctx, booking.member, wanted),
    ])
    expect(two.reference).toBe(one.reference)
    expect(two.link).toBe(one.link)
    expect([one.amountVnd, one.feeVnd]).toEqual([4_200_000, FEE])
    const plan = { bankCode: 'SACOMBANK', paymentMethod: 'VISA', months: 6 }
    const planned = await startCardPayment(cardApp.ctx, booking.member, { ...wanted, installment: plan })
    expect(planned.reference).not.toBe(one.reference)
    await cardApp.decide(one.reference, { outcome: 'declined' })
    await cardApp.work()
    expect((await startCardPayment(cardApp.ctx, booking.member, wanted)).reference).not.toBe(one.reference)
  })

  it('reports a gateway which does not answer, and retries on the next request', async () => {
    const wanted = { method: 'ale_pay', purpose: { billId: booking.billId } } as const
    await cardApp.trouble({ gateway: 'alepay', operation: 'start', trouble: 'lost_answer' })
    await expect(startCardPayment(cardApp.ctx, booking.member, wanted)).rejects.toThrow(
      'payment.providerDown',
    )
    const next = await startCardPayment(cardApp.ctx, booking.member, wanted)
    expect(next.redirect.kind).toBe('link')
  })

  it('by a plan which no bank offers is refused with that reason, and paying at once still works', async () => {
    const wanted = { method: 'ale_pay', purpose: { billId: booking.billId } } as const
    const plan = { bankCode: 'SACOMBANK', paymentMethod: 'VISA', months: 6 }
    await cardApp.ctx.q`
      with cheaper as (update bookings set amount_vnd = 2900000 where id = ${booking.billId})
      update bill_services set amount_vnd = amount_vnd - 1300000 where bill_id = ${booking.billId} and kind = 'booking'`
    for (const installment of [plan, { ...plan, months: 7 }, { ...plan, bankCode: 'NOBANK' }])
      await expect(startCardPayment(cardApp.ctx, booking.member, { ...wanted, installment })).rejects.toThrow(
        'payment.installmentRefused',
      )
    expect(
      await cardApp.ctx.q`select state, failure from payments where bill_id = ${booking.billId}`,
    ).toEqual(Array.from({ length: 3 }, () => ({ state: 'failed', failure: 'installmentRefused' })))
    expect(await startCardPayment(cardApp.ctx, booking.member, wanted)).toMatchObject({
      amountVnd: 2_900_000,
    })
  })

  it('reports missing plans of instalments while the gateway is down, and lists them on the next request', async () => {
    const plans = () => listInstallments(cardApp.ctx, booking.member, { billId: booking.billId })
    await cardApp.trouble({ gateway: 'alepay', operation: 'installments', trouble: 'lost_answer' })
    await expect(plans()).rejects.toThrow('payment.providerDown')
    expect(await plans()).toMatchObject({ amountVnd: 4_200_000 + FEE })
  })

  it('is refused to minors, who are not offered the method, and after the window', async () => {
    const { ctx } = cardApp
    const purpose = { billId: booking.billId }
    await ctx.q`update members set birthday = '2008-11-21' where id = ${booking.member.id}`
    await expect(startCardPayment(ctx, booking.member, { method: 'ale_pay', purpose })).rejects.toThrow(
      'payment.cardAge',
    )
    await ctx.q`update members set birthday = '2008-11-20' where id = ${booking.member.id}`
    await startCardPayment(ctx, booking.member, { method: 'ale_pay', purpose })
    for (const [member, method] of [
      [booking.member, 'stb'],
      [payer('stb', booking), 'ale_pay'],
      [payer('stb', booking), 'vietin'],
    ] as const)
      await expect(startCardPayment(ctx, member, { method, purpose })).rejects.toThrow(
        'payment.methodNotAvailable',
      )
    ctx.clock.set(payBy)
    await expect(startCardPayment(ctx, booking.member, { method: 'epay_all', purpose })).rejects.toThrow(
      'payment.windowOver',
    )
  })

  it('keeps when the payer went on from the rules for card payers', async () => {
    const reference = await open('epay_all')
    const [stored] = await cardApp.ctx.q<{ declared_at: Date }>`
      select declared_at from payments where reference = ${reference}`
    expect(stored?.declared_at).toEqual(start)
  })
})

describe('a top-up by card', () => {
  it('credits the amount without the fee, once', async () => {
    const { ctx } = cardApp
    const started = await startCardPayment(ctx, booking.member, {
      method: 'ale_pay',
      purpose: { topUpVnd: 1_500_000 },
    })
    await fetch(started.link, { redirect: 'manual' })
    await cardApp.decide(started.reference, { outcome: 'paid', tell: 'repeated' })
    await cardApp.work()
    const account = `points:${booking.member.id}`
    expect((await balances(cardApp))[account]).toBe(1_500_000)
    expect(await comeBack(ctx, ticketFor(ctx, started.reference))).toBe('/wap/wallet/history-transaction')
  })
})
