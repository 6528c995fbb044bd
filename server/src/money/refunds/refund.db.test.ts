import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkLedger } from '#platform/ledger/check'
import { pointsOf } from '#platform/ledger/points'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { brokenPlaces } from '#testing/bookings/bookings'
import { type PaidBooking, paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addMember, addPackage, addStaff, placesLeft } from '#testing/golf'

let ctx: TestContext
let app: BookingApp
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createBookingApp(ctx)
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})
// a Friday, four days before the tee time
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const late = '2026-11-23T08:00:00+07:00'
const account = { refund_to: 'bank', refund_bank: '970436', refund_account: '0011 0012 3456' }

async function cancel({ id, member }: PaidBooking, fields: Record<string, unknown> = {}) {
  const body = { id_general_bill_detail: id, reason: 'Bận việc', ...fields }
  return app.browserOf(member).post('/api/for_wap/cancel_booking', body)
}

async function billOf({ id, member }: PaidBooking) {
  const { data } = await app
    .browserOf(member)
    .get('/api/services/get_bill_detail_for_wap', { bill_id: id, lang: 'en' })
  return Object(data)
}

async function refundOf(booking: PaidBooking) {
  return (await billOf(booking)).refunds.at(-1)
}

async function decide(booking: PaidBooking, what: string, body: Record<string, unknown> = {}) {
  const { id } = await refundOf(booking)
  return app.browserOf(booking.staff).post(`/api/staff/refunds/${id}/${what}`, { id, ...body })
}

const balances = async () =>
  Object.fromEntries((await checkLedger(ctx.q)).accounts.map(({ name, balance }) => [name, balance]))

const textsTo = async ({ id }: PaidBooking) =>
  (await ctx.q<{ text: string }>`select text from messages where booking_id = ${id} order by id`).map(
    ({ text }) => text,
  )

async function expectSound() {
  expect((await checkLedger(ctx.q)).faults).toEqual([])
  expect(await brokenPlaces(ctx.q)).toEqual([])
}

