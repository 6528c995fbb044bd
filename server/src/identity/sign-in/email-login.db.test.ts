import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '#platform/database/transaction'
import type { EmailMessage } from '#platform/gateways/email/email-sender'
import type { App } from '#platform/http/app'
import { queueMessage } from '#platform/notifications/outbox'
import { forgetMessages } from '#platform/notifications/own-data'
import { sendMessage } from '#platform/notifications/send/send-message'
import { captchaText, createAccountApp, newPhone, signIn, solveCaptcha } from '#testing/apps/account-app'
import { createTestContext, type TestContext } from '#testing/context'
import { type Browser, openBrowser } from '#testing/processes/browser'

const environment = {
  CAPTCHA_FIXED_TEXT: captchaText,
  EMAIL_LOGIN: '1',
  EMAIL_CODES_PER_EMAIL_PER_DAY: '3',
  EMAIL_CODES_PER_DEVICE_PER_DAY: '4',
  OTP_RESEND_SECONDS: '1',
  OTP_PER_ADDRESS_PER_HOUR: '1000',
}

let ctx: TestContext
let app: App
let emails: EmailMessage[]
beforeAll(async () => {
  ctx = await createTestContext(environment)
  app = await createAccountApp(ctx)
  emails = []
  ctx.gateways.email.send = async (message) => {
    emails.push(message)
    return { providerMessageId: 'mail-1' }
  }
  ctx.gateways.sms.send = async () => {
    throw new Error('no SMS goes to a foreign number')
  }
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

let serial = 0
/** A browser, a foreign number and an e-mail address: nothing of another test. */
function newVisitor() {
  serial += 1
  const browser = openBrowser(app)
  return { browser, phone: `+8210${20_000_000 + serial}`, email: `golfer${serial}@golf.example` }
}

async function ask(browser: Browser, body: object) {
  await solveCaptcha(browser)
  return browser.post('/api/for_cms/get_sms_login', { ...body })
}

/** Sends the newest message and reads the code from the e-mail. */
async function codeMailedTo(email: string): Promise<string> {
  const job = (await ctx.enqueued('send-message')).at(-1)
  await sendMessage(ctx, { messageId: Number(job?.data.messageId) })
  const sent = emails.at(-1)
  expect(sent?.email).toBe(email)
  return /\d{6}/.exec(sent?.text ?? '')?.[0] ?? ''
}

async function logIn(browser: Browser, { phone, email }: { phone: string; email: string }) {
  await ask(browser, { phone, email })
  const code = await codeMailedTo(email)
  return browser.post('/api/for_cms/login_with_otp', { phone, email, code })
}

it('a foreign number signs in with a code by e-mail, and its messages go to that address', async () => {
  const { browser, phone, email } = newVisitor()
  const typed = { phone: phone.replace('+82', '00 82 '), email: ` ${email.toUpperCase()} ` }
  expect(await ask(browser, typed)).toMatchObject({ error_code: 0, data: { time: 125 } })
  const code = await codeMailedTo(email)
  expect(emails.at(-1)?.subject).toBe(`TeeViet: ${code} là mã OTP.`)
  const answer = await browser.post('/api/for_cms/login_with_otp', { ...typed, code })
  expect(answer).toMatchObject({ error_code: 0, data: { phone, is_new: 1 } })
  expect(await logIn(browser, { phone, email })).toMatchObject({ data: { phone, is_new: 0 } })

  await inTransaction(ctx.pool, (q) =>
    queueMessage(ctx, q, { phone, text: 'TeeViet: tee time', kind: 'booking' }),
  )
  await codeMailedTo(email)
  expect(emails.at(-1)?.text).toBe('TeeViet: tee time')
})

it('a Vietnamese number gets its code by SMS, whatever address comes with it', async () => {
  const { browser, email } = newVisitor()
  const phone = newPhone()
  await ask(browser, { phone, email })
  expect(await ctx.q`select email from messages where phone = ${phone}`).toEqual([{ email: null }])
  await signIn(ctx, openBrowser(app), newPhone())
})

it('a foreign number without a valid address is refused', async () => {
  const { browser, phone } = newVisitor()
  for (const email of [undefined, '', 'golfer', 'a b@c.d'])
    expect(await ask(browser, { phone, email })).toMatchObject({ error_code: 1105 })
})

it('the code of one address does not sign in with another', async () => {
  const { browser, phone, email } = newVisitor()
  await ask(browser, { phone, email })
  const code = await codeMailedTo(email)
  const other = { phone, email: `x${email}`, code }
  expect((await browser.post('/api/for_cms/login_with_otp', other)).error_code).not.toBe(0)
})

it('the first address that is proved keeps the number: another gets no code, nor in with one got before', async () => {
  const [owner, intruder] = [newVisitor(), newVisitor()]
  const { phone } = owner
  await ask(intruder.browser, { phone, email: intruder.email })
  const early = await codeMailedTo(intruder.email)
  ctx.clock.advance(2)
  expect(await logIn(owner.browser, owner)).toMatchObject({ data: { phone, is_new: 1 } })

  const typed = { phone, email: intruder.email }
  expect(await intruder.browser.post('/api/for_cms/login_with_otp', { ...typed, code: early })).toMatchObject(
    {
      error_code: 1106,
    },
  )
  ctx.clock.advance(2)
  expect(await ask(intruder.browser, typed)).toMatchObject({ error_code: 1106 })
})

it('twin: without the recorded address the intruder is let into the account', async () => {
  const [owner, intruder] = [newVisitor(), newVisitor()]
  const { phone } = owner
  const { data } = await logIn(owner.browser, owner)
  await ctx.q`delete from message_addresses where phone = ${phone}`
  ctx.clock.advance(2)
  const taken = await logIn(intruder.browser, { phone, email: intruder.email })
  expect(Object(taken.data).vga).toBe(Object(data).vga)
})

it('two addresses that are proved at once for one number: one of them gets the account', async () => {
  const [one, other] = [newVisitor(), newVisitor()]
  const { phone } = one
  await ask(one.browser, { phone, email: one.email })
  const first = await codeMailedTo(one.email)
  ctx.clock.advance(2)
  await ask(other.browser, { phone, email: other.email })
  const second = await codeMailedTo(other.email)
  const answers = await Promise.all([
    one.browser.post('/api/for_cms/login_with_otp', { phone, email: one.email, code: first }),
    other.browser.post('/api/for_cms/login_with_otp', { phone, email: other.email, code: second }),
  ])
  expect(answers.map(({ error_code }) => error_code).sort((a, b) => a - b)).toEqual([0, 1106])
})

it('an address gets a few codes a day, whichever numbers and devices ask', async () => {
  const { email } = newVisitor()
  const askAgain = () => {
    const { browser, phone } = newVisitor()
    return ask(browser, { phone, email })
  }
  for (const _ of [1, 2, 3]) expect(await askAgain()).toMatchObject({ error_code: 0 })
  expect(await askAgain()).toMatchObject({ error_code: 1207 })
})

it('a device gets a few codes a day, whichever addresses it names', async () => {
  const { browser } = newVisitor()
  const askAgain = () => {
    const { phone, email } = newVisitor()
    return ask(browser, { phone, email })
  }
  for (const _ of [1, 2, 3, 4]) expect(await askAgain()).toMatchObject({ error_code: 0 })
  expect(await askAgain()).toMatchObject({ error_code: 1213 })
})

it('the whole site sends so many codes by e-mail an hour', async () => {
  const sent = await ctx.q`select 1 from one_time_codes where subject <> ''`
  ctx.config.rules.emailCodesPerHour = sent.length + 1
  try {
    const [one, other] = [newVisitor(), newVisitor()]
    expect(await ask(one.browser, one)).toMatchObject({ error_code: 0 })
    expect(await ask(other.browser, other)).toMatchObject({ status: 429 })
  } finally {
    ctx.config.rules.emailCodesPerHour = 300
  }
  const { browser, phone, email } = newVisitor()
  expect(await ask(browser, { phone, email })).toMatchObject({ error_code: 0 })
})

it('a number that is forgotten leaves no address', async () => {
  const { browser, phone, email } = newVisitor()
  await logIn(browser, { phone, email })
  await forgetMessages(ctx.q, phone)
  expect(await ctx.q`select 1 from message_addresses where phone = ${phone}`).toEqual([])
})
