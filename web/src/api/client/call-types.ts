import type { Envelope } from '@teeviet/contract/call'
import type { Calls } from '@teeviet/contract/calls'

/** A call of the contract by method and path: `'GET /api/services/site_settings'`. */
export type CallName = keyof Calls

/** The body of a call; the fields common to all requests are added by the client. */
export type RequestOf<Name extends CallName> = Omit<
  Calls[Name]['request']['_zod']['input'],
  'uid' | 'bank_id' | 'is_wap' | 'lang'
>

/** `data` of a successful answer. */
export type DataOf<Name extends CallName> = Calls[Name]['response']['_zod']['output']

/** The body of an answer. */
export type AnswerOf<Name extends CallName> = Envelope<DataOf<Name>>
