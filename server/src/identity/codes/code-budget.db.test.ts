import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
import { issueCode } from './one-time-codes.ts'

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
beforeEach(() => ctx.clock.set('2026-11-23T08:00:00+07:00'))

const tooSoon = 1206
const tooManyToday = 1207
const tooManyFromHere = 1213
const wrong = 1201
const over = 1202

async function askForSms(browser: Browser, phone: string): Promise<number> {
  await solveCaptcha(browser)
  return (await browser.post('/api/for_cms/get_sms_login', { phone })).error_code
}
async function logIn(browser: Browser, phone: string, code: string): Promise<number> {
  return (await browser.post('/api/for_cms/login_with_otp', { phone, code })).error_code
}
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000')

/** Strangers, each with a browser and a network of their own, ask for codes until they get no more that day. */
async function useUpCodes(phone: string): Promise<number[]> {
  const answers: number[] = []
  while (!answers.includes(tooManyToday)) {
    ctx.clock.advance(61)
    answers.push(await askForSms(openBrowser(app), phone))
  }
  return answers
}

/** A golfer who signed in on this browser yesterday, and signed out again. */
async function returningOwner(): Promise<{ phone: string; browser: Browser }> {
  const phone = newPhone()
  const browser = openBrowser(app)
  await signIn(ctx, browser, phone)
  await browser.post('/api/for_wap/logout')
  browser.useToken(null)
  ctx.clock.advance(24 * 60 * 60)
  return { phone, browser }
}

describe('strangers who use up the codes of a phone', () => {
  it('get ten a day between them, and leave the owner’s own device its own ten', async () => {
    const { phone, browser } = await returningOwner()
    expect((await useUpCodes(phone)).filter((answer) => answer === 0)).toHaveLength(10)
    const answers: number[] = []
    for (let code = 0; code < 11; code += 1) {
      answers.push(await askForSms(browser, phone))
      ctx.clock.advance(61)
    }
    expect(answers).toEqual([...Array(10).fill(0), tooManyToday])
  })

  it('do not make the owner’s device wait for a minute', async () => {
    const { phone, browser } = await returningOwner()
    expect(await askForSms(openBrowser(app), phone)).toBe(0)
    expect(await askForSms(openBrowser(app), phone)).toBe(tooSoon)
    expect(await askForSms(browser, phone)).toBe(0)
    expect(await logIn(browser, phone, await codeSentTo(ctx, phone))).toBe(0)
  })

  it('take nothing from the signed-in member: booking, payment and deletion have budgets of their own', async () => {
    const browser = openBrowser(app)
    const { phone } = await signIn(ctx, browser)
    await useUpCodes(phone)
    for (const purpose of ['booking', 'payment'] as const) {
      const issued = inTransaction(ctx.pool, (q) =>
        issueCode(ctx, q, { phone, purpose, subject: '1', lang: 'vi' }),
      )
      expect(await issued).toEqual({ seconds: 125 })
    }
    expect(await browser.post('/api/for_wap/get_sms_delete_account')).toMatchObject({ error_code: 0 })
  })

  it('get six from one network, whatever the browser, also for a registered phone', async () => {
    for (const { phone } of [await returningOwner(), { phone: newPhone() }]) {
      const answers: number[] = []
      for (let code = 0; code < 7; code += 1) {
        ctx.clock.advance(61)
        const address = `2001:db8:${phone.slice(-4)}:1::${code + 1}`
        answers.push(await askForSms(openBrowser(app, { address }), phone))
      }
      expect(answers).toEqual([...Array(6).fill(0), tooManyFromHere])
      expect(await askForSms(openBrowser(app), phone)).toBe(0)
    }
  })

  it('get the same answers whether the phone has an account or not', async () => {
    const { phone } = await returningOwner()
    expect(await useUpCodes(phone)).toEqual(await useUpCodes(newPhone()))
  })
})

describe('a code that was used to sign in', () => {
  it('does not count against the browser that asked for it', async () => {
    const phone = newPhone()
    const address = '198.51.100.80'
    for (let time = 0; time < 8; time += 1) {
      const browser = openBrowser(app, { address })
      expect(await askForSms(browser, phone)).toBe(0)
      expect(await logIn(browser, phone, await codeSentTo(ctx, phone))).toBe(0)
    }
  })
})

