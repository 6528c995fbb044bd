import type { Call } from '@teeviet/contract/call'
import { calls } from '@teeviet/contract/calls'
import { callerOf } from '@teeviet/contract/may'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffSessionPrefix } from '#identity/staff/sessions'
import type { App } from '#platform/http/app'
import { createApp } from '#platform/http/create-app'
import { createTestContext, type TestContext } from '#testing/context'
import { sessionHeaders } from '#testing/staff/session-headers'
import { registerModules } from './modules.ts'

let ctx: TestContext
let app: App
beforeAll(async () => {
  ctx = await createTestContext({ REQUESTS_PER_ADDRESS_PER_MINUTE: '1000000' })
  app = await createApp(ctx)
  await registerModules(app, ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

const largeBody = JSON.stringify({ text: 'x'.repeat(1024 * 1024) })
/** What no call accepts: broken JSON, another kind of body, one that is too large, an array, wrong fields. */
const badBodies: readonly (readonly [type: string, body: string])[] = [
  ['application/json', '{"reason":'],
  ['application/json', '{"__proto__":{"roles":["admin"]}}'],
  ['application/json', '[1]'],
  ['application/json', '{"id":{},"reason":7}'],
  ['application/json', largeBody],
  ['application/xml', '<a/>'],
]
const staffCalls = Object.entries<Call>(calls).filter(([, { may }]) => callerOf(may) === 'staff')

test('the contract has calls of staff', () => expect(staffCalls.length).toBeGreaterThan(100))

test.each(staffCalls)(
  '%s asks a caller without a session to log in, whatever is sent',
  async (_name, call) => {
    const url = `${call.path.replaceAll(/:\w+/g, 'not-a-number')}?page=-1&from=never`
    for (const [type, payload] of call.method === 'GET' ? [['', '']] : badBodies) {
      for (const session of [
        {},
        { authorization: 'Bearer unknown' },
        sessionHeaders(`${staffSessionPrefix}unknown`),
      ]) {
        const answer = await app.inject({
          method: call.method,
          url,
          headers: { ...(type && { 'content-type': type }), ...session },
          ...(payload && { payload }),
        })
        expect([payload?.slice(0, 20), answer.statusCode, answer.json()]).toEqual([
          payload?.slice(0, 20),
          401,
          expect.objectContaining({ error_code: 401, data: null }),
        ])
      }
    }
  },
)
