import { afterEach, describe, expect, test } from 'vitest'
import { buildSandbox } from '../app.ts'
import { testOptions } from '../testing/product.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const message = {
  phone: '84912345678',
  template_id: '301',
  template_data: { code: 'B17', course: 'Sân <b>', when: '06:30 24/11', players: '4', key: 'k1' },
  tracking_id: 'r1',
}

async function open() {
  const app = await buildSandbox({ ...testOptions(), now: () => new Date('2026-11-20T02:00:00Z') })
  closers.push(() => app.close())
  const exchange = async (refresh_token: string, headers = { secret_key: 'demo-zalo-secret' }) => {
    const payload = new URLSearchParams({ refresh_token, app_id: 'demo-app', grant_type: 'refresh_token' })
    const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers }
    const url = '/zalo/v4/oa/access_token'
    return (await app.inject({ method: 'POST', url, payload: payload.toString(), headers: form })).json()
  }
  const { access_token, refresh_token } = await exchange('demo-refresh')
  const send = async (fields: object, headers = { access_token }) =>
    (
      await app.inject({
        method: 'POST',
        url: '/zalo/message/template',
        payload: { ...message, ...fields },
        headers,
      })
    ).json()
  return { app, exchange, send, refresh_token }
}

describe('Zalo', () => {
  test('takes each refresh token that it issued once, with the secret key of the application', async () => {
    const { exchange, refresh_token } = await open()
    expect(await exchange(refresh_token, { secret_key: 'guess' })).toMatchObject({ error: -14004 })
    expect(await exchange(refresh_token)).toMatchObject({
      access_token: expect.any(String),
      expires_in: '90000',
    })
    expect(await exchange(refresh_token)).toMatchObject({ error: -14014 })
    expect(await exchange('guess')).toMatchObject({ error: -14014 })
  })

  test('delivers one tracking id once, to the inbox of the phone', async () => {
    const { app, send } = await open()
    const first = await send({})
    expect(first).toMatchObject({ error: 0, data: { msg_id: expect.any(String) } })
    expect(await send({})).toEqual(first)
    await send({ tracking_id: 'r2', phone: '84987654321' })
    expect((await app.inject('/zalo?phone=0912345678')).json()).toEqual([
      {
        id: expect.any(Number),
        to: '0912345678',
        template: 'clubAsked',
        data: message.template_data,
        sent_at: '2026-11-20T02:00:00.000Z',
      },
    ])
  })

  test.each([
    [-108, 'a national number', { phone: '0912345678' }],
    [-108, 'a landline', { phone: '842438268888' }],
    [-109, 'another template', { template_id: '9' }],
    [-112, 'a missing parameter', { template_data: { code: 'B17' } }],
    [-118, 'a phone without an account', { phone: '84912345699' }],
    [-132, 'a missing tracking id', { tracking_id: undefined }],
  ])('answers %i to %s and delivers nothing', async (error, _, fields) => {
    const { app, send } = await open()
    expect(await send(fields)).toMatchObject({ error })
    expect((await app.inject('/zalo')).json()).toEqual([])
  })

  test('takes nothing with a token that it did not issue', async () => {
    const { send } = await open()
    expect(await send({}, { access_token: 'guess' })).toMatchObject({ error: -124 })
  })

  test('shows its messages to people, with the link and never as markup', async () => {
    const { app, send } = await open()
    await send({})
    const { body } = await app.inject({ url: '/zalo', headers: { accept: 'text/html' } })
    expect(body).toContain('Sân &lt;b&gt;')
    expect(body).toContain('/c/k1')
  })
})
