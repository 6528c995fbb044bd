import { calls } from '@teeviet/contract/calls'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createStaffApp, type StaffApp } from '#testing/apps/staff-app'
import { type PaidBooking, paidBooking } from '#testing/bookings/paid-booking'
import { hioClaimFields, witnessKey } from '#testing/claims/hio-claims'
import { createTestContext, type TestContext } from '#testing/context'
import { addMember } from '#testing/golf'

let ctx: TestContext
let app: StaffApp
beforeAll(async () => {
  ctx = await createTestContext({
    HIO_CLAIMS_PER_MEMBER_PER_DAY: '4',
    GOLFER_LINKS_PER_ADDRESS_PER_HOUR: '100000',
  })
  app = await createStaffApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const played = '2026-11-24T10:15:00+07:00'
const make = calls['POST /api/for_wap/make_hio_claim']
const withdraw = calls['POST /api/for_wap/withdraw_hio_claim']
const view = calls['POST /api/hio-witness/view']
const answer = calls['POST /api/hio-witness/answer']
const step = calls['POST /api/staff/hio-claims/:id/step']

/** A paid booking whose round has begun, with its golfer signed in. */
async function begun(options: Parameters<typeof paidBooking>[1] = { players: 3 }): Promise<PaidBooking> {
  const booking = await paidBooking(ctx, options)
  ctx.clock.set(played)
  app.signInAs(booking.member)
  return booking
}

const listed = ({ id }: PaidBooking) =>
  app.ask(calls['GET /api/for_wap/hio_claims'], { id_general_bill_detail: id })

async function fieldsOf(booking: PaidBooking, fields: object = {}) {
  const { players } = await listed(booking)
  return { ...(await hioClaimFields(booking.id, players[0]?.id ?? 0)), ...fields }
}

const claimed = async (booking: PaidBooking, fields: object = {}) =>
  app.ask(make, await fieldsOf(booking, fields))

const textsOf = async ({ id }: PaidBooking) =>
  (await ctx.q<{ text: string }>`select text from messages where booking_id = ${id} order by id`).map(
    ({ text }) => text,
  )

describe('the conditions', () => {
  test('are listed for each player at once, with none unmet on the day of a round of three on 18 holes', async () => {
    const booking = await begun()
    const { is_on, players, from, until } = await listed(booking)
    expect(is_on).toBe(1)
    expect(until - from).toBe(24 * 3_600_000)
    expect(players).toHaveLength(3)
    expect(players[0]).toMatchObject({ name: 'Khách 1', cover: 20_000_000, unmet: [], has_claim: 0 })
  })

  test.each([
    ['players', { players: 2 }, played],
    ['time', { players: 3 }, '2026-11-24T06:29:59+07:00'],
    ['time', { players: 3 }, '2026-11-25T06:30:01+07:00'],
  ])('refuse a claim that does not meet %s', async (condition, options, at) => {
    const booking = await begun(options)
    ctx.clock.set(at)
    expect((await listed(booking)).players[0]?.unmet).toEqual([condition])
    expect(await app.refused(make, await fieldsOf(booking))).toMatchObject({ error_code: 1907 })
    expect((await listed(booking)).claims).toEqual([])
  })

  test('refuse a claim on nine holes, without cover in force, and before the payment', async () => {
    const booking = await begun()
    const unmet = async () => (await listed(booking)).players[0]?.unmet
    await ctx.q`update bookings set holes = 9 where id = ${booking.id}`
    expect(await unmet()).toEqual(['course'])
    await ctx.q`update bookings set holes = 18 where id = ${booking.id}`
    await ctx.q`update insurance_certificates set withdrawn_at = ${ctx.clock.now()} where booking_id = ${booking.id}`
    expect(await unmet()).toEqual(['cover'])
    await ctx.q`update insurance_certificates set withdrawn_at = null where booking_id = ${booking.id}`
    await ctx.q`update bookings set state = 'cancellation_requested' where id = ${booking.id}`
    expect(await unmet()).toEqual(['paid'])
    expect(await app.refused(make, await fieldsOf(booking))).toMatchObject({ error_code: 1907 })
  })

  test('refuse a short hole, a nineteenth one, the golfer as witness, and a file that is no picture', async () => {
    const booking = await begun()
    const refusal = async (fields: object) =>
      (await app.refused(make, await fieldsOf(booking, fields))).error_code
    expect(await refusal({ yards: 49 })).toBe(1908)
    expect(await refusal({ hole: 19 })).toBe(400)
    expect(await refusal({ witness_phone: `+84${booking.member.phone.slice(1)}` })).toBe(1925)
    expect(await refusal({ witness_phone: '123' })).not.toBe(0)
    expect(await refusal({ photo: Buffer.from('<svg/>').toString('base64') })).toBe(1851)
    expect((await claimed(booking, { yards: 50 })).yards).toBe(50)
  })

  test('are not asked where claims are off', async () => {
    const booking = await begun()
    const fields = await fieldsOf(booking)
    Object.assign(ctx.config, { hioClaims: false })
    try {
      expect((await listed(booking)).is_on).toBe(0)
      expect(await app.refused(make, fields)).toMatchObject({ error_code: 1926 })
    } finally {
      Object.assign(ctx.config, { hioClaims: true })
    }
  })
})

describe('a claim', () => {
  test('has a number, and keeps its picture without the data of the camera', async () => {
    const booking = await begun()
    const claim = await claimed(booking)
    expect(claim).toMatchObject({
      code: expect.stringMatching(/^HC[0-9A-Z]{6}$/),
      state: 'reported',
      player: 'Khách 1',
    })
    expect(JSON.stringify(await listed(booking))).not.toContain('0912345678')
    await app.newStaff('staff')
    const picture = await app.browser.raw(`/api/staff/hio-claims/${claim.id}/photo`)
    expect(picture.headers['content-type']).toBe('image/webp')
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 20,
      height: 10,
    })
    expect(picture.rawPayload.toString('latin1')).not.toContain('EXIF')
  })

  test('is made once by a request that is sent twice, and a player has one in a round', async () => {
    const booking = await begun()
    const fields = await fieldsOf(booking)
    const send = () =>
      app.app.inject({
        method: 'POST',
        url: make.path,
        headers: { authorization: `Bearer token-${booking.member.id}`, 'idempotency-key': 'hio-claim-1' },
        payload: fields,
      })
    const [first, again] = [(await send()).json(), (await send()).json()]
    expect(first.error_code).toBe(0)
    expect(again.data).toEqual(first.data)
    expect(await app.refused(make, fields)).toMatchObject({ error_code: 1909 })
    const other = (await listed(booking)).players[1]?.id
    expect(await app.ask(make, { ...fields, player_id: other ?? 0 })).toMatchObject({ player: 'Khách 2' })
  })

  test("is for players of the golfer's own booking alone", async () => {
    const [booking, other] = [await paidBooking(ctx, { players: 3 }), await begun()]
    const [foreign] = await ctx.q<{
      id: number
    }>`select id from booking_players where booking_id = ${booking.id} limit 1`
    expect(await app.refused(make, await fieldsOf(other, { player_id: foreign?.id }))).toMatchObject({
      error_code: 404,
    })
    const fields = await fieldsOf(other)
    app.signInAs(await addMember(ctx.q))
    expect(await app.refused(make, fields)).toMatchObject({ error_code: 404 })
  })

  test('has a budget for each golfer and day, since it sends an SMS to a stranger', async () => {
    const booking = await begun()
    for (let count = 0; count < 4; count++) {
      const { id: claim_id } = await claimed(booking)
      await app.ask(withdraw, { id_general_bill_detail: booking.id, claim_id })
    }
    expect(await app.refused(make, await fieldsOf(booking))).toMatchObject({ error_code: 429 })
  })

  test('is withdrawn by its golfer until it is sent; then the player may claim again, and the link is over', async () => {
    const booking = await begun()
    const { id: claim_id } = await claimed(booking)
    const key = await witnessKey(ctx)
    const request = { id_general_bill_detail: booking.id, claim_id }
    expect(await app.ask(withdraw, request)).toMatchObject({ state: 'withdrawn' })
    expect(await app.ask(withdraw, request)).toMatchObject({ state: 'withdrawn' })
    expect(await app.refused(answer, { key, is_seen: 1 })).toMatchObject({ error_code: 1923 })
    const { id } = await claimed(booking)
    await app.newStaff('staff')
    await app.ask(step, { id, from: 'reported', to: 'witnessed' })
    await app.ask(step, { id, from: 'witnessed', to: 'sent' })
    app.signInAs(booking.member)
    expect(await app.refused(withdraw, { ...request, claim_id: id })).toMatchObject({ error_code: 409 })
  })
})

