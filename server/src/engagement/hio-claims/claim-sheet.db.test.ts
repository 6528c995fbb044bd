import { calls } from '@teeviet/contract/calls'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { EmailFailure, type EmailMessage } from '#platform/gateways/email/email-sender'
import { createStaffApp, type StaffApp } from '#testing/apps/staff-app'
import { type PaidBooking, paidBooking } from '#testing/bookings/paid-booking'
import { hioClaimFields, witnessKey } from '#testing/claims/hio-claims'
import { createTestContext, type TestContext } from '#testing/context'
import { sessionHeaders } from '#testing/staff/session-headers'
import { sendSheet } from './send-sheet.ts'

let ctx: TestContext
let app: StaffApp
let mails: EmailMessage[]
beforeAll(async () => {
  ctx = await createTestContext({ GOLFER_LINKS_PER_ADDRESS_PER_HOUR: '100000' })
  app = await createStaffApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})
beforeEach(() => {
  mails = []
  ctx.gateways.email.send = async (message) => {
    mails.push(message)
    return { providerMessageId: message.requestId }
  }
})

const send = calls['POST /api/staff/hio-claims/:id/send-sheet']
const step = calls['POST /api/staff/hio-claims/:id/step']
const sheetOf = (id: number) => app.browser.raw(`/api/staff/hio-claims/${id}/sheet`)

/** A claim, by default confirmed by its witness, with staff signed in. */
async function claimed({ isWitnessed = true } = {}): Promise<PaidBooking & { claim: number; code: string }> {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  const booking = await paidBooking(ctx, { players: 3 })
  ctx.clock.set('2026-11-24T10:15:00+07:00')
  app.signInAs(booking.member)
  const bill = { id_general_bill_detail: booking.id }
  const { players } = await app.ask(calls['GET /api/for_wap/hio_claims'], bill)
  const fields = await hioClaimFields(booking.id, players[0]?.id ?? 0)
  const { id: claim, code } = await app.ask(calls['POST /api/for_wap/make_hio_claim'], fields)
  if (isWitnessed) {
    app.signInAs(null)
    await app.ask(calls['POST /api/hio-witness/answer'], { key: await witnessKey(ctx), is_seen: 1 })
  }
  await app.newStaff('staff')
  return { ...booking, claim, code }
}

async function work(): Promise<void> {
  const job = (await ctx.enqueued('send-hio-sheet')).at(-1)
  await sendSheet(ctx, job?.data as { sheetId: number })
}

const read = async (id: number) =>
  (await app.ask(calls['GET /api/staff/hio-claims'], { state: 'all', limit: 100 })).find(
    (claim) => claim.id === id,
  )
const textsOf = async ({ id }: PaidBooking) =>
  (await ctx.q<{ text: string }>`select text from messages where booking_id = ${id} order by id`).map(
    ({ text }) => text,
  )

test('the sheet has the claim’s facts on one page, also for one that no witness confirmed', async () => {
  const { claim, code } = await claimed()
  const answer = await sheetOf(claim)
  expect(answer.headers['content-type']).toBe('application/pdf')
  const { text, totalPages } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true })
  expect(totalPages).toBe(1)
  const printed = text.normalize('NFKC').replace(/\s+/g, '')
  const certificate = (await read(claim))?.certificates[0]?.number ?? 'none'
  for (const fact of [
    code,
    certificate,
    'Khách 1',
    '152 yard',
    'Gậy sắt 8',
    'Trần Chứng',
    '20.000.000đ',
    'qua liên kết',
  ])
    expect(printed).toContain(fact.normalize('NFKC').replace(/\s+/g, ''))
  expect(answer.rawPayload.includes('/Image')).toBe(true)
  const other = await claimed({ isWitnessed: false })
  const { text: plain } = await extractText(new Uint8Array((await sheetOf(other.claim)).rawPayload), {
    mergePages: true,
  })
  expect(plain.normalize('NFKC')).toContain('chưa xác nhận'.normalize('NFKC'))
})

