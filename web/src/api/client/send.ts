import { createIsomorphicFn } from '@tanstack/react-start'
import { noteServerDate } from '@teeviet/contract/live/server-clock'
import { requestTimeoutMs } from '@teeviet/contract/rules/limits'
import { requestContext } from '#request-context.ts'
import { addressOf } from './bases.ts'
import type { Outgoing } from './build-request.ts'

/**
 * An unparsed answer, with the times of its request and first byte (epoch ms by this device): reading a long body takes
 * a busy device time that is not the network's.
 */
export type Raw = { status: number; body: string; askedAt: number; answeredAt: number }

declare global {
  interface Window {
    /** Gives the answer to a call that the page's first script has made, once; see `earlyCallScript`. */
    earlyAnswer?: (path: string) => Promise<Raw | undefined> | undefined
  }
}

/** Sends a request: within the server's own process while a page is rendered there, over the network afterwards. */
export const send = createIsomorphicFn()
  .server(async (request: Outgoing, _signal?: AbortSignal): Promise<Raw> => {
    const { method, path: url, headers, body: payload } = request
    const askedAt = Date.now()
    const answer = await requestContext().inject({
      method,
      url,
      headers,
      ...(payload === undefined ? {} : { payload }),
    })
    return { status: answer.statusCode, body: answer.body, askedAt, answeredAt: Date.now() }
  })
  .client(async (request: Outgoing, signal?: AbortSignal): Promise<Raw> => {
    const early = await window.earlyAnswer?.(request.path)
    if (early) return early
    const timeout = AbortSignal.timeout(requestTimeoutMs)
    const askedAt = Date.now()
    const answer = await fetch(addressOf(request.path), {
      method: request.method,
      headers: request.headers,
      body: request.body,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    const answeredAt = Date.now()
    noteServerDate(answer.headers.get('date'), askedAt, answeredAt)
    return { status: answer.status, body: await answer.text(), askedAt, answeredAt }
  })
