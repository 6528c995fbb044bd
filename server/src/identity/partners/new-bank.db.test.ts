import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { staffPartnerEvents } from '@teeviet/contract/calls/staff/partners'
import { contrast, readColor } from '@teeviet/contract/rules/contrast'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '#platform/http/app'
import { newPhone } from '#testing/apps/account-app'
import { createPartnerApp } from '#testing/apps/partner-app'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import { type Browser, openBrowser } from '#testing/processes/browser'
import { openStaffSession } from '../staff/sessions.ts'
import { createFrameOrigins } from './frame-origins.ts'
import { encrypt } from './keys/cipher.ts'

let ctx: TestContext
let app: App
let admin: Browser

beforeAll(async () => {
  ctx = await createTestContext()
  app = await createPartnerApp(ctx)
  admin = openBrowser(app)
  admin.useToken((await openStaffSession(ctx, (await addStaff(ctx.q)).id)).token)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

const texts = { vi: 'Golf Ngân hàng Sen', en: 'Lotus Bank Golf', kr: '연꽃은행 골프', jp: 'ハス銀行ゴルフ' }

/** A new bank, as an administrator enters it. */
const settings = {
  name: 'Lotus Bank',
  bank_id: 42,
  source: 42,
  merchant: 'LOTUS',
  screen_type: 42,
  style: { main_color: '#ffd400', accent_color: '#7a1f5c' },
  font: 'system',
  icons: 'filled',
  titles: { app: texts, welcome: texts },
  features: ['golf_cards'],
  frame_origins: ['https://app.lotus.example'],
  message_origin: null,
  allowed_hosts: ['shop.lotus.example'],
  app_url: 'https://app.lotus.example/golf',
  shop_url: 'https://shop.lotus.example/in',
  hio_url: null,
  callback_url: null,
  hand_over: { cipher: 'aes-256-cbc', encoding: 'base64', payload: 'json', proof: 'rsa-sha256' },
  sealing: { cipher: 'aes-256-gcm', encoding: 'base64url', payload: 'json', proof: 'none' },
  card: { cipher: 'gcm', hand_over: 'link' },
  card_url: 'https://pay.lotus.example/cards',
  card_merchant: 'TEEVIET-9',
  is_active: true,
}

const trailOf = async (about: 'changes' | 'hand_overs', page: object = {}) =>
  staffPartnerEvents.response.parse(
    (await admin.get('/api/staff/partners/lotus/events', { about, ...page })).data,
  )

const save = (changed: object = {}, code = 'lotus') =>
  admin.post(`/api/staff/partners/${code}`, { settings: { ...settings, ...changed } })

describe('a new bank, entered as a row', () => {
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

  it('has its look at once, with a main colour white can be read on', async () => {
    expect(await save()).toMatchObject({
      error_code: 0,
      data: { code: 'lotus', is_sandbox: false, keys: [] },
    })
    const visitor = openBrowser(app)
    const seen = await visitor.get('/api/services/partner', { bank_id: 42, lang: 'kr' })
    expect(seen.data).toMatchObject({
      code: 'lotus',
      screen_type: 42,
      font: 'system',
      icons: 'filled',
      titles: { app: '연꽃은행 골프' },
      features: ['golf_cards'],
      message_origin: 'https://app.lotus.example',
    })
    for (const name of [{ code: 'lotus' }, { source: 42 }, { merchant: 'LOTUS' }])
      expect((await visitor.get('/api/services/partner', name)).data).toMatchObject({ code: 'lotus' })
    const style = await visitor.post('/api/for_wap/get-style-config', { merchant: 'LOTUS' })
    const config = JSON.parse(String(Object(style.data).config))
    const white = readColor('#ffffff') ?? [0, 0, 0]
    expect(contrast(readColor(config.main_color.value) ?? white, white)).toBeGreaterThanOrEqual(4.5)
    expect(config).toMatchObject({ brand_color: { value: '#ffd400' }, accent_color: { value: '#7a1f5c' } })
  })

  it('may frame its own golfers’ pages, and never the console', async () => {
    const framedBy = createFrameOrigins(ctx)
    const query = new URLSearchParams()
    const open = { query, headers: {} }
    const lotus = { ...open, entered: { bank_id: 42 } }
    expect(await framedBy({ ...lotus, path: '/wap' })).toEqual({
      frameAncestors: ['https://app.lotus.example'],
    })
    expect((await framedBy({ ...open, entered: null, path: '/wap' })).frameAncestors).toContain(
      'https://app.lotus.example',
    )
  })

  it('signs its customers in with keys of its own', async () => {
    const rotated = await admin.post('/api/staff/partners/lotus/keys', { verify_key: pair.publicKey })
    const reported: Record<string, string> = Object(rotated.data)
    const ts = Math.floor(ctx.clock.now().getTime() / 1000)
    const [cif, phone] = ['LOTUS-1', newPhone()]
    const plain = JSON.stringify({ partner: 'lotus', cif, phone, ts, nonce: randomUUID() })
    const text = encrypt('aes-256-cbc', Buffer.from(reported.cipher_key ?? '', 'hex'), plain).toString(
      'base64',
    )
    const data = `${text}.${sign('sha256', Buffer.from(text), pair.privateKey).toString('base64')}`
    const golfer = openBrowser(app)
    const entered = await golfer.post('/api/for_wap/login_checkpoint', { data })
    expect(entered).toMatchObject({ error_code: 0, data: { flag: 'lotus', partner: 'lotus' } })
    golfer.useToken(String(Object(entered.data).token))
    const session = await golfer.get('/api/for_wap/detail')
    expect(session.data).toMatchObject({ bank_id: 42, merchant: 'LOTUS', cif, phone })
    // another bank's shop is not theirs
    expect(await golfer.post('/api/for_wap/login_shop_STB')).toMatchObject({ error_code: 1901, data: null })
  })

  it('logs every action and its actor, without a key or personal data', async () => {
    await save({ name: 'Lotus Bank VN' })
    const [changes, ssoEvents] = [await trailOf('changes'), await trailOf('hand_overs')]
    expect(changes.map(({ what }) => what)).toEqual(['changed', 'keys_rotated', 'created'])
    expect(changes.map(({ who }) => who).every(Boolean)).toBe(true)
    expect(changes[0]).toMatchObject({ detail: 'name' })
    expect(ssoEvents.map(({ what, who }) => [what, who])).toEqual([['hand_over_accepted', '']])
    expect(JSON.stringify([changes, ssoEvents])).not.toContain('LOTUS-1')
  })

  it('shows which staff member changed its keys after any number of SSO tokens, page by page', async () => {
    await ctx.q`
      insert into partner_events (partner_id, at, what)
      select id, ${ctx.clock.now()}, 'hand_over_accepted' from partners, generate_series(1, 300) where code = 'lotus'`
    expect((await trailOf('changes')).map(({ what }) => what)).toContain('keys_rotated')
    const [first, second] = await trailOf('changes', { limit: 2 })
    expect(await trailOf('changes', { limit: 2, after_id: first?.id })).toMatchObject([
      { id: second?.id },
      { what: 'created' },
    ])
    expect(await trailOf('hand_overs', { limit: 100 })).toHaveLength(100)
  })
})

describe('entering a partner', () => {
  it('is for administrators', async () => {
    const clerk = openBrowser(app)
    clerk.useToken((await openStaffSession(ctx, (await addStaff(ctx.q, ['staff', 'sales'])).id)).token)
    expect(await clerk.get('/api/staff/partners')).toMatchObject({ status: 403 })
    expect(await clerk.post('/api/staff/partners/lotus', { settings })).toMatchObject({ status: 403 })
    expect(await clerk.post('/api/staff/partners/lotus/keys')).toMatchObject({ status: 403 })
    expect(await clerk.get('/api/staff/partners/lotus/events', { about: 'changes' })).toMatchObject({
      status: 403,
    })
  })

  it('refuses a bank number that is taken, and a shape that proves nothing', async () => {
    const mine = { source: null, merchant: null }
    expect(await save({ ...mine, bank_id: 7 }, 'other')).toMatchObject({ error_code: 1904 })
    const unproven = { cipher: 'aes-256-ecb', encoding: 'hex', payload: 'json', proof: 'none' }
    expect(await save({ ...mine, bank_id: 43, hand_over: unproven }, 'other')).toMatchObject({ status: 400 })
    expect(await save({ ...mine, frame_origins: ['https://a.example/path'] }, 'other')).toMatchObject({
      status: 400,
    })
    expect(await save({ ...mine, app_url: 'javascript:alert(1)' }, 'other')).toMatchObject({ status: 400 })
  })

  it('shows generated keys once and given ones never, and refuses an invalid key', async () => {
    const made = await admin.post('/api/staff/partners/nab/keys')
    expect(Object(made.data).cipher_key).toMatch(/^[0-9a-f]{64}$/)
    expect(Object(made.data).mac_secret.length).toBeGreaterThan(20)
    const cipher_key = Buffer.alloc(32, 5).toString('base64')
    const given = await admin.post('/api/staff/partners/nab/keys', {
      cipher_key,
      mac_secret: 'given by the bank',
    })
    expect(given.data).toMatchObject({ cipher_key: null, mac_secret: null })
    expect(JSON.stringify(given.data)).not.toContain('given by the bank')
    const { partner } = Object(given.data)
    expect(partner.keys).toHaveLength(2)
    expect(partner.keys[0].valid_until).toBeNull()
    for (const wrong of [{ cipher_key: 'short' }, { verify_key: 'no PEM' }])
      expect(await admin.post('/api/staff/partners/nab/keys', wrong)).toMatchObject({ error_code: 1905 })
    expect(await admin.post('/api/staff/partners/nobody/keys')).toMatchObject({ status: 404 })
  })
})
