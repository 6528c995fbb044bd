import { Agent, request } from 'node:http'
import { sessionHeaders } from '../staff/session-headers.ts'

/** The server's answer; `data` is not trusted to have any shape. */
export type Reply = { status: number; error_code: number; error_msg: string; data: unknown }

export type Asking = {
  method?: 'GET' | 'POST'
  token?: string
  key?: string
  /** An object goes out as JSON, a text as it is. */
  body?: object | string
  headers?: Record<string, string>
}

// each request its own connection: hundreds of golfers do not queue for one another's
const agent = new Agent({ keepAlive: false })

/**
 * Sends a request over a connection of its own.
 * @throws when the connection is cut before a whole answer has arrived
 */
export function ask(
  url: string,
  { method = 'POST', token, key, body, headers = {} }: Asking = {},
): Promise<Reply> {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? {})
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method,
        agent,
        headers: {
          ...(method === 'POST'
            ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
            : {}),
          ...(token === undefined ? {} : sessionHeaders(token)),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...headers,
        },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () => {
          if (!answer.complete) return reject(new Error('the answer was cut'))
          try {
            resolve({ ...JSON.parse(Buffer.concat(parts).toString()), status: answer.statusCode ?? 0 })
          } catch (error) {
            reject(error)
          }
        })
      },
    )
    asked.on('error', reject)
    asked.end(method === 'POST' ? text : undefined)
  })
}