describe('a paid booking', () => {
  test('is given up by a request: the amount is fixed, the places stay until staff agree', async () => {
    const booking = await paidBooking(ctx)
    const asked = await cancel(booking, { expected_refund: 4_000_000, refund_to: 'wallet' })
    expect(asked).toMatchObject({
      error_code: 0,
      data: { state: 'cancellation_requested', is_free: 0, refund_amount: 4_000_000, penalty_amount: 0 },
    })
    // asked for on a Friday morning: back by Tuesday morning
    expect(Object(asked.data).refund_by).toBe(Date.parse('2026-11-24T08:00:00+07:00'))
    expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(2)
    expect(await cancel(booking, { refund_to: 'wallet' })).toMatchObject({ data: asked.data })
    // what was asked for in time stays in time, however late staff are
    ctx.clock.set(late)
    const before = await balances()
    const agreed = await decide(booking, 'agree')
    expect(agreed).toMatchObject({ error_code: 0, data: { state: 'done', amount: 4_000_000 } })
    expect((await decide(booking, 'agree')).data).toMatchObject({ state: 'done' })
    expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(4)
    expect(await pointsOf(ctx.q, booking.member.id)).toBe(4_000_000)
    const after = await balances()
    expect((before.bookings_paid ?? 0) - (after.bookings_paid ?? 0)).toBe(4_000_000)
    expect(after.refunds_due).toBe(before.refunds_due)
    const bill = await billOf(booking)
    expect(bill).toMatchObject({ state: 'refunded', general_status: 5, refund_amount: 4_000_000 })
    expect(bill.services[0]).toMatchObject({ refund: 4_000_000, is_cancel: 1 })
    expect((await textsTo(booking)).slice(-2)).toEqual([
      expect.stringContaining('Đã nhận yêu cầu hoàn 4.000.000đ'),
      expect.stringContaining('Đã hoàn 4.000.000đ'),
    ])
    await expectSound()
  })

  test('gives back less the penalty after the deadline, and the fee of the card never', async () => {
    const booking = await paidBooking(ctx, { method: 'epay_all', fee: 90_200, penalty: 50 })
    ctx.gateways = { ...ctx.gateways, refunders: { epay_all: gatewayThat({ state: 'pending' }) } }
    ctx.clock.set(late)
    const asked = await cancel(booking)
    expect(asked.data).toMatchObject({
      refund_amount: 2_000_000,
      penalty_amount: 2_000_000,
      fee_kept: 90_200,
    })
    expect((await decide(booking, 'agree')).data).toMatchObject({ state: 'sending', refund_to: 'method' })
    expect(await billOf(booking)).toMatchObject({
      state: 'partly_refunded',
      general_status: 5,
      refund_amount: 0,
    })
    await expectSound()
  })

  test('of which nothing comes back is cancelled', async () => {
    const booking = await paidBooking(ctx, { penalty: 120 })
    ctx.clock.set(late)
    expect((await cancel(booking)).data).toMatchObject({ refund_amount: 0, penalty_amount: 4_000_000 })
    expect((await decide(booking, 'agree')).data).toMatchObject({
      state: 'done',
      amount: 0,
      penalty: 4_000_000,
    })
    expect(await billOf(booking)).toMatchObject({ state: 'cancelled', refund_amount: 0 })
    expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(4)
    expect((await textsTo(booking)).at(-1)).toContain('Đã quá hạn hoàn tiền')
    await expectSound()
  })

  test('stands when staff refuse, and may be given up again', async () => {
    const booking = await paidBooking(ctx)
    await cancel(booking, { refund_to: 'wallet' })
    expect(await decide(booking, 'refuse', { reason: '' })).toMatchObject({ error_code: 1802 })
    expect((await decide(booking, 'refuse', { reason: 'Sân đã giữ chỗ' })).data).toMatchObject({
      state: 'refused',
    })
    expect(await decide(booking, 'agree')).toMatchObject({ error_code: 409 })
    const bill = await billOf(booking)
    expect(bill).toMatchObject({ state: 'paid', refunds: [{ state: 'refused', refusal: 'Sân đã giữ chỗ' }] })
    expect(bill.cancel_quote.refund_amount).toBe(4_000_000)
    expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(2)
    expect((await textsTo(booking)).at(-1)).toContain('không được duyệt')
    expect((await cancel(booking, { refund_to: 'wallet' })).error_code).toBe(0)
    expect((await decide(booking, 'agree')).data).toMatchObject({ state: 'done' })
    await expectSound()
  })

  test('is not given up when another amount was shown', async () => {
    const booking = await paidBooking(ctx)
    ctx.clock.set(late)
    const asked = await cancel(booking, { expected_refund: 4_000_000, refund_to: 'wallet' })
    expect(asked.error_code).toBe(1613)
    expect(asked.error_msg).toContain('2.000.000đ')
    expect(await billOf(booking)).toMatchObject({ state: 'paid', refunds: [] })
  })

  test('is decided once, though ten agree and ten refuse at the same moment', async () => {
    const booking = await paidBooking(ctx)
    await cancel(booking, { refund_to: 'wallet' })
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        decide(booking, turn % 2 ? 'agree' : 'refuse', turn % 2 ? {} : { reason: 'Không' }),
      ),
    )
    const { state } = await refundOf(booking)
    const agreed = state === 'done'
    expect(['done', 'refused']).toContain(state)
    expect(await pointsOf(ctx.q, booking.member.id)).toBe(agreed ? 4_000_000 : 0)
    expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(agreed ? 4 : 2)
    await expectSound()
  })

  test('is cancelled for the club in full, even after the deadline', async () => {
    const booking = await paidBooking(ctx, { penalty: 100 })
    ctx.clock.set(late)
    const browser = app.browserOf(booking.staff)
    const path = `/api/staff/bookings/${booking.id}/cancel-for-club`
    const answer = await browser.post(path, { id: booking.id, reason: 'Sân đóng cửa' })
    expect(answer.data).toMatchObject({ state: 'needs_target', amount: 4_000_000, penalty: 0 })
    expect(await billOf(booking)).toMatchObject({
      state: 'refunded',
      steps: expect.arrayContaining([
        expect.objectContaining({ state: 'cancellation_requested', by: 'staff' }),
      ]),
    })
    expect((await textsTo(booking)).at(-1)).toContain('Chọn nơi nhận tiền')
    await expectSound()
  })
})

