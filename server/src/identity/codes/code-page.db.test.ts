import { createHash } from 'node:crypto'
import { signedText } from '@teeviet/contract/rules/signature'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#platform/database/transaction'
import type { App } from '#platform/http/app'
import { captchaText, codeSentTo, createAccountApp, newPhone } from '#testing/apps/account-app'
import { createTestContext, type TestContext } from '#testing/context'
import { type Browser, openBrowser } from '#testing/processes/browser'
import { recordSsoLogin } from '../sessions/sso-logins.ts'

let ctx: TestContext
let app: App

beforeAll(async () => {
  ctx = await createTestContext({ CAPTCHA_FIXED_TEXT: captchaText })
  app = await createAccountApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

const cif = 'CIF-88'
/** VietinBank, the first partner of the schema. */
const partnerId = 1

/** A customer just signed in by their bank, with the code sent to them. */
async function signedInBySso() {
  const phone = newPhone()
  const browser = openBrowser(app)
  await inTransaction(ctx.pool, (q) => recordSsoLogin(ctx, q, { phone, cif, partnerId, orderId: null }))
  await browser.post('/api/for_cms/get_sms_login', { phone, cif })
  return { phone, browser, code: await codeSentTo(ctx, phone) }
}

function signed(fields: { phone: string; code: string | number; cif: string }) {
  const text = signedText(ctx.config.signatureSecret, fields)
  return { ...fields, signdata: createHash('sha256').update(text).digest('hex') }
}

const enter = (browser: Browser, body: object) =>
  browser.post('/api/wap/for_wap/get_token_with_otp', { ...body })

async function sessionBehind(answer: { data: unknown }) {
  const browser = openBrowser(app)
  browser.useToken(String(Object(answer.data).token))
  return browser.get('/api/for_wap/detail')
}

describe('the code page of a partner bank', () => {
  it('returns a token that signs in, with the bank’s customer number', async () => {
    const { phone, browser, code } = await signedInBySso()
    const answer = await enter(browser, signed({ phone, code: Number(code), cif }))
    expect(answer).toMatchObject({ status: 200, error_code: 0 })
    expect(await sessionBehind(answer)).toMatchObject({ error_code: 0, data: { phone, cif, bank_id: 1 } })
    expect(
      await ctx.q`
      select m.phone from partner_customers c join members m on m.id = c.member_id
      where c.partner_id = ${partnerId} and c.cif = ${cif} and m.phone = ${phone}`,
    ).toHaveLength(1)
  })

  it('believes no customer number that no bank sent', async () => {
    const { phone, browser, code } = await signedInBySso()
    const answer = await enter(browser, signed({ phone, code, cif: 'SOMEBODY-ELSE' }))
    expect(await sessionBehind(answer)).toMatchObject({ error_code: 0, data: { phone, cif: '' } })
  })

  it('has its own words for a wrong code', async () => {
    const { phone, browser, code } = await signedInBySso()
    const other = code === '123456' ? '654321' : '123456'
    expect(await enter(browser, signed({ phone, code: other, cif }))).toMatchObject({
      status: 200,
      error_msg: 'Mã OTP không chính xác. Vui lòng thử lại!',
      data: null,
    })
  })

  it('refuses a request that was changed, is not signed or names no customer, and keeps the code', async () => {
    const { phone, browser, code } = await signedInBySso()
    const whole = signed({ phone, code, cif })
    for (const broken of [
      { ...whole, cif: 'CIF-89' },
      { ...whole, signdata: '' },
      { phone, code, cif },
      signed({ phone, code, cif: '' }),
    ]) {
      expect(await enter(browser, broken)).toMatchObject({ error_msg: 'Thông tin không hợp lệ!', data: null })
    }
    expect(await enter(browser, whole)).toMatchObject({ error_code: 0 })
  })
})
