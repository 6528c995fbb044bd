import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#platform/context/context'
import { readSignedCookie, setSignedCookie } from '../devices/signed-cookie.ts'

const cookieName = 'caller'
const oneDaySeconds = 24 * 60 * 60

/** Names the browser that asks for a captcha by a signed cookie, which it sends back with the answer and the SMS call. */
export function setCallerCookie(ctx: Context, request: FastifyRequest, reply: FastifyReply): void {
  if (cookieCaller(request) !== null) return
  setSignedCookie(ctx, reply, { name: cookieName, value: randomUUID(), seconds: oneDaySeconds })
}

/** Under which name the request earns a captcha's pass: its signed cookie, otherwise its address. */
export function callerOf(request: FastifyRequest): string {
  return cookieCaller(request) ?? addressCaller(request)
}

/**
 * Under which names the request may spend a pass or type a code, the strongest first: a browser may have got its
 * cookie after it had answered.
 */
export function callersOf(request: FastifyRequest): [string, ...string[]] {
  const cookie = cookieCaller(request)
  return cookie === null ? [addressCaller(request)] : [cookie, addressCaller(request)]
}

const addressCaller = (request: FastifyRequest) => `address:${request.ip}`

function cookieCaller(request: FastifyRequest): string | null {
  const value = readSignedCookie(request, cookieName)
  return value === null ? null : `cookie:${value}`
}
