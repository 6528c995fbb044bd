import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#platform/database/transaction'
import type { App } from '#platform/http/app'
import {
  captchaText,
  codeSentTo,
  createAccountApp,
  newPhone,
  signIn,
  solveCaptcha,
} from '#testing/apps/account-app'
import { createTestContext, type TestContext } from '#testing/context'
import { type Browser, openBrowser } from '#testing/processes/browser'
import { keyedHash } from '../devices/keyed-hash.ts'
import { recordSsoLogin } from '../sessions/sso-logins.ts'

let ctx: TestContext
let app: App

beforeAll(async () => {
  ctx = await createTestContext({ CAPTCHA_FIXED_TEXT: captchaText, OTP_PER_ADDRESS_PER_HOUR: '3' })
  app = await createAccountApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

const askForSms = (browser: Browser, body: Record<string, unknown>) =>
  browser.post('/api/for_cms/get_sms_login', body)
const logIn = (browser: Browser, body: Record<string, unknown>) =>
  browser.post('/api/for_cms/login_with_otp', body)

async function codeFor(browser: Browser, phone: string) {
  await solveCaptcha(browser)
  await askForSms(browser, { phone })
  return codeSentTo(ctx, phone)
}

describe('asking for a code', () => {
  it('answers how many seconds it is valid', async () => {
    const browser = openBrowser(app)
    await solveCaptcha(browser)
    expect(await askForSms(browser, { phone: newPhone() })).toMatchObject({
      status: 200,
      error_code: 0,
      data: { time: 125 },
    })
  })

  it.each([
    ['', 'Vui lòng nhập số điện thoại.'],
    [null, 'Vui lòng nhập số điện thoại.'],
    ['12345', 'Số điện thoại không đúng định dạng.'],
    ['0212345678', 'Số điện thoại không đúng định dạng.'],
    // right numbers that no SMS reaches
    ['02438256789', 'Số điện thoại không đúng định dạng.'],
    ['19001234', 'Số điện thoại không đúng định dạng.'],
    ['+82 10 1234 5678', 'Số điện thoại không đúng định dạng.'],
  ])('refuses %j', async (phone, error_msg) => {
    const browser = openBrowser(app)
    await solveCaptcha(browser)
    expect(await askForSms(browser, { phone })).toMatchObject({ status: 200, error_msg, data: null })
  })

  it.each([
    ['+84 912.000.101', '0912000101'],
    ['84912000102', '0912000102'],
    ['912000103', '0912000103'],
    ['0912-000-104', '0912000104'],
    [912000105, '0912000105'],
    ['0168 200 0106', '0382000106'],
  ])('reads %j as %s', async (typed, phone) => {
    const browser = openBrowser(app)
    await solveCaptcha(browser)
    await askForSms(browser, { phone: typed })
    expect(await codeSentTo(ctx, phone)).toMatch(/^\d{6}$/)
  })

  it('requested too soon states the seconds left, in the words the screen looks for', async () => {
    const browser = openBrowser(app)
    const phone = newPhone()
    await codeFor(browser, phone)
    ctx.clock.advance(17)
    expect(await askForSms(browser, { phone })).toMatchObject({
      status: 200,
      error_msg: 'Bạn vừa lấy mã xác nhận, vui lòng thử lại sau 43 giây.',
    })
  })

  it('answers in the language asked for', async () => {
    const refusal = await askForSms(openBrowser(app), { phone: '', lang: 'en' })
    expect(refusal.error_msg).toBe('Please enter your phone number.')
    const browser = openBrowser(app)
    await solveCaptcha(browser)
    const phone = newPhone()
    await askForSms(browser, { phone, lang: 'kr' })
    const [sms] = await ctx.q<{ text: string }>`select text from messages where phone = ${phone}`
    expect(sms?.text).toMatch(/^\[TeeViet\] 인증번호 \d{6}\./)
  })

  it('is limited per address, whatever the phone and the captcha', async () => {
    const address = '198.51.100.4'
    const ask = async () => {
      const browser = openBrowser(app, { address })
      await solveCaptcha(browser)
      return askForSms(browser, { phone: newPhone() })
    }
    for (let sent = 0; sent < 3; sent += 1) expect(await ask()).toMatchObject({ error_code: 0 })
    const refused = await ask()
    expect(refused).toMatchObject({ status: 429, error_code: 429 })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
  })

  it('needs no captcha for the pair a partner bank signed in, for 15 minutes', async () => {
    const phone = newPhone()
    await inTransaction(ctx.pool, (q) =>
      recordSsoLogin(ctx, q, { phone, cif: 'CIF-1', partnerId: 1, orderId: null }),
    )
    const wrong = { error_code: 1, error_msg: 'Mã Captcha không chính xác' }
    expect(await askForSms(openBrowser(app), { phone, cif: 'CIF-2' })).toMatchObject(wrong)
    expect(await askForSms(openBrowser(app), { phone: newPhone(), cif: 'CIF-1' })).toMatchObject(wrong)
    expect(await askForSms(openBrowser(app), { phone, cif: 'CIF-1' })).toMatchObject({ error_code: 0 })
    ctx.clock.advance(15 * 60)
    expect(await askForSms(openBrowser(app), { phone, cif: 'CIF-1' })).toMatchObject(wrong)
  })
})

describe('logging in', () => {
  it('registers a phone without account, with the next member number', async () => {
    const before = await signIn(ctx, openBrowser(app))
    const phone = newPhone()
    const session = await signIn(ctx, openBrowser(app), phone)
    expect(session).toMatchObject({
      is_new: 1,
      vga: before.vga + 1,
      id_display: String(before.vga + 1),
      phone,
      fullname: '',
      avatar: '',
      type_member: 0,
      point_wallet: 0,
      bank_id: null,
      cif: '',
      merchant: '',
      orderId: '',
      order_id: '',
    })
  })

  it('finds the account again the next time, however the phone is written', async () => {
    const phone = newPhone()
    const first = await signIn(ctx, openBrowser(app), phone)
    ctx.clock.advance(60)
    const browser = openBrowser(app)
    const code = await codeFor(browser, phone)
    const again = await logIn(browser, { phone: `+84${phone.slice(1)}`, code })
    expect(again).toMatchObject({ error_code: 0, data: { vga: first.vga, is_new: 0 } })
  })

  it('takes the code as a number that lost its zeros', async () => {
    const browser = openBrowser(app)
    const phone = newPhone()
    await codeFor(browser, phone)
    const hash = keyedHash(ctx.config.secrets.code, 'code', 'login', phone, '', '012345')
    await ctx.q`update one_time_codes set code_hmac = ${hash} where phone = ${phone}`
    expect(await logIn(browser, { phone, code: 12345 })).toMatchObject({ error_code: 0 })
  })

  it('lets one in when two send the same code at once', async () => {
    const phone = newPhone()
    const browser = openBrowser(app)
    const code = await codeFor(browser, phone)
    const answers = await Promise.all([logIn(browser, { phone, code }), logIn(browser, { phone, code })])
    expect(answers.map(({ error_code }) => error_code).sort()).toEqual([0, 1202])
    expect(await ctx.q`select 1 from members where phone = ${phone}`).toHaveLength(1)
  })

  it('reports a wrong code, and after five that it has expired', async () => {
    const browser = openBrowser(app)
    const phone = newPhone()
    const code = await codeFor(browser, phone)
    const other = code === '123456' ? '654321' : '123456'
    for (let tries = 0; tries < 5; tries += 1) {
      const refused = await logIn(browser, { phone, code: other })
      expect(refused).toMatchObject({ status: 200, error_msg: 'Mã OTP không chính xác', data: null })
    }
    expect(await logIn(browser, { phone, code })).toMatchObject({
      error_msg: 'OTP đã hết hạn, Vui lòng Click gửi lại để gửi lại mã.',
    })
    expect(await ctx.q`select 1 from members where phone = ${phone}`).toHaveLength(0)
  })

  it('keeps the merchant of this login only', async () => {
    const phone = newPhone()
    const browser = openBrowser(app)
    const code = await codeFor(browser, phone)
    const { data } = await logIn(browser, { phone, code, merchant: 'JINPRO' })
    expect(data).toMatchObject({ merchant: 'JINPRO' })
    ctx.clock.advance(60)
    expect(await signIn(ctx, openBrowser(app), phone)).toMatchObject({ merchant: '' })
  })

  it('drops a merchant that no partner has', async () => {
    const phone = newPhone()
    const browser = openBrowser(app)
    const code = await codeFor(browser, phone)
    const { data } = await logIn(browser, { phone, code, merchant: 'MADE-UP' })
    expect(data).toMatchObject({ merchant: '' })
  })

  it('opens no account by a phone that is only claimed to be the member’s', async () => {
    const owner = await signIn(ctx, openBrowser(app))
    const phone = newPhone()
    await ctx.q`
      insert into member_linked_phones (phone, member_id, linked_by, linked_at)
      select ${phone}, id, id, ${ctx.clock.now()} from members where vga = ${owner.vga}`
    const own = await signIn(ctx, openBrowser(app), phone)
    expect(own.vga).not.toBe(owner.vga)
    expect(own.is_new).toBe(1)
    expect(await ctx.q`select 1 from member_linked_phones where phone = ${phone}`).toHaveLength(0)
  })

  it('opens the account by a second phone that staff have confirmed', async () => {
    const owner = await signIn(ctx, openBrowser(app))
    const phone = newPhone()
    await ctx.q`
      insert into member_linked_phones (phone, member_id, linked_by, linked_at, confirmed_at)
      select ${phone}, id, id, ${ctx.clock.now()}, ${ctx.clock.now()} from members where vga = ${owner.vga}`
    expect(await signIn(ctx, openBrowser(app), phone)).toMatchObject({ vga: owner.vga, is_new: 0 })
  })
})

describe('whether a phone has an account', () => {
  const exists = (phone: unknown) => openBrowser(app).post('/api/for_wap/check_phone_exist', { phone })

  it('is signalled by data that is not null', async () => {
    const { phone } = await signIn(ctx, openBrowser(app))
    expect(await exists(`84${phone.slice(1)}`)).toMatchObject({ error_code: 0, data: { phone } })
    expect(await exists(newPhone())).toMatchObject({ error_code: 0, data: null })
  })

  it('needs a mobile number', async () => {
    expect(await exists('')).toMatchObject({ error_msg: 'Vui lòng nhập số điện thoại.' })
    expect(await exists('19001234')).toMatchObject({ error_msg: 'Số điện thoại không đúng định dạng.' })
  })
})
