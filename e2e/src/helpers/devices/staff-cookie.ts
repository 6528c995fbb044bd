import { request as api, type BrowserContext, expect, test } from '@playwright/test'

const cookie = 'staff_session'
const prefix = 'tvstaff_'

const baseURL = () => String(test.info().project.use.baseURL)

/** Signs in by call, apart from every other session of the test, and returns the value of the session's cookie. */
export async function signInByCall(
  account: { email: string; password: string },
  at = baseURL(),
): Promise<string> {
  const device = await api.newContext({ baseURL: at })
  const answer = await device.post('/api/staff/session', { data: account })
  expect(answer.status(), 'staff sign in').toBe(200)
  const { cookies } = await device.storageState()
  await device.dispose()
  const value = cookies.find(({ name }) => name === cookie)?.value ?? ''
  expect(value, 'the session in a cookie').toContain(prefix)
  return value
}

/** How a browser sends a token: a session of staff as its cookie, from a page of ours, every other in the header. */
export function sessionHeaders(token: string): Record<string, string> {
  if (!token.startsWith(prefix)) return { authorization: `Bearer ${token}` }
  return { cookie: `${cookie}=${token}`, 'sec-fetch-site': 'same-origin' }
}

/** Signs a browser in to the console with a session that exists. */
export async function putStaffCookie(context: BrowserContext, value: string, at = baseURL()): Promise<void> {
  const { hostname } = new URL(at)
  await context.addCookies([
    { name: cookie, value, domain: hostname, path: '/api', httpOnly: true, sameSite: 'Strict' },
  ])
}
