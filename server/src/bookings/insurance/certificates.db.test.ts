import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { qrSvg } from '#platform/gateways/vietqr/qr-picture'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { type PaidBooking, paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addMember, addPackage } from '#testing/golf'

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
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

async function billOf({ id, member }: PaidBooking) {
  const golfer = app.browserOf(member)
  return Object((await golfer.get('/api/services/get_bill_detail_for_wap', { bill_id: id })).data)
}

async function certificateOf(booking: PaidBooking, member = booking.member) {
  const { insurrance_id } = await billOf(booking)
  return app.browserOf(member).get('/api/for_wap/insurance_certificate', { insurrance_id, lang: 'en' })
}

async function cancel(booking: PaidBooking, what: Record<string, unknown> = {}) {
  const body = { id_general_bill_detail: booking.id, reason: '', refund_to: 'wallet', ...what }
  await app.browserOf(booking.member).post('/api/for_wap/cancel_booking', body)
  const { id } = (await billOf(booking)).refunds.at(-1)
  await app.browserOf(booking.staff).post(`/api/staff/refunds/${id}/agree`, { id })
}

const withdrawnOf = async (booking: PaidBooking) =>
  Object((await certificateOf(booking)).data).insured.map(
    ({ is_withdrawn }: { is_withdrawn: 0 | 1 }) => is_withdrawn,
  )

test('a paid booking insures every player: the free cover and each package, each under its number', async () => {
  const d100 = await addPackage(ctx.q, 100_000)
  const booking = await paidBooking(ctx, { players: 3, packages: [d100] })
  const { data } = await certificateOf(booking)
  const { insured, ...certificate } = Object(data)
  expect(certificate).toMatchObject({
    is_withdrawn: 0,
    holder: 'Nguyễn An',
    facility: 'Test Golf Course',
    date_played: Date.parse('2026-11-24T06:30:00+07:00'),
    is_enough_players: 1,
    is_standard_18: 1,
  })
  expect(insured).toHaveLength(6)
  expect(insured.slice(0, 2)).toMatchObject([
    { name: 'Khách 1', package_name: '', premium: 0, cover: 20_000_000 },
    { name: 'Khách 1', package_name: 'D100', premium: 100_000, cover: 100_000_000 },
  ])
  expect(new Set(insured.map(({ number }: { number: string }) => number)).size).toBe(6)
  const hio = (await billOf(booking)).services.find(({ type }: { type: string }) => type === 'hio')
  expect(hio.listData[0]).toMatchObject({ code: insured[1].number, name: 'D100' })
})

test('states which condition of hole-in-one cover is not met', async () => {
  const { data } = await certificateOf(await paidBooking(ctx, { players: 2 }))
  expect(data).toMatchObject({ is_enough_players: 0, is_standard_18: 1, number_player: 2 })
})

test('it is its golfer’s own', async () => {
  const booking = await paidBooking(ctx)
  expect(await certificateOf(booking, await addMember(ctx.q))).toMatchObject({ status: 404 })
})

test('cover ends with the booking, for a player who leaves, and for packages that are given back', async () => {
  const d50 = await addPackage(ctx.q, 50_000)
  const booking = await paidBooking(ctx, { players: 3, packages: [d50] })
  const bill = await billOf(booking)
  await cancel(booking, { player_id: bill.services[0].listData[1].id })
  expect(await withdrawnOf(booking)).toEqual([0, 0, 1, 1, 0, 0])
  await cancel(booking, { service_id: bill.services[1].id })
  expect(await withdrawnOf(booking)).toEqual([0, 1, 1, 1, 0, 1])
  await cancel(booking)
  expect(await withdrawnOf(booking)).toEqual([1, 1, 1, 1, 1, 1])
  expect((await certificateOf(booking)).data).toMatchObject({ is_withdrawn: 1 })
})

test('a request that staff refuse leaves the cover as it was, and issues none a second time', async () => {
  const booking = await paidBooking(ctx)
  const before = (await certificateOf(booking)).data
  const body = { id_general_bill_detail: booking.id, reason: '', refund_to: 'wallet' }
  await app.browserOf(booking.member).post('/api/for_wap/cancel_booking', body)
  const { id } = (await billOf(booking)).refunds[0]
  await app.browserOf(booking.staff).post(`/api/staff/refunds/${id}/refuse`, { id, reason: 'Không' })
  expect((await certificateOf(booking)).data).toEqual(before)
})

