import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pointsOf } from '#platform/ledger/points'
import { account, createRefundApp, type RefundApp } from '#testing/apps/refund-app'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addMember } from '#testing/golf'

let ctx: TestContext
let app: RefundApp

beforeAll(async () => {
  ctx = await createTestContext()
  app = await createRefundApp(ctx)
})

afterAll(async () => {
  await app.close()
  await ctx.close()
})

// a Friday, four days before the tee time
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

describe('a bank transfer back', () => {
  test('is recorded under its reference when the bank names the same holder', async () => {
    const booking = await paidBooking(ctx)
    await app.cancel(booking, { ...account, refund_name: 'Nguyễn Văn Ánh' })
    expect((await app.decide(booking, 'agree')).data).toMatchObject({
      state: 'to_transfer',
      account_name: 'NGUYEN VAN ANH',
      account_number: '001100123456',
      bank_name: 'Vietcombank',
      qr_image: expect.stringMatching(/^data:image/),
    })
    const before = await app.balances()
    expect(before.refunds_due).toBeGreaterThanOrEqual(4_000_000)
    const wrong = await app.decide(booking, 'transferred', {
      bank_reference: 'FT1',
      payee_name: 'TRAN VAN BINH',
    })
    expect(wrong).toMatchObject({ error_code: 1953 })
    const done = { bank_reference: 'FT26325000001', payee_name: 'nguyen van anh' }
    expect((await app.decide(booking, 'transferred', done)).data).toMatchObject({
      state: 'done',
      proof: 'FT26325000001',
    })
    expect((await app.decide(booking, 'transferred', done)).error_code).toBe(0)
    const after = await app.balances()
    expect((before.bank ?? 0) - (after.bank ?? 0)).toBe(4_000_000)
    expect((before.refunds_due ?? 0) - (after.refunds_due ?? 0)).toBe(4_000_000)
    expect(await app.refundOf(booking)).toMatchObject({ state: 'done', account_tail: '3456' })
    expect((await app.textsTo(booking)).at(-1)).toContain('FT26325000001')
    await app.expectSound()
  })

  test('proves one refund only', async () => {
    const [first, second] = [await paidBooking(ctx), await paidBooking(ctx)]
    for (const booking of [first, second]) {
      await app.cancel(booking, { ...account, refund_name: 'An' })
      await app.decide(booking, 'agree')
    }
    const proof = { bank_reference: 'FT26325000002', payee_name: 'AN' }
    expect((await app.decide(first, 'transferred', proof)).error_code).toBe(0)
    expect(await app.decide(second, 'transferred', proof)).toMatchObject({ error_code: 409 })
    expect(await app.refundOf(second)).toMatchObject({ state: 'to_transfer' })
  })

  test('needs a whole account', async () => {
    const booking = await paidBooking(ctx)
    expect(await app.cancel(booking, { ...account, refund_name: '' })).toMatchObject({ error_code: 1951 })
    expect(await app.cancel(booking, { ...account, refund_bank: '000000', refund_name: 'An' })).toMatchObject(
      {
        error_code: 1951,
      },
    )
    expect(await app.cancel(booking, { refund_to: 'method' })).toMatchObject({ error_code: 1952 })
    expect(await app.billOf(booking)).toMatchObject({ state: 'paid' })
  })

  test('goes into the wallet when the account cannot be paid to', async () => {
    const booking = await paidBooking(ctx)
    await app.cancel(booking, { ...account, refund_name: 'Nguyễn An' })
    expect((await app.decide(booking, 'agree')).data).toMatchObject({ state: 'to_transfer' })
    const answer = await app.decide(booking, 'target', { refund_to: 'wallet' })
    expect(answer.data).toMatchObject({ state: 'done', refund_to: 'wallet' })
    expect(await pointsOf(ctx.q, booking.member.id)).toBe(4_000_000)
    await app.expectSound()
  })

  test('may be named later, by the golfer or by staff only', async () => {
    const booking = await paidBooking(ctx)
    await app.cancel(booking)
    await app.decide(booking, 'agree')
    const { id, targets } = await app.refundOf(booking)
    expect(targets).toEqual(['wallet', 'bank'])
    const choose = (browser = app.browserOf(booking.member)) =>
      browser.post('/api/for_wap/refund_target', { refund_id: id, refund_to: 'wallet' })
    expect(await choose(app.browserOf(await addMember(ctx.q)))).toMatchObject({ error_code: 404 })
    expect((await choose()).data).toMatchObject({ state: 'done', refund_to: 'wallet' })
    expect(await choose()).toMatchObject({ error_code: 409 })
    expect(await pointsOf(ctx.q, booking.member.id)).toBe(4_000_000)
    await app.expectSound()
  })
})
