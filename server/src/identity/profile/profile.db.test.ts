import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '#platform/http/app'
import { captchaText, createAccountApp, signIn } from '#testing/apps/account-app'
import { createTestContext, type TestContext } from '#testing/context'
import { openBrowser } from '#testing/processes/browser'

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

async function signedIn() {
  const browser = openBrowser(app)
  return { browser, ...(await signIn(ctx, browser)) }
}

const profile = {
  fullname: 'Nguyễn Văn An',
  address: '12 Phố Huế, Hà Nội',
  email: 'an@golf.example',
  birthday: '29-02-1988',
}

describe('the profile', () => {
  it('is empty after registering', async () => {
    const { browser, vga } = await signedIn()
    expect(await browser.get('/api/for_wap/get_info_user', { uid: vga })).toMatchObject({
      error_code: 0,
      data: { fullname: null, address: null, birthday: null, user_email: { email: null } },
    })
  })

  it('is saved and read back as it was sent', async () => {
    const { browser, vga } = await signedIn()
    const saved = await browser.post('/api/for_wap/update_info_user', { ...profile, uid: vga })
    expect(saved).toMatchObject({ error_code: 0 })
    const { fullname, address, birthday, email } = profile
    expect(await browser.get('/api/for_wap/get_info_user')).toMatchObject({
      data: { fullname, address, birthday, user_email: { email } },
    })
  })

  it('is cleared where null is sent', async () => {
    const { browser } = await signedIn()
    await browser.post('/api/for_wap/update_info_user', profile)
    const nothing = { fullname: null, address: null, email: null, birthday: null }
    expect(await browser.post('/api/for_wap/update_info_user', nothing)).toMatchObject({ error_code: 0 })
    expect(await browser.get('/api/for_wap/get_info_user')).toMatchObject({
      data: { fullname: null, address: null, birthday: null, user_email: { email: null } },
    })
  })

  it('stays unchanged when a field is refused, and the answer names the field', async () => {
    const { browser } = await signedIn()
    await browser.post('/api/for_wap/update_info_user', profile)
    const refused = await browser.post('/api/for_wap/update_info_user', {
      ...profile,
      fullname: 'B',
      email: 'b',
    })
    expect(refused).toMatchObject({
      status: 200,
      error_msg: 'Email không đúng định dạng.',
      fields: { email: 'Email không đúng định dạng.' },
      data: null,
    })
    expect(await browser.get('/api/for_wap/get_info_user')).toMatchObject({
      data: { fullname: profile.fullname, user_email: { email: profile.email } },
    })
  })

  it('of another golfer is neither shown nor changed', async () => {
    const owner = await signedIn()
    await owner.browser.post('/api/for_wap/update_info_user', profile)
    const { browser } = await signedIn()
    for (const path of ['get_info_user', 'get_profile', 'detail']) {
      expect(await browser.get(`/api/for_wap/${path}`, { uid: owner.vga })).toMatchObject({ error_code: 498 })
    }
    const change = await browser.post('/api/for_wap/update_info_user', { fullname: 'X', uid: owner.vga })
    expect(change).toMatchObject({ error_code: 498 })
    expect(await owner.browser.get('/api/for_wap/get_info_user')).toMatchObject({
      data: { fullname: profile.fullname },
    })
  })

  it('shows in the session and in what refreshes it', async () => {
    const { browser, vga } = await signedIn()
    await browser.post('/api/for_wap/update_info_user', profile)
    await ctx.q`update members set avatar = '/pictures/avatars/1.svg', type_member = 2 where vga = ${vga}`
    const shown = {
      fullname: profile.fullname,
      avatar: '/pictures/avatars/1.svg',
      type_member: 2,
      point_wallet: 0,
    }
    expect(await browser.get('/api/for_wap/get_profile', { uid: vga })).toMatchObject({
      data: { vga, ...shown },
    })
    expect(await browser.get('/api/for_wap/detail')).toMatchObject({ data: shown })
  })
})

describe('the points', () => {
  it('are the member’s balance in the ledger', async () => {
    const { browser, vga } = await signedIn()
    expect(await browser.get('/api/wallet/get_point', { uid: vga })).toMatchObject({
      error_code: 0,
      error: 0,
      msg: '',
      data: { point: 0 },
    })
    await ctx.q`
      insert into ledger_accounts (name, side, member_id, balance_vnd)
      select 'points:' || id, 'credit', id, -1250000 from members where vga = ${vga}`
    expect(await browser.get('/api/wallet/get_point')).toMatchObject({ data: { point: 1_250_000 } })
    expect(await browser.get('/api/wallet/reload_point')).toMatchObject({ data: { point: 1_250_000 } })
    expect(await browser.get('/api/for_wap/get_profile')).toMatchObject({ data: { point_wallet: 1_250_000 } })
  })

  it('are refused without a session', async () => {
    const refused = await openBrowser(app).get('/api/wallet/get_point')
    expect(refused).toMatchObject({ status: 401, error_code: 401, error: 401 })
  })
})
