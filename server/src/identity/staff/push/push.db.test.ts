import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '#platform/http/app'
import { captchaText, createAccountApp } from '#testing/apps/account-app'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import { openBrowser } from '#testing/processes/browser'
import { endSessionsOfStaff, openStaffSession } from '../sessions.ts'

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

/** A staff member signed in in two browsers, both with push. */
async function twoBrowsers() {
  const { id } = await addStaff(ctx.q, ['admin'])
  const browsers = []
  for (let n = 0; n < 2; n += 1) {
    const browser = openBrowser(app)
    browser.useToken((await openStaffSession(ctx, id)).token)
    serial += 1
    const endpoint = `https://fcm.googleapis.com/fcm/send/staff-${serial}`
    const added = await browser.post('/api/staff/push', { endpoint, p256dh: 'p', auth: 'a' })
    expect(added.data).toEqual({ push_key: 'test', push_endpoint: endpoint })
    browsers.push({ ...browser, endpoint })
  }
  const [own, other] = browsers
  if (!own || !other) throw new Error('two browsers')
  return { id, own, other }
}

const endpointsOf = async (id: number) =>
  (
    await ctx.q<{
      endpoint: string
    }>`select endpoint from push_subscriptions where staff_id = ${id} order by id`
  ).map(({ endpoint }) => endpoint)

test('a staff member switches push off in one browser alone', async () => {
  const { id, own, other } = await twoBrowsers()
  expect(await own.post('/api/staff/push/remove')).toMatchObject({ data: { push_endpoint: null } })
  expect(await own.get('/api/staff/push')).toMatchObject({ data: { push_key: 'test', push_endpoint: null } })
  expect(await endpointsOf(id)).toEqual([other.endpoint])
})

test('signing out, ending a session and ending the others end push in those browsers', async () => {
  const first = await twoBrowsers()
  await first.own.post('/api/staff/session/end')
  expect(await endpointsOf(first.id)).toEqual([first.other.endpoint])
  const second = await twoBrowsers()
  await second.own.post('/api/staff/sessions/end-others')
  expect(await endpointsOf(second.id)).toEqual([second.own.endpoint])
  const third = await twoBrowsers()
  const { data } = await third.own.get('/api/staff/sessions')
  const other = Array.isArray(data) ? data.find(({ is_current }) => is_current === 0) : undefined
  await third.own.post(`/api/staff/sessions/${other?.id}/end`, { id: other?.id })
  expect(await endpointsOf(third.id)).toEqual([third.own.endpoint])
})

test('taking the access away ends push in every browser', async () => {
  const { id } = await twoBrowsers()
  await endSessionsOfStaff(ctx, ctx.q, id)
  expect(await endpointsOf(id)).toEqual([])
})

test('refuses unknown push services', async () => {
  const { own } = await twoBrowsers()
  const inside = { endpoint: 'https://10.0.0.7/x', p256dh: 'p', auth: 'a' }
  expect(await own.post('/api/staff/push', inside)).toMatchObject({ error_code: 1911 })
})
