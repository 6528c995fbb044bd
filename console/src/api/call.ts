import type { Calls } from '@teeviet/contract/calls'
import { noteServerDate, noteServerTimeIn } from '@teeviet/contract/live/server-clock'
import { htmlLanguage } from '@teeviet/contract/rules/languages'
import { requestTimeoutMs } from '@teeviet/contract/rules/limits'
import { currentLanguage, textsOf } from '../i18n/texts.ts'

/** A call of the contract by method and path: `'GET /api/staff/queue'`. */
export type CallName = keyof Calls

/** The body of a call; the fields common to all requests are added here. */
export type RequestOf<Name extends CallName> = Omit<
  Calls[Name]['request']['_zod']['input'],
  'uid' | 'bank_id' | 'is_wap' | 'lang'
>

/** `data` of a successful answer. */
export type DataOf<Name extends CallName> = Calls[Name]['response']['_zod']['output']

/**
 * A call that gave no usable answer. `status` is the HTTP status, 0 when there was no answer at all (offline, timeout),
 * 498 when the session ended. The message can be shown as it is.
 */
export class FailedCall extends Error {
  readonly status: number
  constructor(status: number, text: string) {
    super(text)
    this.name = 'FailedCall'
    this.status = status
  }
}

/** An answered call that was refused: `error_code` is not 0, the message is the server's text. */
export class Refused extends Error {
  readonly code: number
  constructor(code: number, text: string) {
    super(text)
    this.name = 'Refused'
    this.code = code
  }
}

const endedSession = 498

type Asker = { readonly staffId: number | null }

/** Names the account that a page shows: the server refuses the session of another one that signed in meanwhile. */
export function staffHeaders(staffId: number | null): Record<string, string> {
  return staffId === null ? {} : { 'x-staff-id': String(staffId) }
}

/**
 * Makes a call of the contract and gives the `data` of its answer.
 *
 * @param staffId the account that the page shows, whose session the browser's cookie has to be; null before a sign-in
 * @param key names a creating request: a repeat with the same key is answered again, not done twice
 * @throws FailedCall, Refused
 */
export async function callApi<Name extends CallName>(
  name: Name,
  request: RequestOf<Name>,
  { staffId, signal, key }: Asker & { signal?: AbortSignal | undefined; key?: string | undefined },
): Promise<DataOf<Name>> {
  const askedAt = Date.now()
  const answer = await send(name, request, { staffId, signal, key })
  const answeredAt = Date.now()
  const body = readBody(await answer.text())
  noteServerDate(answer.headers.get('date'), askedAt, answeredAt)
  noteServerTimeIn(body?.data, askedAt, answeredAt)
  const failure = failureOf(answer, body)
  if (failure) throw failure
  // The contract declares the type of `data`; the server checks each answer against it.
  return body?.data as DataOf<Name>
}

/**
 * Makes a call that answers with a file.
 * @throws FailedCall, Refused
 */
export async function callFile(name: CallName, request: object, { staffId }: Asker): Promise<Blob> {
  const answer = await send(name, request, { staffId, signal: undefined, key: undefined })
  if (answer.ok && !answer.headers.get('content-type')?.startsWith('application/json')) return answer.blob()
  throw failureOf(answer, readBody(await answer.text())) ?? new FailedCall(answer.status, '')
}

/** Why an answer has no data; null when it has. */
function failureOf(answer: Response, body: Record<string, unknown> | null): FailedCall | Refused | null {
  const text = String(body?.error_msg ?? body?.msg ?? '')
  const code = Number(body?.error_code ?? body?.error)
  if (code === endedSession) return new FailedCall(endedSession, text)
  if (!answer.ok || body === null || Number.isNaN(code))
    return new FailedCall(answer.status, text || textsOf('ui')('error.title'))
  return code === 0 ? null : new Refused(code, text)
}

async function send(
  name: string,
  request: object,
  { staffId, signal, key }: Asker & { signal: AbortSignal | undefined; key: string | undefined },
): Promise<Response> {
  const { method, address, body } = outgoing(name, request)
  const timeout = AbortSignal.timeout(requestTimeoutMs)
  try {
    return await fetch(address, {
      method,
      headers: {
        accept: 'application/json',
        'accept-language': htmlLanguage(currentLanguage()),
        ...staffHeaders(staffId),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new FailedCall(0, textsOf('ui')('error.connection'))
  }
}

/** Fields go into the query of a GET and the JSON body of a POST; `:id` of the path is taken out of the fields. */
function outgoing(name: string, request: object): { method: string; address: string; body?: string } {
  const [method = 'GET', pattern = ''] = name.split(' ', 2)
  const fields: Record<string, unknown> = { ...request, is_wap: 1, lang: currentLanguage() }
  const path = pattern.replaceAll(/:(\w+)/g, (_, field: string) => {
    const value = fields[field]
    delete fields[field]
    return encodeURIComponent(String(value))
  })
  if (method !== 'GET') return { method, address: path, body: JSON.stringify(fields) }
  const query = new URLSearchParams()
  for (const [field, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) query.set(field, String(value))
  }
  return { method, address: `${path}?${query}` }
}

function readBody(text: string): Record<string, unknown> | null {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? { ...body } : null
  } catch {
    return null
  }
}
