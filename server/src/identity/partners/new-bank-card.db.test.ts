import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { inEveryLanguage } from '@teeviet/contract/rules/languages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inquirePayment } from '#money/cards/inquire-payment'
import { registerCardPaymentRoutes } from '#money/cards/routes'
import { startOwnBankCard } from '#money/cards/start-bank-card'
import { methodsOf } from '#money/methods/methods'
import { refunderOf } from '#money/refunds/send/refunders'
import type { Staff } from '#platform/context/actor'
import { errorText } from '#platform/context/error-text'
import { openEvents } from '#platform/database/listen'
import { decrypt } from '#platform/gateways/bank-cards/cipher'
import { envelope, open, seal } from '#platform/gateways/bank-cards/envelope'
import type { BankCardSettings } from '#platform/gateways/bank-cards/settings'
import { createApp } from '#platform/http/create-app'
import { checkLedger } from '#platform/ledger/check'
import { addPlacedBooking } from '#testing/bookings/placed-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import { silentLog } from '#testing/log'
import { openBrowser } from '#testing/processes/browser'
import { setCardKeys } from './keys/card-keys.ts'
import { type PartnerSettings, savePartner } from './save-partner.ts'

let ctx: TestContext
let admin: Staff
let bank: Server
let account: BankCardSettings
let settings: PartnerSettings
const texts = inEveryLanguage(() => '')

/** Lotus Bank's server: every order it is asked about has been paid in full. */
beforeAll(async () => {
  ctx = await createTestContext()
  ctx.events = await openEvents(ctx.database.connection, silentLog)
  admin = await addStaff(ctx.q)
  bank = createServer(async (request, response) => {
    const asked = Object(open(account, envelope.parse(JSON.parse(await text(request)))))
    const paid = { number: 'LOTUS-1', amount: 4_200_000, currency: 'VND', status: 'paid' }
    const answer = { order: asked.order, ...paid, paid_at: ctx.clock.now().getTime() }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(seal(account, answer)))
  }).listen(0, '127.0.0.1')
  await once(bank, 'listening')
  account = {
    code: 'lotus',
    baseUrl: `http://127.0.0.1:${Object(bank.address()).port}/cards`,
    merchant: 'TEEVIET-9',
    shape: { cipher: 'gcm', hand_over: 'form' },
    key: 'ab'.repeat(32),
    secret: 'a secret of the contract',
    timeoutMs: 2_000,
  }
  settings = {
    name: 'Lotus Bank',
    bank_id: 42,
    source: null,
    merchant: null,
    screen_type: 6,
    style: {},
    font: 'default',
    icons: 'outline',
    titles: { app: texts, welcome: texts },
    features: [],
    frame_origins: [],
    message_origin: null,
    allowed_hosts: [],
    app_url: null,
    shop_url: null,
    hio_url: null,
    callback_url: null,
    hand_over: null,
    sealing: null,
    card: account.shape,
    card_url: account.baseUrl,
    card_merchant: account.merchant,
    is_active: true,
  }
  await savePartner(ctx, admin, 'lotus', settings)
})
afterAll(async () => {
  bank.close()
  await ctx.events.close()
  await ctx.close()
})

it('a new bank accepts payments on its own card page, from its row alone, with accounts in the ledger', async () => {
  const now = ctx.clock.now()
  const { member, billId } = await addPlacedBooking(ctx.q, now, new Date(now.getTime() + 1_800_000))
  const golfer = { ...member, bankId: 42 }
  const types = async () => (await methodsOf(ctx, golfer, 'en')).map(({ type, name }) => [type, name])
  expect(await types()).toEqual([
    ['bank', 'Bank transfer'],
    ['point', 'Golf wallet points'],
  ])
  await expect(setCardKeys(ctx, admin, 'lotus', { key: 'short', secret: 'x' })).rejects.toMatchObject({
    reason: 'partner.keyUnreadable',
  })
  await setCardKeys(ctx, admin, 'lotus', account)
  await expect.poll(types).toContainEqual(['lotus', 'Lotus Bank card or account'])

  const page = await startOwnBankCard(ctx, golfer, billId)
  expect(page.url).toBe(`${account.baseUrl}/lotus/pay`)
  const order = JSON.parse(decrypt(page.data, Buffer.from(account.key, 'hex'), 'gcm') ?? '')
  expect(order).toMatchObject({ merchant: account.merchant, order: page.reference, amount: 4_200_000 })
  const [payment] = await ctx.q<{ id: number }>`select id from payments where reference = ${page.reference}`
  await inquirePayment(ctx, payment?.id ?? 0)
  const [bill] = await ctx.q`select state from bookings where id = ${billId}`
  expect(bill).toEqual({ state: 'paid' })
  const { balanced, accounts } = await checkLedger(ctx.q)
  expect(balanced).toBe(true)
  expect(accounts).toContainEqual(expect.objectContaining({ name: 'clearing:lotus', balance: 4_200_000 }))
  expect(await refunderOf(ctx, 'lotus')).toMatchObject({ name: 'lotus' })
})

it('no other golfer pays there, and its keys are nowhere stored in plain text', async () => {
  const now = ctx.clock.now()
  const { member, billId } = await addPlacedBooking(ctx.q, now, new Date(now.getTime() + 1_800_000))
  for (const bankId of [null, 2])
    await expect(startOwnBankCard(ctx, { ...member, bankId }, billId)).rejects.toMatchObject({
      reason: 'payment.methodNotAvailable',
    })
  const rows = JSON.stringify(await ctx.q`select * from partners where code = 'lotus'`)
  const trail = JSON.stringify(await ctx.q`select * from partner_events`)
  for (const secret of [account.key, account.secret]) {
    expect(rows).not.toContain(secret)
    expect(trail).not.toContain(secret)
  }
  expect(trail).toContain('card_keys_changed')
})

it('a bank with a plain link has nothing to encrypt: its inquiry returns a message instead', async () => {
  const now = ctx.clock.now()
  const { member, billId } = await addPlacedBooking(ctx.q, now, new Date(now.getTime() + 1_800_000))
  ctx.authenticate = { ...ctx.authenticate, member: async () => ({ ...member, bankId: 42 }) }
  const app = await createApp(ctx)
  registerCardPaymentRoutes(app, ctx)
  await app.ready()
  const golfer = openBrowser(app)
  golfer.useToken('golfer')
  const inquire = async () =>
    Object(
      (await golfer.post('/api/for_wap/encrypt_inquire_bank', { order_id: billId, bank_id: 42, lang: 'en' }))
        .data,
    )
  expect(await inquire()).toMatchObject({ encryptData: expect.stringMatching(/.{40}/), message: null })
  const byLink = { ...settings, card: { ...account.shape, hand_over: 'link' as const } }
  await savePartner(ctx, admin, 'lotus', byLink)
  const other = await addPlacedBooking(ctx.q, now, new Date(now.getTime() + 1_800_000))
  ctx.authenticate.member = async () => ({ ...other.member, bankId: 42 })
  await expect
    .poll(async () =>
      Object(
        (await golfer.post('/api/for_wap/encrypt_inquire_bank', { order_id: other.billId, lang: 'en' })).data,
      ),
    )
    .toMatchObject({ encryptData: null, message: errorText('payment.methodNotAvailable', 'en') })
  await app.close()
})
