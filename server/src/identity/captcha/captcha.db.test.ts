import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import type { App } from '#platform/http/app'
import { captchaText, createAccountApp, newPhone } from '#testing/apps/account-app'
import { createTestContext, type TestContext } from '#testing/context'
import { type Browser, openBrowser } from '#testing/processes/browser'
import { waitingForLocks } from '#testing/waiting-for-locks'
import { usePass } from './pass.ts'

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

const newKey = () => String(Math.random())
const show = (browser: Browser, keydata: string) => browser.raw('/api/captcha/admin/get-captcha', { keydata })
const answer = (browser: Browser, keydata: string, capstr: string) =>
  browser.get('/api/captcha/admin/verify-captcha', { keydata, capstr })

async function shown(browser = openBrowser(app)) {
  const keydata = newKey()
  await show(browser, keydata)
  return { browser, keydata }
}

const wrong = { error_code: 1, error_msg: 'Mã Captcha không chính xác' }
const expired = { error_msg: 'Mã đã hết hạn' }

describe('the picture', () => {
  it('is a PNG that no cache keeps', async () => {
    const response = await show(openBrowser(app), newKey())
    expect(response.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' })
    const { format, width } = await sharp(response.rawPayload).metadata()
    expect({ format, width }).toEqual({ format: 'png', width: 300 })
  })

  it('needs a keydata', async () => {
    expect((await show(openBrowser(app), '')).statusCode).toBe(400)
  })

  it('is not stored in a readable form', async () => {
    const { keydata } = await shown()
    const [row] = await ctx.q<{
      answer_hmac: Buffer
    }>`select answer_hmac from captchas where keydata = ${keydata}`
    expect(row?.answer_hmac).toHaveLength(32)
    expect(row?.answer_hmac.toString('latin1')).not.toContain(captchaText)
  })
})

describe('the answer', () => {
  it('is taken at the captcha’s host and at the main service', async () => {
    const one = await shown()
    expect(await answer(one.browser, one.keydata, captchaText)).toMatchObject({ error_code: 0 })
    const { browser, keydata } = await shown()
    const atMain = await browser.get('/api/admin/verify-captcha', { keydata, capstr: captchaText })
    expect(atMain).toMatchObject({ error_code: 0 })
  })

  it('may be in small letters and with spaces around it', async () => {
    const { browser, keydata } = await shown()
    expect(await answer(browser, keydata, ` ${captchaText.toLowerCase()} `)).toMatchObject({ error_code: 0 })
  })

  it('is refused when empty, without costing a try', async () => {
    const { browser, keydata } = await shown()
    for (let tries = 0; tries < 6; tries += 1) {
      expect(await answer(browser, keydata, '')).toMatchObject({ error_msg: 'Vui lòng nhập mã captcha' })
    }
    expect(await answer(browser, keydata, captchaText)).toMatchObject({ error_code: 0 })
  })

  it('is refused when wrong, and may then be right', async () => {
    const { browser, keydata } = await shown()
    expect(await answer(browser, keydata, 'XXXXX')).toMatchObject(wrong)
    expect(await answer(browser, keydata, captchaText)).toMatchObject({ error_code: 0 })
  })

  it('comes too late after 120 seconds', async () => {
    const { browser, keydata } = await shown()
    ctx.clock.advance(119)
    const inTime = await shown(browser)
    expect(await answer(browser, keydata, 'XXXXX')).toMatchObject(wrong)
    ctx.clock.advance(1)
    expect(await answer(browser, keydata, captchaText)).toMatchObject(expired)
    expect(await answer(browser, inTime.keydata, captchaText)).toMatchObject({ error_code: 0 })
  })

  it('counts once: a captcha solved is used up', async () => {
    const { browser, keydata } = await shown()
    await answer(browser, keydata, captchaText)
    expect(await answer(browser, keydata, captchaText)).toMatchObject(expired)
  })

  it('counts once also when it is sent ten times at once', async () => {
    const { browser, keydata } = await shown()
    const passes = async () => (await ctx.q`select 1 from captcha_passes`).length
    const before = await passes()
    const answers = await Promise.all(Array.from({ length: 10 }, () => answer(browser, keydata, captchaText)))
    expect(answers.filter(({ error_code }) => error_code === 0)).toHaveLength(1)
    expect(await passes()).toBe(before + 1)
  })

  it('may be wrong five times, then the captcha is used up', async () => {
    const { browser, keydata } = await shown()
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await answer(browser, keydata, 'XXXXX')).toMatchObject(wrong)
    }
    expect(await answer(browser, keydata, captchaText)).toMatchObject(expired)
  })

  it('may be wrong five times, not six, also when all are sent at once', async () => {
    const { browser, keydata } = await shown()
    const answers = await Promise.all(Array.from({ length: 12 }, () => answer(browser, keydata, 'XXXXX')))
    expect(answers.filter(({ error_code }) => error_code === wrong.error_code)).toHaveLength(5)
    expect(answers.filter(({ error_msg }) => error_msg === expired.error_msg)).toHaveLength(7)
  })

  it('gets no new tries by asking for the same picture again', async () => {
    const { browser, keydata } = await shown()
    for (let tries = 0; tries < 4; tries += 1) await answer(browser, keydata, 'XXXXX')
    await show(browser, keydata)
    expect(await answer(browser, keydata, 'XXXXX')).toMatchObject(wrong)
    expect(await answer(browser, keydata, captchaText)).toMatchObject(expired)
    expect((await show(browser, keydata)).json()).toMatchObject(expired)
  })

  it('to a captcha which was never issued has expired', async () => {
    expect(await answer(openBrowser(app), newKey(), captchaText)).toMatchObject(expired)
  })
})

