import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestContext, type TestContext } from '#testing/context'
import type { App } from './app.ts'
import { createApp } from './create-app.ts'

let ctx: TestContext
let app: App
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

it('lets our own pages ask for position, camera and passkeys, and no frame for anything', async () => {
  const policy = String((await app.inject('/healthz')).headers['permissions-policy'])
  for (const name of ['geolocation', 'camera', 'publickey-credentials-get'])
    expect(policy).toContain(`${name}=(self)`)
  for (const name of ['microphone', 'usb', 'display-capture']) expect(policy).toContain(`${name}=()`)
})

it('forbids browsers to guess the type of an answer, and sends no referrer to other sites without TLS', async () => {
  const { headers } = await app.inject('/healthz')
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
})
