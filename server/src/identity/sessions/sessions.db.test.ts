import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '#platform/http/app'
import { captchaText, createAccountApp, newPhone, signIn } from '#testing/apps/account-app'
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

describe('the token', () => {
  it('names its owner and lasts 30 days', async () => {
    const { token, vga, phone } = await signIn(ctx, openBrowser(app))
    const { iat, exp, jti, ...claims } = decodeJwt(token)
    expect(claims).toEqual({ uid: vga, vga, phone, fullname: '', bank_id: null, cif: null, lang: 'vi' })
    expect(Number(exp) - Number(iat)).toBe(30 * 24 * 60 * 60)
    expect(jti).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('is answered by the calls that need a login, until its session is over', async () => {
    const browser = openBrowser(app)
    const { token, vga } = await signIn(ctx, browser)
    const detail = { error_code: 0, data: { token, vga, id_display: String(vga) } }
    expect(await browser.get('/api/for_wap/detail')).toMatchObject(detail)
    expect(await browser.get('/api/wap/for_wap/detail', { uid: vga })).toMatchObject(detail)
    expect(await browser.get('/api/users/get_detail_user', { uid: vga })).toMatchObject(detail)
    ctx.clock.advance(30 * 24 * 60 * 60)
    expect(await browser.get('/api/for_wap/detail')).toMatchObject({ status: 200, error_code: 498 })
  })

  it('answers 401 when it is missing', async () => {
    expect(await openBrowser(app).get('/api/for_wap/detail')).toMatchObject({ status: 401, error_code: 401 })
  })

  it('is refused when forged, altered or signed with another key', async () => {
    const browser = openBrowser(app)
    const { token } = await signIn(ctx, browser)
    const [head, body, signature] = token.split('.')
    const claims = decodeJwt(token)
    const sign = (secret: string, alg: string) =>
      new SignJWT(claims).setProtectedHeader({ alg }).sign(Buffer.from(secret))
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`
    const forged = [
      'nonsense',
      unsigned,
      `${head}.${Buffer.from(JSON.stringify({ ...claims, vga: 1 })).toString('base64url')}.${signature}`,
      await sign('another secret, of any length, at least thirty-two', 'HS256'),
      await sign(ctx.config.secrets.token, 'HS512'),
      await new SignJWT({}).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(ctx.config.secrets.token)),
      await new SignJWT({ ...claims, jti: "x' or true --" })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(Buffer.from(ctx.config.secrets.token)),
    ]
    for (const wrong of forged) {
      browser.useToken(wrong)
      expect(await browser.get('/api/for_wap/detail'), wrong).toMatchObject({ status: 200, error_code: 498 })
    }
  })

  it('does not authenticate another member number sent with it', async () => {
    const other = await signIn(ctx, openBrowser(app))
    const browser = openBrowser(app)
    await signIn(ctx, browser)
    expect(await browser.get('/api/for_wap/detail', { uid: other.vga })).toMatchObject({ error_code: 498 })
  })

  it('ends with its account', async () => {
    const browser = openBrowser(app)
    const { vga } = await signIn(ctx, browser)
    await ctx.q`update members set deleted_at = now(), phone = null where vga = ${vga}`
    expect(await browser.get('/api/for_wap/detail')).toMatchObject({ error_code: 498 })
  })
})

describe('logging out', () => {
  it('ends the login it is asked from and leaves the others', async () => {
    const phone = newPhone()
    const laptop = openBrowser(app)
    await signIn(ctx, laptop, phone)
    ctx.clock.advance(60)
    const mobile = openBrowser(app)
    await signIn(ctx, mobile, phone)
    expect(await mobile.post('/api/for_wap/logout')).toMatchObject({ error_code: 0 })
    expect(await mobile.get('/api/for_wap/detail')).toMatchObject({ error_code: 498 })
    expect(await laptop.get('/api/for_wap/detail')).toMatchObject({ error_code: 0 })
  })

  it('everywhere ends all of the golfer’s sessions and no one else’s', async () => {
    const phone = newPhone()
    const [laptop, mobile, stranger] = [openBrowser(app), openBrowser(app), openBrowser(app)]
    await signIn(ctx, laptop, phone)
    ctx.clock.advance(60)
    await signIn(ctx, mobile, phone)
    await signIn(ctx, stranger)
    await mobile.post('/api/for_wap/logout', { everywhere: 1 })
    expect(await laptop.get('/api/for_wap/detail')).toMatchObject({ error_code: 498 })
    expect(await stranger.get('/api/for_wap/detail')).toMatchObject({ error_code: 0 })
  })

  it('shows the golfer’s devices and ends one of them', async () => {
    const phone = newPhone()
    const [laptop, mobile] = [openBrowser(app), openBrowser(app)]
    await signIn(ctx, laptop, phone)
    ctx.clock.advance(60)
    await signIn(ctx, mobile, phone)
    const { data } = await mobile.get('/api/for_wap/list_session')
    expect(data).toEqual([
      expect.objectContaining({
        is_current: 1,
        device: 'Test browser',
        address: mobile.address,
        created_at: ctx.clock.now().getTime(),
        used_at: ctx.clock.now().getTime(),
      }),
      expect.objectContaining({ is_current: 0 }),
    ])
    const ids = Array.isArray(data) ? data.map(({ id }) => String(id)) : []
    expect(await mobile.post('/api/for_wap/end_session', { id: ids[1] })).toMatchObject({ error_code: 0 })
    expect(await laptop.get('/api/for_wap/detail')).toMatchObject({ error_code: 498 })
    expect(await mobile.get('/api/for_wap/detail')).toMatchObject({ error_code: 0 })
  })

  it('shows when a device was last used, to within five minutes', async () => {
    const phone = newPhone()
    const [laptop, mobile] = [openBrowser(app), openBrowser(app)]
    await signIn(ctx, laptop, phone)
    const signedInAt = ctx.clock.now().getTime()
    ctx.clock.advance(299)
    await signIn(ctx, mobile, phone)
    await laptop.get('/api/for_wap/detail')
    const usedAt = async () => Object((await mobile.get('/api/for_wap/list_session')).data)[1].used_at
    expect(await usedAt()).toBe(signedInAt)
    ctx.clock.advance(1)
    await laptop.get('/api/for_wap/detail')
    expect(await usedAt()).toBe(signedInAt + 300_000)
  })

  it('ends all other devices and stays signed in on this one', async () => {
    const phone = newPhone()
    const [laptop, tablet, mobile, stranger] = [1, 2, 3, 4].map(() => openBrowser(app))
    if (!laptop || !tablet || !mobile || !stranger) throw new Error('four browsers')
    for (const browser of [laptop, tablet, mobile]) {
      await signIn(ctx, browser, phone)
      ctx.clock.advance(60)
    }
    await signIn(ctx, stranger)
    expect(await tablet.post('/api/for_wap/end_other_sessions')).toMatchObject({ data: { ended: 2 } })
    for (const browser of [laptop, mobile]) {
      expect(await browser.get('/api/for_wap/detail')).toMatchObject({ error_code: 498 })
    }
    for (const browser of [tablet, stranger]) {
      expect(await browser.get('/api/for_wap/detail')).toMatchObject({ error_code: 0 })
    }
  })

  it('does not end another golfer’s session', async () => {
    const stranger = openBrowser(app)
    const { token } = await signIn(ctx, stranger)
    const browser = openBrowser(app)
    await signIn(ctx, browser)
    for (const id of [decodeJwt(token).jti, 'nonsense', '']) {
      expect(await browser.post('/api/for_wap/end_session', { id })).toMatchObject({ status: 404 })
    }
    expect(await stranger.get('/api/for_wap/detail')).toMatchObject({ error_code: 0 })
  })
})
