import { createHash } from 'node:crypto'
import { signedText } from '@teeviet/contract/rules/signature'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '#platform/http/app'
import { newPhone } from '#testing/apps/account-app'
import { createPartnerApp, issueKeys, partnerRow, ssoTokenOf } from '#testing/apps/partner-app'
import { createTestContext, type TestContext } from '#testing/context'
import { type Browser, openBrowser } from '#testing/processes/browser'
import type { PartnerKeys } from './keys/keys.ts'
import { openSsoToken } from './sso/open-token.ts'

let ctx: TestContext
let app: App
let keys: PartnerKeys
let golfer: Browser
const phone = newPhone()

beforeAll(async () => {
  ctx = await createTestContext({
    HIO_URL: 'https://care.teeviet.example/hio?from=golf',
    DEV_TOKEN_HAND_OVER: '1',
  })
  app = await createPartnerApp(ctx)
  await ctx.q`
    update partners set shop_url = 'https://shop.stb.example/in?a=1', hio_url = 'https://care.stb.example/',
      callback_url = 'https://handde.example/back', allowed_hosts = '{shop.stb.example,care.stb.example,handde.example}'
    where code in ('stb', 'handde')`
  keys = await issueKeys(ctx, 'stb')
  golfer = openBrowser(app)
  const data = await ssoTokenOf(ctx, 'stb', keys, {
    cif: 'STB-7',
    phone,
    fullname: 'Lý Sân',
    order_id: 'O-9',
  })
  const entered = await golfer.post('/api/for_wap/login_checkpoint', { data })
  golfer.useToken(String(Object(entered.data).token))
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

const urlIn = (answer: { data: unknown }) => new URL(String(Object(answer.data).url))

describe('the way into a bank’s own services', () => {
  it('opens the shop with the golfer of the session in a sealed token, whatever the request contains', async () => {
    const answer = await golfer.post('/api/for_wap/login_shop_STB', { cif: 'SOMEBODY', phone: '0900000000' })
    const url = urlIn(answer)
    expect(url.origin + url.pathname).toBe('https://shop.stb.example/in')
    expect(url.searchParams.get('a')).toBe('1')
    const { sealing } = await partnerRow(ctx, 'stb')
    const sealed = url.searchParams.get('data') ?? ''
    expect(sealing && openSsoToken(sealing, keys, sealed)?.values).toMatchObject({
      partner: 'stb',
      cif: 'STB-7',
      phone,
      fullname: 'Lý Sân',
      order_id: 'O-9',
    })
    expect(url.href).not.toContain(phone)
  })

  it('leads to insurance under the bank’s host, and for the listed accounts under ours', async () => {
    const url = urlIn(await golfer.post('/api/for_wap/login_hio_STB'))
    expect(`${url.host}${url.pathname}`).toBe('care.stb.example/hio')
    expect(url.searchParams.get('from')).toBe('golf')
    const { vga } = Object((await golfer.get('/api/for_wap/detail')).data)
    ctx.config.hio.keepLinkUids.push(vga)
    expect(urlIn(await golfer.post('/api/for_wap/login_hio_STB')).host).toBe('care.teeviet.example')
  })

  it('is refused to golfers of another bank and to everybody without one', async () => {
    expect(await golfer.post('/api/for_wap/login_shop_VTB')).toMatchObject({ error_code: 1901 })
    const plain = openBrowser(app)
    plain.useToken(await tokenByPhone(plain))
    expect(await plain.post('/api/for_wap/login_shop_STB')).toMatchObject({
      error_code: 1901,
      error_msg: 'Dịch vụ này chỉ dành cho khách hàng vào từ ứng dụng của Sacombank.',
    })
    expect(await openBrowser(app).post('/api/for_wap/login_shop_STB')).toMatchObject({ status: 401 })
  })

  it('never leaves the partner’s list of hosts', async () => {
    await ctx.q`update partners set shop_url = 'https://evil.example/in' where code = 'stb'`
    await expect.poll(() => golfer.post('/api/for_wap/login_shop_STB')).toMatchObject({ error_code: 1902 })
  })

  it('returns a callback link and a token only this partner can read', async () => {
    const handde = await issueKeys(ctx, 'handde')
    const { data } = await golfer.post('/api/for_wap/create_token_handde', { vid: 1, phone: '0900000000' })
    const { callback_url, token } = Object(data)
    expect(callback_url).toBe('https://handde.example/back')
    const { sealing } = await partnerRow(ctx, 'handde')
    expect(sealing && openSsoToken(sealing, handde, token)?.values).toMatchObject({ cif: 'STB-7', phone })
    expect(sealing && openSsoToken(sealing, keys, token)).toBeNull()
    const thief = openBrowser(app)
    thief.useToken(token)
    expect(await thief.get('/api/for_wap/detail')).toMatchObject({ error_code: 498 })
  })
})

describe('the development login by token', () => {
  it('signs a phone in by its signature, with success 200', async () => {
    expect(await openBrowser(app).post('/api/for_wap/login_by_phone', signed(newPhone()))).toMatchObject({
      status: 200,
      error_code: 200,
      data: { bank_id: null },
    })
    const forged = { ...signed(newPhone()), phone: newPhone() }
    expect(await openBrowser(app).post('/api/for_wap/login_by_phone', forged)).toMatchObject({
      error_code: 1301,
    })
  })

  it('does not exist where the switch is off', async () => {
    ctx.config.devTokenLogin = false
    expect(await openBrowser(app).post('/api/for_wap/login_by_phone', signed(newPhone()))).toMatchObject({
      status: 404,
    })
    ctx.config.devTokenLogin = true
  })
})

function signed(phone: string) {
  const text = signedText(ctx.config.signatureSecret, { phone })
  return { phone, signdata: createHash('sha256').update(text).digest('hex') }
}

async function tokenByPhone(browser: Browser): Promise<string> {
  const { data } = await browser.post('/api/for_wap/login_by_phone', signed(newPhone()))
  return String(Object(data).token)
}
