import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '#platform/http/app'
import { captchaText, createAccountApp, newPhone, signIn } from '#testing/apps/account-app'
import { createTestContext, type TestContext } from '#testing/context'
import { type Browser, openBrowser } from '#testing/processes/browser'

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

let serial = 0
const keys = () => {
  serial += 1
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${serial}`,
    p256dh: 'p'.repeat(87),
    auth: 'a'.repeat(22),
  }
}

async function golfer(phone = newPhone()) {
  const browser = openBrowser(app)
  await signIn(ctx, browser, phone)
  ctx.clock.advance(60)
  return { browser, phone }
}
const settings = (browser: Browser) => browser.get('/api/for_wap/message_settings')
const subscriptions = (phone: string) =>
  ctx.q<{ endpoint: string }>`select endpoint from push_subscriptions where phone = ${phone} order by id`

test('a golfer switches push on and off in a browser and chooses it for one topic', async () => {
  const { browser } = await golfer()
  const subscription = keys()
  expect(await settings(browser)).toMatchObject({
    data: { available: ['sms', 'push'], push_key: 'test', push_endpoint: null },
  })
  expect(await browser.post('/api/for_wap/add_push', subscription)).toMatchObject({
    error_code: 0,
    data: { push_endpoint: subscription.endpoint },
  })
  const chosen = await browser.post('/api/for_wap/set_message_channel', { topic: 'offer', channel: 'push' })
  expect(chosen.data).toMatchObject({
    chosen: [
      { topic: 'booking', channel: 'sms' },
      { topic: 'offer', channel: 'push' },
    ],
  })
  expect(await browser.post('/api/for_wap/remove_push')).toMatchObject({ data: { push_endpoint: null } })
})

test('refuses unknown push services, channels that a golfer does not have, and everything without keys', async () => {
  const { browser } = await golfer()
  const { push } = ctx.gateways
  const inside = { ...keys(), endpoint: 'https://10.0.0.7/push' }
  expect(await browser.post('/api/for_wap/add_push', inside)).toMatchObject({ error_code: 1911 })
  ctx.gateways.push = null
  expect(await browser.post('/api/for_wap/add_push', keys())).toMatchObject({ error_code: 1910 })
  expect(await settings(browser)).toMatchObject({ data: { available: ['sms'], push_key: null } })
  ctx.gateways.push = push
  expect(
    await browser.post('/api/for_wap/set_message_channel', { topic: 'offer', channel: 'email' }),
  ).toMatchObject({ error_code: 1912 })
})

test.each([
  ['logging out', (own: Browser) => own.post('/api/for_wap/logout'), 1],
  ['logging out everywhere', (own: Browser) => own.post('/api/for_wap/logout', { everywhere: 1 }), 0],
  [
    'ending the other sessions',
    (_: Browser, other: Browser) => other.post('/api/for_wap/end_other_sessions'),
    1,
  ],
] as const)('%s removes the browsers of the ended sessions', async (_, end, left) => {
  const phone = newPhone()
  const { browser: own } = await golfer(phone)
  const { browser: other } = await golfer(phone)
  await own.post('/api/for_wap/add_push', keys())
  const stays = keys()
  await other.post('/api/for_wap/add_push', stays)
  await end(own, other)
  expect(await subscriptions(phone)).toEqual(left === 1 ? [{ endpoint: stays.endpoint }] : [])
})

test('the data export names the browsers without their keys, and the account takes them along', async () => {
  const { browser, phone } = await golfer()
  const { endpoint, p256dh, auth } = keys()
  await browser.post('/api/for_wap/add_push', { endpoint, p256dh, auth })
  await browser.post('/api/for_wap/set_message_channel', { topic: 'booking', channel: 'push' })
  const { data } = await browser.get('/api/for_wap/my_data')
  expect(data).toMatchObject({
    push_browsers: [{ device: 'Test browser', endpoint }],
    message_channels: [{ topic: 'booking', channel: 'push' }],
  })
  expect(JSON.stringify(data)).not.toContain(p256dh)
  await browser.post('/api/for_wap/get_sms_delete_account')
  const [code] = await ctx.q<{ text: string }>`
    select text from messages where phone = ${phone} and kind = 'otp' order by id desc limit 1`
  await browser.post('/api/for_wap/delete_account', { code: /\d{6}/.exec(code?.text ?? '')?.[0] })
  expect(await subscriptions(phone)).toEqual([])
  expect(await ctx.q`select 1 from message_channels where phone = ${phone}`).toEqual([])
})

test('confirms a message by its name alone, from any browser, and answers alike to an unknown one', async () => {
  const { phone } = await golfer()
  const [message] = await ctx.q<{ receipt: string }>`
    insert into messages (phone, text, kind, topic, created_at)
    values (${phone}, 'TeeViet: B17', 'booking', 'booking', ${ctx.clock.now()}) returning request_id as receipt`
  const confirm = (receipt: string) => openBrowser(app).post('/api/for_wap/confirm_push', { receipt })
  expect(await confirm(crypto.randomUUID())).toMatchObject({ error_code: 0, data: null })
  expect(
    await ctx.q`select 1 from messages where phone = ${phone} and sent_at is not null and topic is not null`,
  ).toEqual([])
  expect(await confirm(message?.receipt ?? '')).toMatchObject({ error_code: 0, data: null })
  expect(
    await ctx.q`select 1 from messages where phone = ${phone} and by_push and sent_at is not null`,
  ).toHaveLength(1)
})