test('no player is covered for more than 200 million: the free cover fills the rest up to it', async () => {
  const d200 = await addPackage(ctx.q, 200_000)
  const booking = await paidBooking(ctx, { players: 2, packages: [d200] })
  const coversOf = async () =>
    Object((await certificateOf(booking)).data).insured.map(({ cover }: { cover: number }) => cover)
  expect(await coversOf()).toEqual([0, 200_000_000, 0, 200_000_000])
  const { services } = await billOf(booking)
  await cancel(booking, { service_id: services[1].id })
  expect(await coversOf()).toEqual([20_000_000, 200_000_000, 20_000_000, 200_000_000])
})

test('beside smaller packages the free cover stays whole as long as both fit into 200 million', async () => {
  const d100 = await addPackage(ctx.q, 100_000)
  const booking = await paidBooking(ctx, { players: 1, packages: [d100] })
  expect(Object((await certificateOf(booking)).data).insured).toMatchObject([
    { cover: 20_000_000 },
    { cover: 100_000_000 },
  ])
})

const verify = (code: string) => app.browserOf().post('/api/insurance/verify', { code, lang: 'en' })

test('anyone with the printed code checks a certificate, and reads initials instead of names', async () => {
  const d50 = await addPackage(ctx.q, 50_000)
  const booking = await paidBooking(ctx, { players: 3, packages: [d50] })
  const { code, number } = Object((await certificateOf(booking)).data)
  const { data } = await verify(code)
  expect(data).toMatchObject({ number, is_withdrawn: 0, facility: 'Test Golf Course' })
  expect(Object(data).insured).toHaveLength(6)
  expect(Object(data).insured[1]).toMatchObject({ initials: 'K.1.', cover: 50_000_000, is_withdrawn: 0 })
  expect(JSON.stringify(data)).not.toContain('Khách')
  await cancel(booking)
  expect((await verify(code)).data).toMatchObject({ number, is_withdrawn: 1 })
})

test('a forged or altered code is not genuine', async () => {
  const booking = await paidBooking(ctx)
  const other = await paidBooking(ctx)
  const { code, number } = Object((await certificateOf(booking)).data)
  const { number: otherNumber } = Object((await certificateOf(other)).data)
  const signature = code.slice(number.length + 1)
  const altered = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`
  for (const forged of [
    number,
    `${number}-${altered}`,
    `${otherNumber}-${signature}`,
    `${number}-${'A'.repeat(22)}`,
    `${code}A`,
    'HIO00000000-AAAAAAAAAAAAAAAAAAAAAA',
    '',
  ]) {
    expect(await verify(forged), forged).toMatchObject({ error_code: 1906, data: null })
  }
  expect(await verify(code)).toMatchObject({ error_code: 0 })
})

test('codes are not guessed: the checks of an address have a budget', async () => {
  const few = {
    ...ctx,
    config: { ...ctx.config, rules: { ...ctx.config.rules, golferLinksPerAddressPerHour: 3 } },
  }
  const limited = await createBookingApp(few)
  const visitor = limited.browserOf()
  const codes = await Promise.all(
    Array.from({ length: 5 }, () => visitor.post('/api/insurance/verify', { code: 'HIO' })),
  )
  await limited.app.close()
  expect(codes.filter(({ status }) => status === 429)).toHaveLength(2)
})

test('the QR code leads to the page that checks the certificate', async () => {
  const { code } = Object((await certificateOf(await paidBooking(ctx))).data)
  const picture = await app.app.inject(`/api/insurance/certificate_qr?code=${code}`)
  expect(picture.headers['content-type']).toBe('image/svg+xml')
  expect(picture.body).toBe(await qrSvg(`${ctx.config.publicUrl}/o/${code}`))
  expect((await app.app.inject('/api/insurance/certificate_qr?code=https://x.example')).statusCode).toBe(400)
})
