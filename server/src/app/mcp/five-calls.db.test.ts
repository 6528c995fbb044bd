import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAuthenticate } from '#identity/sign-in/authenticate'
import type { App } from '#platform/http/app'
import { createApp } from '#platform/http/create-app'
import { issueKeys, ssoTokenOf } from '#testing/apps/partner-app'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addTeeTime } from '#testing/golf'
import { registerModules } from '../modules.ts'

let ctx: TestContext
let app: App
beforeAll(async () => {
  ctx = await createTestContext()
  ctx.authenticate = createAuthenticate({ q: ctx.q, clock: ctx.clock, secret: ctx.config.secrets.token })
  app = await createApp(ctx)
  await registerModules(app, ctx)
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

it('a partner’s program books for its customer in the five calls of the guide', async () => {
  const courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at: '2026-11-24T06:30:00+07:00' })
  const keys = await issueKeys(ctx, 'nab')
  const sealed = await ssoTokenOf(ctx, 'nab', keys, { cif: '1001', phone: '0912345678', fullname: 'Lê Demo' })

  const signedIn = await post('/api/for_wap/login_checkpoint', { data: sealed })
  const token = signedIn.token

  const query = { date_played: '24-11-2026', number_player: '2', facility_id: String(courseId) }
  const found = (await app.inject({ url: '/api/services/find_tee_times', query })).json().data
  const [{ start_at }] = found[0].tee_times

  const booking = {
    facility_id: courseId,
    date_played: start_at,
    list_users: ['Lê Demo', 'Trần Demo'].map((name) => ({ user_id: -1, name_out_system: name })),
  }
  const quote = await post('/api/services/create_delivery_for_wap', booking, { token })

  const request = { ...booking, terms_agreed: 1, expected_amount: quote.payment_amount }
  const once = { token, key: 'order-2026-0001' }
  const sent = await post('/api/services/create_booking_for_wap', request, once)
  // a repeat of the call, because its answer was lost, makes no second booking
  expect(await post('/api/services/create_booking_for_wap', request, once)).toEqual(sent)

  const bill = await app.inject({
    url: '/api/services/get_bill_detail_for_wap',
    query: { bill_id: String(sent.id_general_bill) },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(bill.json().data).toMatchObject({ payment_amount: quote.payment_amount })
})

async function post(url: string, payload: object, { token, key }: { token?: string; key?: string } = {}) {
  const headers: Record<string, string> = {}
  if (token) headers.authorization = `Bearer ${token}`
  if (key) headers['idempotency-key'] = key
  const answer = (await app.inject({ method: 'POST', url, payload, headers })).json()
  expect(answer).toMatchObject({ error_code: 0 })
  return answer.data
}
