import type { FastifyInstance } from 'fastify'
import type { World } from '../world.ts'
import type { Call } from './steps.ts'

const timeoutMs = 20_000

/** What came back. `status` is null when no answer came; `text` then says why. */
export type Answer = { status: number | null; text: string }

/** Makes a call to the product. Never throws. */
export async function sendToProduct(call: Call, { options, closing }: World): Promise<Answer> {
  const { method, path, headers, body } = call
  try {
    const response = await fetch(options.productUrl.replace(/\/+$/, '') + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]),
    })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    return { status: null, text: error instanceof Error ? error.message : 'no answer' }
  }
}

/** Makes a call to the sandbox itself. */
export async function sendToSandbox(call: Call, app: FastifyInstance): Promise<Answer> {
  const { method, path, headers, body } = call
  const { statusCode, payload } = await app.inject({
    method,
    url: path,
    headers,
    ...(body && { payload: body }),
  })
  return { status: statusCode, text: payload }
}

/** The call as HTTP writes it: the line of method and path, the headers, the body. */
export function callText({ method, path, headers, body }: Call): string {
  const lines = [`${method} ${path}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)]
  return [...lines, ...(body ? ['', JSON.stringify(body, null, 2)] : [])].join('\n')
}

/** The call as a command of a shell. */
export function curlOf({ method, path, headers, body }: Call, base: string): string {
  const parts = [
    `curl -X ${method} ${quoted(base.replace(/\/+$/, '') + path)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body ? [`-d ${quoted(JSON.stringify(body))}`] : []),
  ]
  return parts.join(' \\\n  ')
}

/** A word in single quotes, in which a shell reads nothing but their end. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`
}

/** An answer in JSON with its fields on lines; any other as it came. */
export function readable(text: string): string {
  const json = jsonOf(text)
  return json === undefined ? text : JSON.stringify(json, null, 2)
}

/** The value of a text in JSON; undefined for any other text. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
