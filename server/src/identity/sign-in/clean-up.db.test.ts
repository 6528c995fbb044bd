import { afterAll, beforeAll, expect, it } from 'vitest'
import type { App } from '#platform/http/app'
import { captchaText, createAccountApp, newPhone, signIn, solveCaptcha } from '#testing/apps/account-app'
import { createTestContext, type TestContext } from '#testing/context'
import { openBrowser } from '#testing/processes/browser'
import { cleanUpAccounts } from './clean-up.ts'

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

async function rows(): Promise<Record<string, number> | undefined> {
  const [counts] = await ctx.q<Record<string, number>>`
    select (select count(*) from captchas) as captchas, (select count(*) from captcha_passes) as passes,
      (select count(*) from one_time_codes) as codes, (select count(*) from member_sessions) as sessions`
  return counts
}

it('deletes proofs after two days and sessions 90 days after their end, unnoticed before', async () => {
  const browser = openBrowser(app)
  await signIn(ctx, browser)
  await browser.post('/api/for_cms/get_sms_login', { phone: newPhone() })
  await solveCaptcha(openBrowser(app))
  const all = await rows()
  expect(all).toMatchObject({ captchas: 2, passes: 2, codes: 1, sessions: 1 })

  ctx.clock.advance(24 * 60 * 60)
  await cleanUpAccounts(ctx)
  expect(await rows()).toEqual(all)
  ctx.clock.advance(2 * 24 * 60 * 60)
  await cleanUpAccounts(ctx)
  expect(await rows()).toEqual({ captchas: 0, passes: 0, codes: 0, sessions: 1 })
  expect(await browser.get('/api/for_wap/detail')).toMatchObject({ error_code: 0 })

  ctx.clock.advance((30 + 90) * 24 * 60 * 60)
  await cleanUpAccounts(ctx)
  expect(await rows()).toMatchObject({ sessions: 0 })
})
