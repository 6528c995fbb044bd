import type { z } from 'zod'
import { ZaloFailure } from './zalo-sender.ts'

/**
 * Posts JSON or (as `URLSearchParams`) a form to Zalo and reads its answer. Zalo reports by `error`, whatever the HTTP
 * status.
 * @throws ZaloFailure, temporary, without a readable answer in time
 */
export async function askZalo<Answer extends z.ZodType>(
  url: string,
  body: URLSearchParams | object,
  { headers, answer, timeoutMs }: { headers: Record<string, string>; answer: Answer; timeoutMs: number },
): Promise<z.output<Answer>> {
  const isForm = body instanceof URLSearchParams
  let status: number
  let json: unknown
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: isForm ? headers : { 'content-type': 'application/json', ...headers },
      body: isForm ? body : JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    status = response.status
    json = await response.json().catch(() => null)
  } catch (cause) {
    const timedOut = cause instanceof Error && cause.name === 'TimeoutError'
    throw new ZaloFailure('temporary', 'network', timedOut ? 'timeout' : 'unreachable', cause)
  }
  const parsed = answer.safeParse(json)
  if (!parsed.success) throw new ZaloFailure('temporary', 'network', `http_${status}`)
  return parsed.data
}