test('the e-mail carries sheet and picture, makes the claim sent once, and is in the audit log', async () => {
  const booking = await claimed()
  const { claim: id, code } = booking
  const before = await textsOf(booking)
  const asked = await app.ask(send, { id })
  expect(asked).toMatchObject({ state: 'witnessed', sheets: [{ state: 'waiting', is_repeat: 0 }] })
  expect(await app.refused(send, { id })).toMatchObject({ error_code: 1928 })
  await work()
  await work()
  expect(mails).toMatchObject([
    {
      email: 'claims@insurer.test',
      subject: `TeeViet: Hồ sơ hole-in-one ${code}`,
      attachments: [{ name: `${code}.pdf` }, { name: `${code}.jpg`, type: 'image/jpeg' }],
    },
  ])
  expect(mails[0]?.text).toContain('Trần Chứng')
  expect(await read(id)).toMatchObject({ state: 'sent', sheets: [{ state: 'sent', is_repeat: 0 }] })
  expect(await textsOf(booking)).toHaveLength(before.length + 1)
  const acts = (await app.acts()).filter(({ subject }) => subject === `hio:${id}`)
  expect(acts.map(({ what }) => what)).toEqual(['hio.sheet_sent', 'hio.sent'])

  await app.ask(send, { id })
  await work()
  expect(await read(id)).toMatchObject({ sheets: [{ is_repeat: 0 }, { state: 'sent', is_repeat: 1 }] })
  expect(new Set(mails.map(({ requestId }) => requestId)).size).toBe(2)
  // the golfer gets an SMS for the first one alone
  expect(await textsOf(booking)).toHaveLength(before.length + 1)
})

test('a mail server that refuses, or does not answer for long, is shown to staff; the claim stays', async () => {
  const { claim: id } = await claimed()
  const refuse = (kind: 'temporary' | 'permanent') => async () => {
    throw new EmailFailure(kind, 'recipient', '550')
  }
  ctx.gateways.email.send = refuse('permanent')
  await app.ask(send, { id })
  await work()
  expect(await read(id)).toMatchObject({ state: 'witnessed', sheets: [{ state: 'failed' }] })

  ctx.gateways.email.send = refuse('temporary')
  await app.ask(send, { id })
  await expect(work()).rejects.toBeInstanceOf(EmailFailure)
  expect((await read(id))?.sheets.at(-1)?.state).toBe('waiting')
  ctx.clock.set('2026-11-24T10:26:00+07:00')
  await work()
  expect(await read(id)).toMatchObject({ sheets: [{ state: 'failed' }, { state: 'failed', is_repeat: 0 }] })
})

test('a claim goes to the insurer only while it is witnessed or sent, and only with an address', async () => {
  const { claim: id } = await claimed({ isWitnessed: false })
  expect(await app.refused(send, { id })).toMatchObject({ error_code: 409 })
  await app.ask(step, { id, from: 'reported', to: 'witnessed' })
  Object.assign(ctx.config, { insurerEmail: '' })
  try {
    expect(await app.refused(send, { id })).toMatchObject({ error_code: 1927 })
  } finally {
    Object.assign(ctx.config, { insurerEmail: 'claims@insurer.test' })
  }
  await app.ask(send, { id })
  await app.ask(step, { id, from: 'witnessed', to: 'refused', answer: 'Hố tạm' })
  await work()
  expect(mails).toEqual([])
  expect(await read(id)).toMatchObject({ state: 'refused', sheets: [{ state: 'failed' }] })
})

test('one request with its key sends one e-mail', async () => {
  const { claim: id } = await claimed()
  const jobs = (await ctx.enqueued('send-hio-sheet')).length
  const repeated = () =>
    app.app.inject({
      method: 'POST',
      url: `/api/staff/hio-claims/${id}/send-sheet`,
      payload: {},
      headers: { ...sessionHeaders(token), 'idempotency-key': 'sheet-of-a-claim' },
    })
  const { token } = await app.newStaff('staff')
  const first = (await repeated()).json()
  expect(first).toMatchObject({ error_code: 0 })
  expect((await repeated()).json()).toEqual(first)
  expect(await ctx.enqueued('send-hio-sheet')).toHaveLength(jobs + 1)
})

test.each([
  ['witnessed', false],
  ['refused', true],
] as const)(
  'a step previews the SMS that it sends then, and changes nothing: %s',
  async (to, isWitnessed) => {
    const booking = await claimed({ isWitnessed })
    const from = isWitnessed ? 'witnessed' : 'reported'
    const asked = { id: booking.claim, from, to, answer: 'Hố tạm' } as const
    const preview = calls['POST /api/staff/hio-claims/:id/preview-messages']
    const before = await textsOf(booking)
    const { messages } = await app.ask(preview, asked)
    expect(messages).toMatchObject([{ language: 'vi' }])
    expect(await textsOf(booking)).toEqual(before)
    expect((await app.ask(step, asked)).state).toBe(to)
    expect(await textsOf(booking)).toEqual([...before, messages[0]?.text])
    expect(await app.refused(preview, asked)).toMatchObject({ error_code: 409 })
  },
)