describe('the link of the witness', () => {
  test('names player, course and hole in the page, and no word of the golfer in the SMS', async () => {
    const booking = await begun()
    await claimed(booking, { club: 'Tải ngay example.com' })
    const [sms] = await ctx.q<{ text: string }>`
      select text /* not null */ from messages where phone = '0912345678' order by id desc limit 1`
    expect(sms?.text).not.toContain('example.com')
    app.signInAs(null)
    const page = await app.ask(view, { key: await witnessKey(ctx) })
    expect(page).toMatchObject({ answer: 'open', player: 'Khách 1', hole: 7, yards: 152 })
    expect(JSON.stringify(page)).not.toContain(booking.member.phone)
  })

  test.each([
    [1, 'confirmed', 'witnessed'],
    [0, 'denied', 'denied'],
  ] as const)('takes the answer %s once, and notifies the golfer', async (is_seen, shown, state) => {
    const booking = await begun()
    const { code } = await claimed(booking)
    const key = await witnessKey(ctx)
    app.signInAs(null)
    expect(await app.ask(answer, { key, is_seen })).toMatchObject({ answer: shown })
    expect(await app.refused(answer, { key, is_seen: 1 })).toMatchObject({ error_code: 1923 })
    expect(await app.refused(view, { key })).toMatchObject({ error_code: 1923 })
    app.signInAs(booking.member)
    expect((await listed(booking)).claims[0]).toMatchObject({ state })
    expect((await textsOf(booking)).at(-1)).toContain(code)
  })

  test('ends with its time, and a forged or altered key opens nothing', async () => {
    const booking = await begun()
    await claimed(booking)
    const key = await witnessKey(ctx)
    const altered = key.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
    app.signInAs(null)
    for (const forged of [altered, key.slice(1), '', 'A'.repeat(22)]) {
      expect(await app.refused(view, { key: forged })).toMatchObject({ error_code: 1923 })
      expect(await app.refused(answer, { key: forged, is_seen: 1 })).toMatchObject({ error_code: 1923 })
    }
    ctx.clock.set('2026-11-27T10:15:01+07:00')
    expect(await app.refused(answer, { key, is_seen: 1 })).toMatchObject({ error_code: 1923 })
    ctx.clock.set('2026-11-27T10:14:59+07:00')
    expect(await app.ask(answer, { key, is_seen: 1 })).toMatchObject({ answer: 'confirmed' })
  })
})