describe('the pass for one SMS', () => {
  const askForSms = (browser: Browser, phone: string) => browser.post('/api/for_cms/get_sms_login', { phone })
  const solved = async (options: { address?: string; forgetful?: boolean } = {}) => {
    const browser = openBrowser(app, options)
    const { keydata } = await shown(browser)
    await answer(browser, keydata, captchaText)
    return browser
  }

  it('is needed: without a captcha no SMS', async () => {
    const phone = newPhone()
    expect(await askForSms(openBrowser(app), phone)).toMatchObject(wrong)
    expect(await ctx.q`select 1 from messages where phone = ${phone}`).toHaveLength(0)
  })

  it('is good for one phone', async () => {
    const browser = await solved()
    expect(await askForSms(browser, newPhone())).toMatchObject({ error_code: 0 })
    expect(await askForSms(browser, newPhone())).toMatchObject(wrong)
  })

  it('is good for one phone also when two are asked for at once', async () => {
    const browser = await solved()
    const answers = await Promise.all([askForSms(browser, newPhone()), askForSms(browser, newPhone())])
    expect(answers.filter(({ error_code }) => error_code === 0)).toHaveLength(1)
  })

  it('is not spent a second time by a request that waits for the first', async () => {
    await ctx.q`
      insert into captcha_passes (caller, created_at, expires_at)
      values ('two requests', ${ctx.clock.now()}, ${new Date(ctx.clock.now().getTime() + 120_000)})`
    const spend = (q: Query) => usePass(ctx, q, { callers: ['two requests'], phone: newPhone() })
    let second: Promise<boolean> | undefined
    const first = await inTransaction(ctx.pool, async (q) => {
      const isSpent = await spend(q)
      second = inTransaction(ctx.pool, spend)
      await waitingForLocks(ctx.q, 1)
      return isSpent
    })
    expect([first, await second]).toEqual([true, false])
  })

  it('is over after 120 seconds', async () => {
    const browser = await solved()
    ctx.clock.advance(120)
    expect(await askForSms(browser, newPhone())).toMatchObject(wrong)
  })

  it('belongs to the browser, not to another one behind the same address', async () => {
    await solved({ address: '192.0.2.7' })
    const neighbour = openBrowser(app, { address: '192.0.2.7' })
    expect(await askForSms(neighbour, newPhone())).toMatchObject(wrong)
  })

  it('belongs to the address where the browser stores no cookie', async () => {
    const browser = await solved({ forgetful: true })
    expect(await askForSms(browser, newPhone())).toMatchObject({ error_code: 0 })
    expect(await askForSms(openBrowser(app), newPhone())).toMatchObject(wrong)
  })

  it('is not opened by a forged cookie', async () => {
    const browser = await solved()
    const response = await app.inject({
      method: 'POST',
      url: '/api/for_cms/get_sms_login',
      payload: { phone: newPhone() },
      cookies: { caller: 'made-up.signature' },
    })
    expect(response.json()).toMatchObject(wrong)
    expect(await askForSms(browser, newPhone())).toMatchObject({ error_code: 0 })
  })

  it('allows five resends to the same phone within 15 minutes', async () => {
    const browser = await solved()
    const phone = newPhone()
    await askForSms(browser, phone)
    for (let resend = 0; resend < 5; resend += 1) {
      ctx.clock.advance(60)
      expect(await askForSms(browser, phone)).toMatchObject({ error_code: 0 })
    }
    ctx.clock.advance(60)
    expect(await askForSms(browser, phone)).toMatchObject(wrong)
  })

  it('allows no resend after 15 minutes, and none to another caller', async () => {
    const browser = await solved()
    const phone = newPhone()
    await askForSms(browser, phone)
    ctx.clock.advance(14 * 60)
    expect(await askForSms(openBrowser(app), phone)).toMatchObject(wrong)
    expect(await askForSms(browser, phone)).toMatchObject({ error_code: 0 })
    ctx.clock.advance(60)
    expect(await askForSms(browser, phone)).toMatchObject(wrong)
  })

  it('is not spent by a resend that came too soon', async () => {
    const browser = await solved()
    const phone = newPhone()
    await askForSms(browser, phone)
    for (let early = 0; early < 7; early += 1) {
      expect((await askForSms(browser, phone)).error_msg).toMatch(/^Bạn vừa lấy mã xác nhận/)
    }
    ctx.clock.advance(60)
    expect(await askForSms(browser, phone)).toMatchObject({ error_code: 0 })
  })
})
