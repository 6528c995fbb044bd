import type { Envelope } from '@teeviet/contract/call'
import { noteServerTimeIn } from '@teeviet/contract/live/server-clock'
import { showProgress } from '#dialogs/progress.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { textsIn } from '#i18n/load.ts'
import { decodeToken } from '#session/decode-token.ts'
import { buildRequest, type Caller, type Outgoing } from './build-request.ts'
import type { AnswerOf, CallName, DataOf, RequestOf } from './call-types.ts'
import { currentCaller } from './caller.ts'
import { signedInAgain } from './ended-session.ts'
import { FailedCall, Refused } from './failed-call.ts'
import { onceKeyFor } from './once.ts'
import { reloadOnce } from './reload-once.ts'
import { type Raw, send } from './send.ts'

export type CallOptions = {
  signal?: AbortSignal
  /** For calls that create something: sends an Idempotency-Key that survives a cut line and a reload. */
  once?: boolean
  /** A call that the page makes by itself: a golfer who chose to stay logged out is not asked again because of it. */
  quiet?: boolean
  /** Shows no toast when the call fails: prices, which have messages of their own, and calls the golfer knows nothing of. */
  silent?: boolean
  /** The staff console's own token instead of the golfer's. */
  token?: string
}

const endedSession = 498
const inBrowser = typeof document !== 'undefined'

/**
 * Makes a call of the contract and returns the body of its answer: check `error_code` before `data`. A failed call (no
 * answer, an HTTP error) has been reported to the golfer when this throws. When the login session has ended, the call
 * waits while they log in again, and is then made again.
 * @throws FailedCall
 */
export async function answerOf<Name extends CallName>(
  verb: Name,
  request: RequestOf<Name>,
  options: CallOptions = {},
): Promise<AnswerOf<Name>> {
  const caller = callerFor(options)
  const outgoing = prepare(verb, request, caller)
  const golfer = { vga: caller.vga, now: Date.now() }
  const once = options.once && inBrowser ? onceKeyFor(verb, outgoing.body ?? '', golfer) : null
  if (once) outgoing.headers['idempotency-key'] = once.key
  const raw = await sendOrReport(outgoing, options)
  const answer = readAnswer(raw.body)
  if (inBrowser) noteServerTimeIn(answer?.data, raw.askedAt, raw.answeredAt)
  const isEnded = raw.status === endedSession || answer?.error_code === endedSession
  // A server error may occur before or after the commit, after a 409 the duplicate may still be in progress, and an
  // early rejection (no login, too many requests) says nothing about an earlier attempt: the key stays for the next
  // one.
  const isRejectedEarly = isEnded || raw.status === 401 || raw.status === 429
  const isOpen = raw.status >= 500 || raw.status === 409 || (isRejectedEarly && once?.isRepeat)
  if (answer && !isOpen) once?.settle()
  if (inBrowser && options.token === undefined && (isEnded || raw.status === 401)) {
    const isBack = await signedInAgain(caller, options)
    if (isBack && !options.signal?.aborted) return answerOf(verb, request, options)
  }
  if (isEnded) throw new FailedCall(endedSession, endedSession, answer?.error_msg ?? '')
  if (raw.status < 200 || raw.status > 299 || !answer) throw reportFailure(raw, answer, options)
  // The contract declares the type of `data`; the server checks each answer against it.
  return answer as AnswerOf<Name>
}

/**
 * Makes a call and gives its `data`.
 * @throws FailedCall, and Refused when the answer's `error_code` is not 0
 */
export async function call<Name extends CallName>(
  verb: Name,
  request: RequestOf<Name>,
  options: CallOptions = {},
): Promise<DataOf<Name>> {
  const answer = await answerOf(verb, request, options)
  if (answer.error_code !== 0) throw new Refused(answer.error_code, answer.error_msg)
  return answer.data as DataOf<Name>
}

/** The golfer who signed in last, or the one of the call's own token: the console's tokens name no golfer. */
function callerFor({ token }: CallOptions): Caller {
  const caller = currentCaller()
  if (token === undefined) return caller
  const owner = decodeToken(token)
  return {
    token,
    vga: Number(owner?.vga) || 0,
    bankId: Number(owner?.bank_id) || 0,
    lang: caller.lang,
  }
}

function prepare(verb: string, request: object, caller: Caller): Outgoing {
  try {
    return buildRequest(verb, request, caller)
  } catch (error) {
    if (inBrowser && !reloadOnce()) showToast('error', words('error.connection'))
    throw error
  }
}

async function sendOrReport(outgoing: Outgoing, options: CallOptions): Promise<Raw> {
  const done = options.quiet ? undefined : showProgress()
  try {
    return await send(outgoing, options.signal)
  } catch (error) {
    if (options.signal?.aborted) throw error
    const text = inBrowser ? words('error.connection') : String(error)
    if (inBrowser && !options.silent) showToast('error', text)
    throw new FailedCall(0, 0, text)
  } finally {
    done?.()
  }
}

function reportFailure(raw: Raw, answer: Envelope<unknown> | null, options: CallOptions): FailedCall {
  const text = answer?.error_msg || (inBrowser ? words('error.title') : `HTTP ${raw.status}`)
  const isAskedToLogIn = raw.status === 401 && options.token === undefined
  if (inBrowser && !isAskedToLogIn && !options.silent) showToast('error', text)
  return new FailedCall(raw.status, answer?.error_code ?? raw.status, text)
}

/** Reads the envelope; a few calls say `error` and `msg`. Null when the body is not one. */
function readAnswer(body: string): Envelope<unknown> | null {
  try {
    const read: unknown = JSON.parse(body)
    if (typeof read !== 'object' || read === null) return null
    const fields: Record<string, unknown> = { ...read }
    const code = Number(fields.error_code ?? fields.error)
    if (Number.isNaN(code)) return null
    return {
      ...fields,
      error_code: code,
      error_msg: String(fields.error_msg ?? fields.msg ?? ''),
      data: fields.data,
    }
  } catch {
    return null
  }
}

function words(key: 'error.connection' | 'error.title'): string {
  return textsIn(currentCaller().lang).of('ui')(key)
}
