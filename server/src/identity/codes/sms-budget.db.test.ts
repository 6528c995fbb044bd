import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#platform/config/config'
import type { App } from '#platform/http/app'
import { queueMessage } from '#platform/notifications/outbox'
import { smsUse } from '#platform/notifications/sms-budget'
import { captchaText, createAccountApp, newPhone, signIn, solveCaptcha } from '#testing/apps/account-app'
import { createTestContext, type TestContext } from '#testing/context'
import { type Browser, openBrowser } from '#testing/processes/browser'

const notSent = 1208
const budget = { SMS_PER_HOUR: '20', SMS_PER_DAY: '30' }

let ctx: TestContext
let app: App
beforeAll(async () => {
  ctx = await createTestContext({ CAPTCHA_FIXED_TEXT: captchaText, ...budget })
  app = await createAccountApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})
beforeEach(async () => {
  ctx.clock.set('2026-11-23T08:00:00+07:00')
  await ctx.q`delete from messages`
})

let networks = 0
/** A phone, browser and network that were never seen. */
const stranger = () => {
  networks += 1
  return openBrowser(app, { address: `203.0.${networks >> 8}.${networks & 255}` })
}
async function askForCode(browser: Browser, phone: string): Promise<number> {
  await solveCaptcha(browser)
  return (await browser.post('/api/for_cms/get_sms_login', { phone })).error_code
}
async function askAsStrangers(times: number): Promise<number[]> {
  const answers: number[] = []
  for (let time = 0; time < times; time += 1) answers.push(await askForCode(stranger(), newPhone()))
  return answers
}

describe('strangers of many phones, browsers and networks at once', () => {
  it('get codes up to four fifths of the SMS budget of an hour, and again in the next', async () => {
    expect(await askAsStrangers(18)).toEqual([...Array(16).fill(0), notSent, notSent])
    ctx.clock.advance(61 * 60)
    expect(await askAsStrangers(2)).toEqual([0, 0])
  })

  it('get as many as they ask for without the guard', async () => {
    const unguarded = { ...ctx, config: readConfig({ CAPTCHA_FIXED_TEXT: captchaText }) }
    const open = await createAccountApp(unguarded)
    const answers: number[] = []
    for (let time = 0; time < 22; time += 1)
      answers.push(await askForCode(openBrowser(open, { address: `198.18.0.${time}` }), newPhone()))
    expect(answers).toEqual(Array(22).fill(0))
    await open.close()
  })

  it('get no more than the budget of a day over several hours', async () => {
    const answers: number[] = []
    for (let hour = 0; hour < 4; hour += 1) {
      answers.push(...(await askAsStrangers(10)))
      ctx.clock.advance(61 * 60)
    }
    expect(answers.filter((answer) => answer === 0)).toHaveLength(24)
  })

  it('leave the last fifth to golfers on their own devices, and SMS about bookings beyond it', async () => {
    const phone = newPhone()
    const own = openBrowser(app, { address: '192.0.2.7' })
    await signIn(ctx, own, phone)
    ctx.clock.advance(120)
    await askAsStrangers(16)
    expect(await askForCode(own, phone)).toBe(0)
    for (let booking = 0; booking < 10; booking += 1)
      await queueMessage(ctx, ctx.q, { phone, text: 'Xác nhận', kind: 'booking' })
    expect((await smsUse(ctx, ctx.q)).hour).toBeGreaterThan(1)
    ctx.clock.advance(61)
    expect(await askForCode(own, phone)).toBe(notSent)
  })
})
