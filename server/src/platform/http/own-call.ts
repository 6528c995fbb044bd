import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const name = 'x-own-call'
const secret = randomBytes(16).toString('hex')

/** Marks the calls a page makes in this process while it is rendered; the value never leaves the process. */
export const ownCallHeaders: Readonly<Record<string, string>> = { [name]: secret }

/** Whether a page made this call while it was rendered here: limits by address do not count it. */
export function isOwnCall(request: FastifyRequest): boolean {
  return request.headers[name] === secret
}
