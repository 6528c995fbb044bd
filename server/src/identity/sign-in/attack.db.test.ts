import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPool } from '#platform/database/pool'
import { queryOn } from '#platform/database/sql'
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
import { silentLog } from '#testing/log'
import { type Answer, type Browser, openBrowser } from '#testing/processes/browser'
import { watchStatements } from '#testing/statements'
import { requestLoginCode } from './request-login-code.ts'

/** Two servers on one database: an attacker's limits must not grow with the number of servers. */
let ctx: TestContext
let apps: [App, App]
let otherPool: TestContext['pool']

beforeAll(async () => {
  ctx = await createTestContext({
    CAPTCHA_FIXED_TEXT: captchaText,
    OTP_PER_ADDRESS_PER_HOUR: '6',
    LOG_INS_PER_ADDRESS_PER_HOUR: '8',
    CAPTCHAS_PER_ADDRESS_PER_HOUR: '30',
  })
  otherPool = openPool(ctx.database.connection, silentLog)
  const other = { ...ctx, pool: otherPool, q: queryOn(otherPool) }
  apps = [await createAccountApp(ctx), await createAccountApp(other)]
})
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()))
  await otherPool.end()
  await ctx.close()
})

let turn = 0
/** A browser at the one server, then at the other. */
function atEither(options: Parameters<typeof openBrowser>[1] = {}): Browser {
  turn += 1
  return openBrowser(apps[turn % 2] ?? apps[0], options)
}
const askForSms = (browser: Browser, phone: string) => browser.post('/api/for_cms/get_sms_login', { phone })
const logIn = (browser: Browser, phone: string, code: string) =>
  browser.post('/api/for_cms/login_with_otp', { phone, code })
const codes = (answers: Answer[]) => answers.map(({ error_code }) => error_code)

async function sendCode(phone: string): Promise<{ browser: Browser; code: string }> {
  const browser = atEither()
  await solveCaptcha(browser)
  expect(await askForSms(browser, phone)).toMatchObject({ error_code: 0 })
  return { browser, code: await codeSentTo(ctx, phone) }
}

describe('many phones from one address', () => {
  it('gets a limited number of codes an hour, whichever server is asked', async () => {
    const address = '198.51.100.9'
    const answers: Answer[] = []
    for (let phone = 0; phone < 8; phone += 1) {
      const browser = atEither({ address })
      await solveCaptcha(browser)
      answers.push(await askForSms(browser, newPhone()))
    }
    expect(codes(answers)).toEqual([0, 0, 0, 0, 0, 0, 429, 429])
    expect(answers.at(-1)?.headers['retry-after']).toMatch(/^\d+$/)
  })

  it('get no more by walking through an IPv6 network', async () => {
    const answers: Answer[] = []
    for (let host = 1; host <= 8; host += 1) {
      const browser = atEither({ address: `2001:db8:7:7::${host}` })
      await solveCaptcha(browser)
      answers.push(await askForSms(browser, newPhone()))
    }
    expect(codes(answers)).toEqual([0, 0, 0, 0, 0, 0, 429, 429])
  })
})

describe('many addresses for one phone', () => {
  it('get no second code within a minute', async () => {
    const phone = newPhone()
    const browsers = Array.from({ length: 8 }, () => atEither())
    await Promise.all(browsers.map(solveCaptcha))
    const answers = await Promise.all(browsers.map((browser) => askForSms(browser, phone)))
    expect(codes(answers).sort()).toEqual([0, ...Array(7).fill(1206)])
    expect(await ctx.q`select 1 from messages where phone = ${phone}`).toHaveLength(1)
  })

  it('get ten codes a day between them', async () => {
    const phone = newPhone()
    const answers: Answer[] = []
    for (let code = 0; code < 12; code += 1) {
      const browser = atEither()
      await solveCaptcha(browser)
      answers.push(await askForSms(browser, phone))
      ctx.clock.advance(61)
    }
    expect(codes(answers)).toEqual([...Array(10).fill(0), 1207, 1207])
  })

  it('do not guess at a code that another browser asked for', async () => {
    const phone = newPhone()
    const { browser, code } = await sendCode(phone)
    const guesses = await Promise.all(Array.from({ length: 20 }, () => logIn(atEither(), phone, code)))
    expect(codes(guesses)).toEqual(Array(20).fill(1202))
    expect(codes([await logIn(browser, phone, code)])).toEqual([0])
  })
})

