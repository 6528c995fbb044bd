import { htmlLanguage, type Language } from '@teeviet/contract/rules/languages'

/** The caller: decides the fields common to all requests. */
export type Caller = { token: string; vga: number; bankId: number; lang: Language }

export type Outgoing = {
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

/** The wallet service wants to know the kind of client; a name, not a secret. */
const walletClient = 'teeviet-web'

/**
 * Turns a call into a request: fields into the query of a GET and the JSON body of a POST, `:id` of the path out
 * of the fields, bearer token, `uid` when signed in, `bank_id` for bank users and `is_wap=1` for everybody else,
 * and the language.
 */
export function buildRequest(call: string, fields: object, caller: Caller): Outgoing {
  const [method = 'GET', pattern = ''] = call.split(' ', 2)
  const rest: Record<string, unknown> = { ...fields }
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const all = {
    ...rest,
    ...(caller.vga ? { uid: caller.vga } : {}),
    ...(caller.bankId ? { bank_id: caller.bankId } : { is_wap: 1 }),
    lang: caller.lang,
  }
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': htmlLanguage(caller.lang),
  }
  if (caller.token) headers.authorization = `Bearer ${caller.token}`
  if (path.startsWith('/api/wallet/')) headers['x-wallet-client'] = walletClient
  if (method === 'GET') return { method, path: `${path}${queryOf(all)}`, headers, body: undefined }
  headers['content-type'] = 'application/json'
  return { method, path, headers, body: JSON.stringify(all) }
}

function queryOf(fields: object): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue
    query.set(name, String(value))
  }
  return `?${query}`
}