describe('guesses', () => {
  it.each([
    ['on a device that signed in before', true],
    ['on a new device', false],
  ])('of strangers do not void the code that the owner asked for %s', async (_, isKnown) => {
    const { phone, browser } = isKnown
      ? await returningOwner()
      : { phone: newPhone(), browser: openBrowser(app) }
    expect(await askForSms(browser, phone)).toBe(0)
    const code = await codeSentTo(ctx, phone)
    for (let guess = 0; guess < 12; guess += 1) {
      expect(await logIn(openBrowser(app), phone, otherThan(code))).toBe(over)
    }
    expect(await logIn(browser, phone, code)).toBe(0)
  })

  it('count against the code that the stranger asked for, and end with its fifth', async () => {
    const { phone, browser } = await returningOwner()
    expect(await askForSms(browser, phone)).toBe(0)
    const code = await codeSentTo(ctx, phone)
    const stranger = openBrowser(app)
    expect(await askForSms(stranger, phone)).toBe(0)
    const guess = otherThan(await codeSentTo(ctx, phone))
    const guesses: number[] = []
    for (let tries = 0; tries < 6; tries += 1) guesses.push(await logIn(stranger, phone, guess))
    expect(guesses).toEqual([...Array(5).fill(wrong), over])
    expect(await logIn(browser, phone, code)).toBe(0)
  })

  it('from the owner’s own network void nothing that a browser with a cookie asked for', async () => {
    const phone = newPhone()
    const address = '198.51.100.81'
    const browser = openBrowser(app, { address })
    expect(await askForSms(browser, phone)).toBe(0)
    const code = await codeSentTo(ctx, phone)
    const neighbour = openBrowser(app, { address })
    for (let tries = 0; tries < 6; tries += 1) {
      expect(await logIn(neighbour, phone, otherThan(code))).toBe(over)
    }
    expect(await logIn(browser, phone, code)).toBe(0)
  })

  it('never sign in with a code that another browser asked for', async () => {
    const phone = newPhone()
    const browser = openBrowser(app)
    await askForSms(browser, phone)
    const code = await codeSentTo(ctx, phone)
    expect(await logIn(openBrowser(app), phone, code)).toBe(over)
    expect(await logIn(browser, phone, code)).toBe(0)
  })

  it('malformed codes use no attempt', async () => {
    const phone = newPhone()
    const browser = openBrowser(app)
    await askForSms(browser, phone)
    const code = await codeSentTo(ctx, phone)
    for (const typed of ['', '   ', 'abcdef', '12 34', '1234567', '１２３４５６']) {
      expect(await logIn(browser, phone, typed)).toBe(wrong)
    }
    expect(await logIn(browser, phone, code)).toBe(0)
  })
})

describe('a known device', () => {
  it('is a stranger for another phone', async () => {
    const { browser } = await returningOwner()
    const phone = newPhone()
    await useUpCodes(phone)
    expect(await askForSms(browser, phone)).toBe(tooManyToday)
  })

  it('stays known for all its phones', async () => {
    const { phone, browser } = await returningOwner()
    const second = newPhone()
    await signIn(ctx, browser, second)
    await useUpCodes(phone)
    await useUpCodes(second)
    expect(await askForSms(browser, phone)).toBe(0)
    expect(await askForSms(browser, second)).toBe(0)
  })

  it('is a stranger once its golfer ends its session from another device', async () => {
    const { phone, browser } = await returningOwner()
    const own = openBrowser(app)
    await signIn(ctx, browser, phone)
    ctx.clock.advance(61)
    await signIn(ctx, own, phone)
    await own.post('/api/for_wap/end_other_sessions')
    await useUpCodes(phone)
    expect(await askForSms(browser, phone)).toBe(tooManyToday)
    expect(await askForSms(own, phone)).toBe(0)
  })

  it('is a stranger again after 180 days', async () => {
    const { phone, browser } = await returningOwner()
    ctx.clock.advance(179 * 24 * 60 * 60)
    await useUpCodes(phone)
    expect(await askForSms(browser, phone)).toBe(tooManyToday)
  })

  it('cannot be made by a cookie that was copied before the owner signed in', async () => {
    const phone = newPhone()
    const browser = openBrowser(app)
    await signIn(ctx, browser, newPhone())
    const thief = openBrowser(app)
    thief.takeCookiesOf(browser)
    await signIn(ctx, browser, phone)
    await useUpCodes(phone)
    expect(await askForSms(thief, phone)).toBe(tooManyToday)
    expect(await askForSms(browser, phone)).toBe(0)
  })
})