describe('the browser that asked for a code', () => {
  it('has five guesses, at whichever server', async () => {
    const phone = newPhone()
    const { browser, code } = await sendCode(phone)
    const elsewhere = atEither()
    elsewhere.takeCookiesOf(browser)
    const wrong = code === '000000' ? '111111' : '000000'
    const guesses = await Promise.all(
      Array.from({ length: 7 }, (_, guess) => logIn(guess % 2 === 0 ? browser : elsewhere, phone, wrong)),
    )
    expect(codes(guesses).sort()).toEqual([...Array(5).fill(1201), ...Array(2).fill(1202)])
    expect(codes([await logIn(elsewhere, phone, code)])).toEqual([1202])
  })
})

describe('guessing from one address', () => {
  it('ends after so many tries an hour, over all phones', async () => {
    const address = '198.51.100.44'
    const answers: Answer[] = []
    for (let phone = 0; phone < 10; phone += 1) {
      answers.push(await logIn(atEither({ address }), newPhone(), '123456'))
    }
    expect(codes(answers)).toEqual([...Array(8).fill(1202), 429, 429])
  })
})

describe('a captcha', () => {
  it('solved in one browser sends no message from another', async () => {
    const solver = atEither()
    await solveCaptcha(solver)
    expect(await askForSms(atEither(), newPhone())).toMatchObject({ error_code: 1 })
    expect(await askForSms(solver, newPhone())).toMatchObject({ error_code: 0 })
  })

  it('is good for one phone, and then for five more messages to that one', async () => {
    const browser = atEither()
    const phone = newPhone()
    await solveCaptcha(browser)
    const answers: Answer[] = []
    for (let message = 0; message < 7; message += 1) {
      answers.push(await askForSms(browser, phone))
      ctx.clock.advance(61)
    }
    expect(codes(answers).slice(0, 6)).toEqual(Array(6).fill(0))
    expect(answers.at(-1)?.error_code).not.toBe(0)
    expect(await askForSms(browser, newPhone())).not.toMatchObject({ error_code: 0 })
  })

  it('is worn out by five wrong tries at either server', async () => {
    const keydata = crypto.randomUUID()
    await atEither().raw('/api/captcha/admin/get-captcha', { keydata })
    const tries = await Promise.all(
      Array.from({ length: 10 }, () =>
        atEither().get('/api/captcha/admin/verify-captcha', { keydata, capstr: 'WRONG' }),
      ),
    )
    expect(codes(tries).sort((one, other) => one - other)).toEqual([
      ...Array(5).fill(1),
      ...Array(5).fill(1002),
    ])
    const right = await atEither().get('/api/captcha/admin/verify-captcha', { keydata, capstr: captchaText })
    expect(right).toMatchObject({ error_code: 1002 })
  })
})

describe('whether a phone has an account', () => {
  /** The view of an attacker who does not hold the phone. */
  async function seenOf(phone: string) {
    const browser = openBrowser(apps[0])
    const without = await askForSms(browser, phone)
    await solveCaptcha(browser)
    const [sent, again] = [await askForSms(browser, phone), await askForSms(browser, phone)]
    const wrong = await logIn(browser, phone, '000001')
    const never = await logIn(browser, newPhone(), '000001')
    return [without, sent, again, wrong, never].map(({ headers, ...shape }) => shape)
  }

  it('is revealed by no call that sends or takes a code: same text, same shape', async () => {
    const known = newPhone()
    await signIn(ctx, openBrowser(apps[0]), known)
    ctx.clock.advance(61)
    expect(await seenOf(known)).toEqual(await seenOf(newPhone()))
  })

  it('shows in no statement that only one of them costs', async () => {
    const known = newPhone()
    await signIn(ctx, openBrowser(apps[0]), known)
    ctx.clock.advance(61)
    const free = { take: async () => {} }
    const limits = { codesOfAddress: free }
    const statementsFor = async (phone: string) => {
      const browser = openBrowser(apps[0], { forgetful: true })
      const { address } = browser
      await solveCaptcha(browser)
      const asked = {
        phone,
        callers: [`address:${address}`] as [string],
        device: null,
        address,
        lang: 'vi' as const,
      }
      const { statements } = await watchStatements(ctx.pool, () => requestLoginCode(ctx, limits, asked))
      return statements.map(({ text }) => text)
    }
    const unknown = await statementsFor(newPhone())
    expect(unknown.join()).toContain('one_time_codes')
    expect(await statementsFor(known)).toEqual(unknown)
  })
})