describe('a bank transfer back', () => {
  test('is recorded under its reference when the bank names the same holder', async () => {
    const booking = await paidBooking(ctx)
    await cancel(booking, { ...account, refund_name: 'Nguyễn Văn Ánh' })
    expect((await decide(booking, 'agree')).data).toMatchObject({
      state: 'to_transfer',
      account_name: 'NGUYEN VAN ANH',
      account_number: '001100123456',
      bank_name: 'Vietcombank',
      qr_image: expect.stringMatching(/^data:image/),
    })
    const before = await balances()
    expect(before.refunds_due).toBeGreaterThanOrEqual(4_000_000)
    const wrong = await decide(booking, 'transferred', { bank_reference: 'FT1', payee_name: 'TRAN VAN BINH' })
    expect(wrong).toMatchObject({ error_code: 1953 })
    const done = { bank_reference: 'FT26325000001', payee_name: 'nguyen van anh' }
    expect((await decide(booking, 'transferred', done)).data).toMatchObject({
      state: 'done',
      proof: 'FT26325000001',
    })
    expect((await decide(booking, 'transferred', done)).error_code).toBe(0)
    const after = await balances()
    expect((before.bank ?? 0) - (after.bank ?? 0)).toBe(4_000_000)
    expect((before.refunds_due ?? 0) - (after.refunds_due ?? 0)).toBe(4_000_000)
    expect(await refundOf(booking)).toMatchObject({ state: 'done', account_tail: '3456' })
    expect((await textsTo(booking)).at(-1)).toContain('FT26325000001')
    await expectSound()
  })

  test('proves one refund only', async () => {
    const [first, second] = [await paidBooking(ctx), await paidBooking(ctx)]
    for (const booking of [first, second]) {
      await cancel(booking, { ...account, refund_name: 'An' })
      await decide(booking, 'agree')
    }
    const proof = { bank_reference: 'FT26325000002', payee_name: 'AN' }
    expect((await decide(first, 'transferred', proof)).error_code).toBe(0)
    expect(await decide(second, 'transferred', proof)).toMatchObject({ error_code: 409 })
    expect(await refundOf(second)).toMatchObject({ state: 'to_transfer' })
  })

  test('needs a whole account', async () => {
    const booking = await paidBooking(ctx)
    expect(await cancel(booking, { ...account, refund_name: '' })).toMatchObject({ error_code: 1951 })
    expect(await cancel(booking, { ...account, refund_bank: '000000', refund_name: 'An' })).toMatchObject({
      error_code: 1951,
    })
    expect(await cancel(booking, { refund_to: 'method' })).toMatchObject({ error_code: 1952 })
    expect(await billOf(booking)).toMatchObject({ state: 'paid' })
  })

  test('goes into the wallet when the account cannot be paid to', async () => {
    const booking = await paidBooking(ctx)
    await cancel(booking, { ...account, refund_name: 'Nguyễn An' })
    expect((await decide(booking, 'agree')).data).toMatchObject({ state: 'to_transfer' })
    const answer = await decide(booking, 'target', { refund_to: 'wallet' })
    expect(answer.data).toMatchObject({ state: 'done', refund_to: 'wallet' })
    expect(await pointsOf(ctx.q, booking.member.id)).toBe(4_000_000)
    await expectSound()
  })

  test('may be named later, by the golfer or by staff, and by nobody else', async () => {
    const booking = await paidBooking(ctx)
    await cancel(booking)
    await decide(booking, 'agree')
    const { id, targets } = await refundOf(booking)
    expect(targets).toEqual(['wallet', 'bank'])
    const choose = (browser = app.browserOf(booking.member)) =>
      browser.post('/api/for_wap/refund_target', { refund_id: id, refund_to: 'wallet' })
    expect(await choose(app.browserOf(await addMember(ctx.q)))).toMatchObject({ error_code: 404 })
    expect((await choose()).data).toMatchObject({ state: 'done', refund_to: 'wallet' })
    expect(await choose()).toMatchObject({ error_code: 409 })
    expect(await pointsOf(ctx.q, booking.member.id)).toBe(4_000_000)
    await expectSound()
  })
})

