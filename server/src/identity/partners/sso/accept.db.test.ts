import { Writable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { App } from '#platform/http/app'
import { createLog } from '#platform/log/log'
import { newPhone } from '#testing/apps/account-app'
import { createPartnerApp, issueKeys, ssoTokenOf } from '#testing/apps/partner-app'
import { createTestContext, type TestContext } from '#testing/context'
import { openBrowser } from '#testing/processes/browser'
import type { PartnerKeys } from '../keys/keys.ts'

let ctx: TestContext
let app: App
let keys: PartnerKeys
let logged = ''
/** A partner without a signing key of its own, so that the test can act as this partner. */
const banks = ['stb', 'nab', 'bidv'] as const

beforeAll(async () => {
  ctx = await createTestContext()
  const lines = new Writable({
    write: (line, _encoding, done) => {
      logged += String(line)
      done()
    },
  })
  ctx.log = createLog({ logLevel: 'info', production: true }, lines)
  app = await createPartnerApp(ctx)
  keys = await issueKeys(ctx, 'nab')
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})
beforeEach(() => {
  logged = ''
})

const enter = (data: unknown) => openBrowser(app).post('/api/wap/for_wap/login_checkpoint', { data })
const refused = { status: 200, error_code: 1301, error_msg: 'Thông tin không hợp lệ!', data: null }

async function sessionOf(token: unknown) {
  const browser = openBrowser(app)
  browser.useToken(String(token))
  return browser.get('/api/for_wap/detail')
}

const customer = () => ({ cif: `CIF-${newPhone()}`, phone: newPhone() })
const tokenIn = (answer: { data: unknown }) => Object(answer.data).token

describe('a customer signed in by a partner', () => {
  it.each(banks)(
    'by %s is signed in as this bank’s, with a new account and the bank’s language',
    async (code) => {
      const bankKeys = await issueKeys(ctx, code)
      const { cif, phone } = customer()
      const said = { cif, phone, fullname: 'Lê Thị Sân', lang: 'kr', order_id: 'ORD-1' }
      const answer = await enter(await ssoTokenOf(ctx, code, bankKeys, said))
      expect(answer).toMatchObject({ error_code: 0, data: { flag: code, partner: code, language: 'kr' } })
      const [bank] = await ctx.q<{ id: number }>`select bank_id as id from partners where code = ${code}`
      expect(await sessionOf(tokenIn(answer))).toMatchObject({
        error_code: 0,
        data: { phone, cif, fullname: 'Lê Thị Sân', bank_id: bank?.id, order_id: 'ORD-1' },
      })
      keys = code === 'nab' ? bankKeys : keys
    },
  )

  it('again is the same member, by the customer number, even with another phone', async () => {
    const { cif, phone } = customer()
    const first = await enter(await ssoTokenOf(ctx, 'nab', keys, { cif, phone }))
    const second = await enter(await ssoTokenOf(ctx, 'nab', keys, { cif, phone: newPhone() }))
    const [one, other] = [await sessionOf(tokenIn(first)), await sessionOf(tokenIn(second))]
    expect(Object(other.data).vga).toBe(Object(one.data).vga)
  })

  it('needs a code first when the phone already has an account here', async () => {
    const { cif, phone } = customer()
    await ctx.q`insert into members (phone, fullname) values (${phone}, 'Chủ Tài Khoản')`
    const answer = await enter(await ssoTokenOf(ctx, 'nab', keys, { cif, phone }))
    expect(answer).toMatchObject({
      error_code: 0,
      data: { flag: 'otp', partner: 'nab', token: '', phone, cif },
    })
    expect(await ctx.q`select 1 from partner_customers where cif = ${cif}`).toEqual([])
  })

  it('is kept apart from the customer of another bank with the same number', async () => {
    const stb = await issueKeys(ctx, 'stb')
    const cif = 'SAME-NUMBER'
    const one = await enter(await ssoTokenOf(ctx, 'nab', keys, { cif, phone: newPhone() }))
    const other = await enter(await ssoTokenOf(ctx, 'stb', stb, { cif, phone: newPhone() }))
    const [first, second] = [await sessionOf(tokenIn(one)), await sessionOf(tokenIn(other))]
    expect(Object(first.data).vga).not.toBe(Object(second.data).vga)
  })
})

describe('an SSO token is refused, with the reason in the log and the trail only, when it', () => {
  const reasonsOf = async (code: string) =>
    (
      await ctx.q<{ detail: string }>`
        select detail from partner_events e join partners p on p.id = e.partner_id
        where p.code = ${code} and what = 'hand_over_refused' order by e.id desc limit 1`
    )[0]?.detail

  it('is used a second time, however its text is written, and also at the same moment', async () => {
    const data = await ssoTokenOf(ctx, 'nab', keys, customer())
    const answers = await Promise.all([enter(data), enter(data), enter(data)])
    expect(answers.filter(({ error_code }) => error_code === 0)).toHaveLength(1)
    expect(await enter(` ${data}`.trim())).toMatchObject(refused)
    expect(await reasonsOf('nab')).toBe('replayed')
    expect(logged).toContain('"reason":"replayed"')
  })

  it('repeats a nonce in another SSO token', async () => {
    const nonce = 'once-only'
    expect(await enter(await ssoTokenOf(ctx, 'nab', keys, { ...customer(), nonce }))).toMatchObject({
      error_code: 0,
    })
    expect(await enter(await ssoTokenOf(ctx, 'nab', keys, { ...customer(), nonce }))).toMatchObject(refused)
  })

  it('was altered, or made without the key', async () => {
    const data = await ssoTokenOf(ctx, 'nab', keys, customer())
    const altered = `${data[0] === 'a' ? 'b' : 'a'}${data.slice(1)}`
    const strangers = { ...keys, macSecret: 'guessed' }
    const forged = await ssoTokenOf(ctx, 'nab', strangers, customer())
    for (const wrong of [altered, forged, '', 'abc', '{}', 'ü', null, data.slice(0, -3), 7]) {
      expect(await enter(wrong)).toMatchObject(wrong === 7 ? { status: 400 } : refused)
    }
    expect(logged).toContain('"reason":"altered"')
    // nothing was used up
    expect(await enter(data)).toMatchObject({ error_code: 0 })
  })

  it('names another partner', async () => {
    expect(await enter(await ssoTokenOf(ctx, 'nab', keys, { ...customer(), partner: 'bidv' }))).toMatchObject(
      refused,
    )
    expect(await reasonsOf('nab')).toBe('foreign')
  })

  it('is too old: without an address of the bank the same refusal, with one the way back to it', async () => {
    const old = String(Math.floor(ctx.clock.now().getTime() / 1000) - 301)
    expect(await enter(await ssoTokenOf(ctx, 'nab', keys, { ...customer(), ts: old }))).toMatchObject(refused)
    expect(await reasonsOf('nab')).toBe('expired')
    await ctx.q`update partners set app_url = 'https://app.nab.example/golf' where code = 'nab'`
    const data = await ssoTokenOf(ctx, 'nab', keys, { ...customer(), ts: old })
    await expect
      .poll(() => enter(data))
      .toMatchObject({ error_code: 2, url: 'https://app.nab.example/golf', data: null })
  })

  it('comes from a partner at rest', async () => {
    const stb = await issueKeys(ctx, 'stb')
    await ctx.q`update partners set is_active = false where code = 'stb'`
    const send = async () => enter(await ssoTokenOf(ctx, 'stb', stb, customer()))
    await expect.poll(send).toMatchObject(refused)
    await ctx.q`update partners set is_active = true where code = 'stb'`
    await expect.poll(send).toMatchObject({ error_code: 0 })
  })
})

describe('new keys', () => {
  it('leave the ones before good for a week, and those before them no more', async () => {
    const first = await issueKeys(ctx, 'bidv')
    const second = await issueKeys(ctx, 'bidv')
    const third = await issueKeys(ctx, 'bidv')
    const send = async (with_: PartnerKeys) => enter(await ssoTokenOf(ctx, 'bidv', with_, customer()))
    expect(await send(first)).toMatchObject(refused)
    expect(await send(second)).toMatchObject({ error_code: 0 })
    expect(await send(third)).toMatchObject({ error_code: 0 })
    ctx.clock.advance(7 * 24 * 60 * 60 + 1)
    expect(await send(second)).toMatchObject(refused)
    expect(await send(third)).toMatchObject({ error_code: 0 })
  })

  it('are stored so that the database alone reveals none of them', async () => {
    const { cipherKey, macSecret } = await issueKeys(ctx, 'bidv')
    const [row] = await ctx.q<{ sealed: Buffer }>`
      select sealed from partner_keys order by id desc limit 1`
    expect(row?.sealed.includes(cipherKey)).toBe(false)
    expect(row?.sealed.includes(macSecret)).toBe(false)
    expect(row?.sealed.includes(cipherKey.toString('hex'))).toBe(false)
  })
})

it('logs no customer name, SSO token, session token or key', async () => {
  const { cif, phone } = { cif: 'CIF-SECRET-9', phone: newPhone() }
  const data = await ssoTokenOf(ctx, 'nab', keys, { cif, phone, fullname: 'Phạm Kín Tiếng' })
  const answer = await enter(data)
  await enter(data)
  await enter(`${data}0`)
  await enter(await ssoTokenOf(ctx, 'nab', keys, { cif, phone, fullname: 'Phạm Kín Tiếng', ts: '1' }))
  expect(logged).toContain('an SSO token was refused')
  const secrets = [
    cif,
    phone,
    'Kín Tiếng',
    data,
    String(tokenIn(answer)),
    keys.macSecret,
    keys.cipherKey.toString('hex'),
  ]
  for (const secret of secrets) expect(logged).not.toContain(secret)
})
