import type { z } from 'zod'
import type { May } from './may.ts'

/**
 * One call of the wire. `request` is the query of a GET and the JSON body of a POST (path parameters
 * included); `response` is the schema of the envelope's `data`.
 */
export type Call<Request extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Below `/api/`; path parameters as `:id`. */
  readonly path: `/${string}`
  /** The permitted callers; the server refuses all others before the handler runs. */
  readonly may: May
  /** The action of the call, in the imperative: the operation's title in the API document. */
  readonly summary: string
  /** The effect, the result, and the important refusals: its text in the API document (CommonMark). */
  readonly description: string
  readonly request: Request
  readonly response: Response
  /** The call creates something and honours `Idempotency-Key`. */
  readonly idempotent?: boolean
  /** The answer also carries `error` and `msg` beside `error_code` and `error_msg`. */
  readonly legacyEnvelope?: boolean
  /** The `error_code` of a success, where it is not 0. */
  readonly successCode?: number
  /** The call may answer error_code 2 and `url`, beside `data`: where the browser goes instead. */
  readonly elsewhere?: boolean
  /** The media type of an answer that is not the JSON envelope (a picture, a stream, a provider's own reply). */
  readonly raw?: `${string}/${string}`
  /** The longest body the call takes, in bytes, where it may be more than the usual megabyte. */
  readonly largestBody?: number
}

/** Preserves the exact types of a call's schemas and permissions; the contract's only constructor. */
export function defineCall<const C extends Call>(call: C): C {
  return call
}

/** The envelope of every answer: `error_code` 0 is success, any other value is a refusal in the error catalogue. */
export type Envelope<Data> = {
  error_code: number
  error_msg: string
  data: Data | null
  /** Of calls that send the browser elsewhere, with error_code 2. */
  url?: string
}

/** The envelope of the wallet service and of the home advertisement: both pairs of names, with the same values. */
export type LegacyEnvelope<Data> = Envelope<Data> & { error: number; msg: string }
