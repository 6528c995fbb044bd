import type { Call } from '@teeviet/contract/call'
import type { z } from 'zod'
import { registerModules } from '#app/modules'
import type { Member } from '#platform/context/actor'
import { notify, openEvents } from '#platform/database/listen'
import { createApp } from '#platform/http/create-app'
import type { TestContext } from '../context.ts'
import { silentLog } from '../log.ts'
import { openBrowser } from '../processes/browser.ts'

/** The whole application for read tests: real notifications between nodes, members signed in by a word. */
export async function createReadApp(ctx: TestContext) {
  ctx.events = await openEvents(ctx.database.connection, silentLog)
  const members = new Map<string, Member>()
  ctx.authenticate = { ...ctx.authenticate, member: async (token) => members.get(token) ?? null }
  const app = await createApp(ctx)
  await registerModules(app, ctx)
  await app.ready()
  const browser = openBrowser(app)

  // Notifications arrive in the order of commits: once this one arrives, all earlier ones were received.
  function allNewsHeard(): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = ctx.events.subscribe('heard', () => {
        end()
        resolve()
      })
      notify(ctx.q, 'heard', {}).catch(reject)
    })
  }

  async function send<C extends Call>(call: C, request: z.input<C['request']>) {
    const given = Object.entries({ ...Object(request) }).filter(([, value]) => value !== undefined)
    const values: Record<string, unknown> = Object.fromEntries(given)
    await allNewsHeard()
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => String(values[name]))
    return call.method === 'GET' ? browser.get(path, values) : browser.post(path, values)
  }

  return {
    app,
    browser,
    /** Waits until the caches of this node know of every change committed so far; `ask` and `refused` do it first. */
    allNewsHeard,
    /** The answer of a call, parsed by the contract. */
    ask: async <C extends Call>(
      call: C,
      request: z.input<C['request']>,
    ): Promise<z.output<C['response']>> => {
      const answer = await send(call, request)
      if (answer.error_code !== 0) throw new Error(`${call.path}: ${answer.error_code} ${answer.error_msg}`)
      const response: C['response'] = call.response
      return response.parse(answer.data)
    },
    /** The refusal a call answers with. */
    refused: async <C extends Call>(call: C, request: z.input<C['request']>) => {
      const { error_code, error_msg } = await send(call, request)
      return { error_code, error_msg }
    },
    signInAs: (member: Member | null) => {
      if (member) members.set(`token-${member.id}`, member)
      browser.useToken(member && `token-${member.id}`)
    },
    close: async () => {
      await app.close()
      await ctx.events.close()
    },
  }
}

export type ReadApp = Awaited<ReturnType<typeof createReadApp>>
