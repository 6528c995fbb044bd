import { afterAll, beforeAll, expect, it } from 'vitest'
import type { App } from '#platform/http/app'
import { captchaText, createAccountApp, newPhone, signIn } from '#testing/apps/account-app'
import { createTestContext, type TestContext } from '#testing/context'
import { openBrowser } from '#testing/processes/browser'

let ctx: TestContext
let app: App
beforeAll(async () => {
  ctx = await createTestContext({
    CAPTCHA_FIXED_TEXT: captchaText,
    PLAYER_LOOK_UPS_PER_MEMBER_PER_HOUR: '4',
  })
  app = await createAccountApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

it('all ways to look members up share one limit for each member', async () => {
  const browser = openBrowser(app)
  await signIn(ctx, browser)
  const answers = [
    await browser.post('/api/services/search_user', { keyword_golfer: 'an' }),
    await browser.get('/api/for_wap/search_member', { q: 'an' }),
    await browser.post('/api/for_wap/get_user_by_phone', { phone: newPhone() }),
    await browser.get('/api/for_wap/check_info_user', { phone: newPhone() }),
    await browser.post('/api/services/search_user', { keyword_golfer: 'an' }),
    await browser.get('/api/for_wap/search_member', { q: 'an' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429, 429])
  const other = openBrowser(app)
  await signIn(ctx, other)
  expect(await other.post('/api/services/search_user', { keyword_golfer: 'an' })).toMatchObject({
    status: 200,
  })
})
