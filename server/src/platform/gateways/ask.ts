import type { z } from 'zod'
import { SpanKind, traced } from '../traces/traced.ts'
import { GatewayDown, type GatewayName } from './gateway.ts'

type Question<Answer extends z.ZodType> = {
  gateway: GatewayName
  url: string
  body: URLSearchParams | object
  answer: Answer
  timeoutMs: number
}

/**
 * Posts a request to a gateway, JSON or (as `URLSearchParams`) a form, and reads its answer.
 * @throws GatewayDown when there is no answer in time, the connection breaks, or the answer violates the protocol
 */
export async function ask<Answer extends z.ZodType>({
  gateway,
  url,
  body,
  answer,
  timeoutMs,
}: Question<Answer>): Promise<z.output<Answer>> {
  const isForm = body instanceof URLSearchParams
  let status: number
  let json: unknown
  try {
    const response = await traced(`gateway ${gateway}`, { kind: SpanKind.CLIENT }, () =>
      fetch(url, {
        method: 'POST',
        headers: isForm ? {} : { 'content-type': 'application/json' },
        body: isForm ? body : JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }),
    )
    status = response.status
    json = await response.json()
  } catch (cause) {
    throw new GatewayDown(gateway, 'does not answer', { cause })
  }
  const parsed = answer.safeParse(json)
  if (status !== 200 || !parsed.success)
    throw new GatewayDown(gateway, `answers HTTP ${status} and nothing readable`)
  return parsed.data
}

/** The root of a gateway without a slash at its end. */
export const rootOf = (baseUrl: string) => baseUrl.replace(/\/+$/, '')