describe('a part of a paid booking', () => {
  test('can be one player: the place is free, the ladder is that of what stays', async () => {
    const d100 = await addPackage(ctx.q, 100_000)
    const booking = await paidBooking(ctx, { players: 3, packages: [d100] })
    const { parts } = (await billOf(booking)).cancel_quote
    const player = parts.find(({ kind }: { kind: string }) => kind === 'player')
    expect(player).toMatchObject({ name: 'Khách 1', refund_amount: 2_100_000 })
    const before = await balances()
    await cancel(booking, { player_id: player.id, expected_refund: 2_100_000, refund_to: 'wallet' })
    await decide(booking, 'agree')
    expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(2)
    const after = await balances()
    expect((before.premiums_owed ?? 0) - (after.premiums_owed ?? 0)).toBe(100_000)
    expect((before.bookings_paid ?? 0) - (after.bookings_paid ?? 0)).toBe(2_000_000)
    const bill = await billOf(booking)
    expect(bill).toMatchObject({ state: 'paid', number_player: 2, refund_amount: 2_100_000 })
    expect(bill.services[0].listData.map(({ is_cancel }: { is_cancel: number }) => is_cancel)).toEqual([
      1, 0, 0,
    ])
    expect(bill.services.map(({ refund }: { refund: number }) => refund)).toEqual([2_000_000, 100_000])
    expect(bill.cancel_quote).toMatchObject({ refund_amount: 4_200_000, penalty_amount: 0 })
    expect(bill.refund_terms[1]).toMatchObject({ refund_amount: 2_100_000, penalty_amount: 2_100_000 })
    // then the rest, late
    ctx.clock.set(late)
    await cancel(booking, { expected_refund: 2_100_000, refund_to: 'wallet' })
    await decide(booking, 'agree')
    expect(await pointsOf(ctx.q, booking.member.id)).toBe(4_200_000)
    expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(4)
    await expectSound()
  })

  test('can be the insurance, whose premiums are then not owed to the insurer', async () => {
    const d50 = await addPackage(ctx.q, 50_000)
    const booking = await paidBooking(ctx, { players: 2, packages: [d50] })
    const service = (await billOf(booking)).services.find(({ type }: { type: string }) => type === 'hio')
    const before = await balances()
    await cancel(booking, { service_id: service.id, expected_refund: 100_000, refund_to: 'wallet' })
    await decide(booking, 'agree')
    const after = await balances()
    expect((before.premiums_owed ?? 0) - (after.premiums_owed ?? 0)).toBe(100_000)
    const bill = await billOf(booking)
    expect(bill).toMatchObject({ state: 'paid', number_player: 2 })
    expect(bill.services[1]).toMatchObject({ type: 'hio', is_cancel: 1, refund: 100_000 })
    expect(bill.cancel_quote).toMatchObject({ refund_amount: 4_000_000 })
    expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(2)
    await expectSound()
  })

  test('cannot be the last player, nor the play itself', async () => {
    const booking = await paidBooking(ctx, { players: 1 })
    const bill = await billOf(booking)
    const [play] = bill.services
    expect(bill.cancel_quote.parts).toEqual([])
    expect(await cancel(booking, { service_id: play.id })).toMatchObject({ error_code: 1612 })
    expect(await cancel(booking, { player_id: play.listData[0].id })).toMatchObject({ error_code: 1612 })
  })
})

const gatewayThat = (result: unknown, asked: unknown[] = []) => {
  const answer = async (order: unknown) => {
    asked.push(order)
    if (result instanceof Error) throw result
    return result as { state: 'pending' }
  }
  return { refund: answer, inquireRefund: answer }
}

test('refunds are for administrators, and nobody else’s booking exists', async () => {
  const booking = await paidBooking(ctx)
  await cancel(booking, { refund_to: 'wallet' })
  const { id } = await refundOf(booking)
  const sales = app.browserOf(await addStaff(ctx.q, ['staff', 'sales']))
  expect(await sales.get('/api/staff/refunds')).toMatchObject({ status: 403 })
  expect(await sales.post(`/api/staff/refunds/${id}/agree`, { id })).toMatchObject({ status: 403 })
  const other = await addMember(ctx.q)
  expect(await cancel({ ...booking, member: other })).toMatchObject({ error_code: 404 })
})

test('staff see what waits, how much and by when it is due, and what is over the latest first', async () => {
  const [first, second] = [await paidBooking(ctx), await paidBooking(ctx)]
  const figures = async () => {
    const { data } = await app.browserOf(first.staff).get('/api/staff/queue')
    return [Object(data).refunds_to_decide, Object(data).refunds_to_send]
  }
  const [toDecide, toSend] = await figures()
  await cancel(first, { refund_to: 'wallet' })
  ctx.clock.set('2026-11-20T09:00:00+07:00')
  await cancel(second, { ...account, refund_name: 'An' })
  ctx.clock.set('2026-11-24T08:30:00+07:00')
  const list = async (state: string) => {
    const { data } = await app.browserOf(first.staff).get('/api/staff/refunds', { state, limit: 100 })
    return (data as { booking: { id: number }; is_overdue: number }[]).filter(({ booking }) =>
      [first.id, second.id].includes(booking?.id),
    )
  }
  expect(await list('requested')).toMatchObject([
    { booking: { id: first.id }, is_overdue: 1, amount: 4_000_000, method: 'bank' },
    { booking: { id: second.id }, is_overdue: 0 },
  ])
  await decide(first, 'agree')
  expect(await list('requested')).toHaveLength(1)
  expect(await list('over')).toMatchObject([{ booking: { id: first.id }, is_overdue: 0 }])
  expect(await figures()).toEqual([toDecide + 1, toSend])
  await decide(second, 'agree')
  expect(await figures()).toEqual([toDecide, toSend + 1])
})
