import { staffSessionPrefix } from '#identity/staff/sessions'
import { staffCookie } from '#platform/http/credentials'

/** How a browser sends a token: a console session as its cookie, from a page of ours, every other in the header. */
export function sessionHeaders(token: string): Record<string, string> {
  if (!token.startsWith(staffSessionPrefix)) return { authorization: `Bearer ${token}` }
  return { cookie: `${staffCookie}=${token}`, 'sec-fetch-site': 'same-origin' }
}

/** Signs a staff member in at a running server and returns the token of the cookie. */
export async function signInStaff(
  url: string,
  account: { email: string; password: string },
): Promise<string> {
  const answer = await fetch(`${url}/api/staff/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  return staffTokenIn(answer.headers.getSetCookie())
}

/** The token that an answer gives a browser as its console session. */
export function staffTokenIn(cookies: readonly string[]): string {
  const [, token = ''] = new RegExp(`^${staffCookie}=([^;]+)`).exec(cookies.join('\n')) ?? []
  if (token === '') throw new Error('nobody was signed in')
  return token
}
