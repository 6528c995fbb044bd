import { staffSessionPrefix } from '#identity/staff/sessions'
import type { App } from '#platform/http/app'
import { staffCookie } from '#platform/http/credentials'

export type Answer = {
  status: number
  headers: Record<string, unknown>
  error_code: number
  error_msg: string
  data: unknown
  fields?: Record<string, string>
}

let serial = 0

/** A browser of its own: its address, its cookies, its token. `forgetful` stores no cookie. */
export function openBrowser(app: App, options: { address?: string; forgetful?: boolean } = {}) {
  serial += 1
  const address = options.address ?? `10.${serial >> 16}.${(serial >> 8) & 255}.${serial & 255}`
  const cookies = new Map<string, string>()
  let token: string | null = null

  async function ask(method: 'GET' | 'POST', url: string, values: Record<string, unknown>) {
    const isGet = method === 'GET'
    const query = new URLSearchParams()
    if (isGet) for (const [name, value] of Object.entries(values)) query.set(name, String(value))
    const response = await app.inject({
      method,
      url: isGet ? `${url}?${query}` : url,
      remoteAddress: address,
      cookies: Object.fromEntries(cookies),
      headers: {
        'user-agent': 'Test browser',
        'sec-fetch-site': 'same-origin',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(isGet ? {} : { payload: values }),
    })
    if (!options.forgetful) {
      for (const { name, value } of response.cookies) {
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
    }
    return response
  }

  /** The envelope of an answer; a file is its data. */
  async function envelope(
    method: 'GET' | 'POST',
    url: string,
    values: Record<string, unknown>,
  ): Promise<Answer> {
    const response = await ask(method, url, values)
    const { statusCode: status, headers, body } = response
    const isFile = !String(headers['content-type']).startsWith('application/json')
    return { ...(isFile ? { error_code: 0, error_msg: '', data: body } : response.json()), status, headers }
  }

  return {
    address,
    /** All its cookies, as an attacker with access to the device could copy them. */
    cookies: (): ReadonlyMap<string, string> => cookies,
    takeCookiesOf: (other: { cookies(): ReadonlyMap<string, string> }) => {
      for (const [name, value] of other.cookies()) cookies.set(name, value)
    },
    raw: (url: string, query: Record<string, unknown> = {}) => ask('GET', url, query),
    get: (url: string, query: Record<string, unknown> = {}) => envelope('GET', url, query),
    post: (url: string, body: Record<string, unknown> = {}) => envelope('POST', url, body),
    /** Signs in with a token: the one of a console session is a cookie, every other goes into the header. */
    useToken: (given: string | null) => {
      cookies.delete(staffCookie)
      const isOfStaff = given?.startsWith(staffSessionPrefix) === true
      if (isOfStaff && given !== null) cookies.set(staffCookie, given)
      token = isOfStaff ? null : given
    },
  }
}

export type Browser = ReturnType<typeof openBrowser>