describe('staff', () => {
  test('move a claim step by step to the prize; the golfer reads the answer and never the note', async () => {
    const booking = await begun()
    const { id, code } = await claimed(booking)
    await app.newStaff('staff')
    const called = { id, from: 'reported', to: 'witnessed', note: 'Đã gọi người làm chứng' } as const
    const claim = await app.ask(step, called)
    expect(claim).toMatchObject({ state: 'witnessed', witness_phone: '0912345678', unmet: [] })
    expect(claim.certificates).toMatchObject([{ cover: 20_000_000 }])
    expect(await app.refused(step, called)).toMatchObject({ error_code: 409 })
    await app.ask(step, { id, from: 'witnessed', to: 'sent' })
    await app.ask(step, { id, from: 'sent', to: 'paid', answer: 'Chúc mừng!' })
    const open = await app.ask(calls['GET /api/staff/hio-claims'], {})
    expect(open.map((one) => one.id)).not.toContain(id)
    expect(
      (await app.acts()).filter(({ subject }) => subject === `hio:${id}`).map(({ what }) => what),
    ).toEqual(['hio.witnessed', 'hio.sent', 'hio.paid'])
    app.signInAs(booking.member)
    const { claims } = await listed(booking)
    expect(claims[0]).toMatchObject({ state: 'paid', answer: 'Chúc mừng!' })
    expect(JSON.stringify(claims)).not.toContain('Đã gọi')
    expect((await textsOf(booking)).filter((text) => text.includes(code))).toHaveLength(3)
  })

  test('refuse a claim with a reason only, skip no step, and see cover that was withdrawn since', async () => {
    const booking = await begun()
    const { id } = await claimed(booking)
    await app.newStaff('staff')
    const refusal = async (request: object) =>
      (await app.refused(step, { id, from: 'reported', to: 'refused', ...request })).error_code
    expect(await refusal({})).toBe(1924)
    expect(await refusal({ to: 'sent' })).toBe(400)
    expect(await refusal({ to: 'withdrawn' })).toBe(400)
    await ctx.q`update insurance_certificates set withdrawn_at = ${ctx.clock.now()} where booking_id = ${booking.id}`
    const [claim] = await app.ask(calls['GET /api/staff/hio-claims'], { state: 'reported' })
    expect(claim).toMatchObject({ id, unmet: ['cover'], certificates: [] })
    const refused = await app.ask(step, { id, from: 'reported', to: 'refused', answer: 'Hố tạm' })
    expect(refused.state).toBe('refused')
    await ctx.q`update insurance_certificates set withdrawn_at = null where booking_id = ${booking.id}`
    app.signInAs(booking.member)
    expect((await claimed(booking)).state).toBe('reported')
  })

  test('without the permission see no claim', async () => {
    await app.newStaff('sales')
    expect(await app.refused(calls['GET /api/staff/hio-claims'], {})).toMatchObject({ error_code: 403 })
  })
})
