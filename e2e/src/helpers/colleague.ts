import type { APIRequestContext } from '@playwright/test'
import { asStaff } from './staff.ts'

const password = 'long enough for a console'

/** A colleague of the demo's admin with an account of their own: it may change without harm to other tests. */
export async function newColleague(request: APIRequestContext): Promise<{ email: string; password: string }> {
  const email = `desk-${Date.now()}-${Math.trunc(Math.random() * 1e6)}@teeviet.test`
  const account = { email, name: 'Desk', roles: ['staff'] }
  const invited = await request.post('/api/staff/users', { data: account, ...(await asStaff(request)) })
  const { link } = (await invited.json()).data
  await request.post('/api/staff/password', { data: { token: link.split('#')[1], password } })
  return { email, password }
}
