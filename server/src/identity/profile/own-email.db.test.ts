import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction'
import { EmailFailure, type EmailMessage } from '#platform/gateways/email/email-sender'
import type { SmsMessage } from '#platform/gateways/sms/sms-sender'
import type { App } from '#platform/http/app'
import { type NewMessage, queueMessage } from '#platform/notifications/outbox'
import { sendMessage } from '#platform/notifications/send/send-message'
import { captchaText, createAccountApp, newPhone, signIn } from '#testing/apps/account-app'
import { createTestContext, type TestContext } from '#testing/context'
import { type Browser, openBrowser } from '#testing/processes/browser'

let ctx: TestContext
let app: App
let mails: EmailMessage[]
let texts: SmsMessage[]
let mailServer: () => void
beforeAll(async () => {
  ctx = await createTestContext({ CAPTCHA_FIXED_TEXT: captchaText, EMAIL_CODES_PER_EMAIL_PER_DAY: '3' })
  app = await createAccountApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

let serial = 0
const newAddress = () => {
  serial += 1
  return `khach-mau-${serial}@example.com`
}

async function golfer(phone = newPhone()) {
  const browser = openBrowser(app)
  await signIn(ctx, browser, phone)
  ctx.clock.advance(60)
  return { browser, phone }
}

beforeEach(() => {
  mails = []
  texts = []
  mailServer = () => {}
  ctx.gateways.email.send = async (message) => {
    mailServer()
    mails.push(message)
    return { providerMessageId: 'MAIL-1' }
  }
  ctx.gateways.sms.send = async (message) => {
    texts.push(message)
    return { providerMessageId: 'SMS-1' }
  }
})

const ask = (browser: Browser, email: string) => browser.post('/api/for_wap/get_email_code', { email })
const prove = (browser: Browser, email: string, code: string) =>
  browser.post('/api/for_wap/set_email', { email, code })
async function codeFor(email: string): Promise<string> {
  const [message] = await ctx.q<{ text: string }>`
    select text from messages where email = ${email} and kind = 'otp' order by id desc limit 1`
  return /\d{6}/.exec(message?.text ?? '')?.[0] ?? ''
}

/** A golfer who has proved an address and wants messages about bookings there. */
async function byEmail() {
  const { browser, phone } = await golfer()
  const email = newAddress()
  await ask(browser, email)
  await prove(browser, email, await codeFor(email))
  await browser.post('/api/for_wap/set_message_channel', { topic: 'booking', channel: 'email' })
  return { browser, phone, email }
}

async function queued(message: NewMessage): Promise<number> {
  await inTransaction(ctx.pool, (q) => queueMessage(ctx, q, message))
  return Number((await ctx.enqueued('send-message')).at(-1)?.data.messageId)
}
const paid = (phone: string) => ({ phone, text: 'TeeViet: B17 đã thanh toán.', kind: 'booking' }) as const
const outcomes = (phone: string) => ctx.q<{ email: string | null; failure: string | null; isSent: boolean }>`
  select email, failure, sent_at is not null as "isSent" /* not null */ from messages
  where phone = ${phone} and kind = 'booking' order by id`

test('a golfer proves an address by its code, and can choose e-mail from then on', async () => {
  const { browser } = await golfer()
  const email = newAddress()
  const before = await browser.get('/api/for_wap/message_settings')
  expect(before.data).toMatchObject({ email: null })
  expect(Object(before.data).available).not.toContain('email')
  expect(await ask(browser, ` ${email.toUpperCase()} `)).toMatchObject({ error_code: 0 })
  const wrong = (await codeFor(email)) === '000000' ? '000001' : '000000'
  expect((await prove(browser, email, wrong)).error_code).not.toBe(0)
  const proved = await prove(browser, email, await codeFor(email))
  expect(proved.data).toMatchObject({ email, available: expect.arrayContaining(['sms', 'email']) })
  const chosen = await browser.post('/api/for_wap/set_message_channel', {
    topic: 'booking',
    channel: 'email',
  })
  expect(chosen).toMatchObject({ error_code: 0 })
  expect((await browser.get('/api/for_wap/my_data')).data).toMatchObject({ message_email: email })
})

test('the code of one address proves no other, and counts once', async () => {
  const { browser } = await golfer()
  const [own, other] = [newAddress(), newAddress()]
  await ask(browser, own)
  const code = await codeFor(own)
  expect((await prove(browser, other, code)).error_code).not.toBe(0)
  expect(await prove(browser, own, code)).toMatchObject({ error_code: 0 })
  await browser.post('/api/for_wap/remove_email')
  expect((await prove(browser, own, code)).error_code).not.toBe(0)
  expect((await browser.get('/api/for_wap/message_settings')).data).toMatchObject({ email: null })
})

test('refuses what is no address', async () => {
  const { browser } = await golfer()
  for (const typed of ['', 'khach', 'khach@', 'a b@example.com'])
    expect((await ask(browser, typed)).error_code, typed).not.toBe(0)
})

test('an address gets only so many codes a day, from all golfers together', async () => {
  const email = newAddress()
  const answers: number[] = []
  for (let at = 0; at < 4; at += 1) answers.push((await ask((await golfer()).browser, email)).error_code)
  expect(answers.map((code) => code === 0)).toEqual([true, true, true, false])
})

test('a message of the chosen topic goes to the address, one of another topic by SMS', async () => {
  const { phone, email } = await byEmail()
  await sendMessage(ctx, { messageId: await queued(paid(phone)) })
  await sendMessage(ctx, { messageId: await queued({ ...paid(phone), topic: 'offer' }) })
  expect(mails).toMatchObject([{ email, text: 'TeeViet: B17 đã thanh toán.' }])
  expect(texts).toHaveLength(1)
  expect(await outcomes(phone)).toMatchObject([
    { email, isSent: true },
    { email: null, isSent: true },
  ])
})

test.each([
  ['refuses it', 'permanent', 0],
  ['cannot be reached for minutes', 'temporary', 3],
] as const)('where the mail server %s, the text goes by SMS, once', async (_, kind, minutes) => {
  const { phone, email } = await byEmail()
  const messageId = await queued(paid(phone))
  mailServer = () => {
    throw new EmailFailure(kind, 'recipient', '550')
  }
  if (kind === 'temporary') await expect(sendMessage(ctx, { messageId })).rejects.toBeInstanceOf(EmailFailure)
  ctx.clock.advance(minutes * 60)
  await sendMessage(ctx, { messageId })
  await sendMessage(ctx, { messageId })
  const instead = (await ctx.enqueued('send-message')).at(-1)?.data.messageId
  await sendMessage(ctx, { messageId: Number(instead) })
  expect(texts.map(({ phone: to }) => to)).toEqual([phone])
  expect(await outcomes(phone)).toEqual([
    { email, failure: '550', isSent: false },
    { email: null, failure: null, isSent: true },
  ])
})

test('without the address messages go by SMS again, also one that waits', async () => {
  const { browser, phone } = await byEmail()
  const messageId = await queued(paid(phone))
  expect((await browser.post('/api/for_wap/remove_email')).data).toMatchObject({ email: null })
  await sendMessage(ctx, { messageId })
  expect(mails).toEqual([])
  expect(texts).toHaveLength(1)
})

test('deleting the account takes the address along', async () => {
  const { browser, phone } = await byEmail()
  await browser.post('/api/for_wap/get_sms_delete_account')
  const [code] = await ctx.q<{ text: string }>`
    select text from messages where phone = ${phone} and kind = 'otp' order by id desc limit 1`
  await browser.post('/api/for_wap/delete_account', { code: /\d{6}/.exec(code?.text ?? '')?.[0] })
  expect(await ctx.q`select 1 from message_addresses where phone = ${phone}`).toEqual([])
})
