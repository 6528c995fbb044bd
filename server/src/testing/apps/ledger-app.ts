import { type CallName, calls } from '@teeviet/contract/calls'
import { registerModules } from '#app/modules'
import type { Staff } from '#platform/context/actor'
import { createApp } from '#platform/http/create-app'
import type { TestContext } from '../context.ts'
import { addStaff } from '../golf.ts'
import { openBrowser } from '../processes/browser.ts'

export type LedgerApp = Awaited<ReturnType<typeof createLedgerApp>>

/** The whole application as an administrator, or another member of staff, sees its books. */
export async function createLedgerApp(ctx: TestContext) {
  const admin = await addStaff(ctx.q)
  const sales = await addStaff(ctx.q, ['staff', 'sales'])
  const find = async (token: string) => [admin, sales].find(({ id }) => token === String(id)) ?? null
  ctx.authenticate = { ...ctx.authenticate, staff: find }
  const app = await createApp(ctx)
  await registerModules(app, ctx)

  const ask = async (name: CallName, input: Record<string, unknown>, staff: Staff = admin) => {
    const { method, path } = calls[name]
    const browser = openBrowser(app)
    browser.useToken(String(staff.id))
    return method === 'GET' ? browser.get(path, input) : browser.post(path, input)
  }
  const trace = async (q: string) => Object((await ask('GET /api/staff/ledger/trace', { q })).data)
  return { admin, sales, ask, trace, close: () => app.close() }
}
