import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'

const cookieName = 'caller'
const oneDaySeconds = 24 * 60 * 60

/**
 * Names the browser that asks for a captcha by a signed cookie, which comes back with the answer and with the wish
 * for an SMS. Inside a partner's app the page is framed, and only a cookie partitioned by its host is kept.
 */
export function giveCallerCookie(ctx: Context, request: FastifyRequest, reply: FastifyReply): void {
  if (cookieCaller(request) !== null) return
  const isHttps = ctx.config.publicUrl.startsWith('https:')
  reply.setCookie(cookieName, randomUUID(), {
    path: '/api',
    httpOnly: true,
    signed: true,
    maxAge: oneDaySeconds,
    ...(isHttps ? { secure: true, sameSite: 'none', partitioned: true } : { sameSite: 'lax' }),
  })
}

/** Under which name the request earns a captcha's pass: its signed cookie, otherwise its address. */
export function callerOf(request: FastifyRequest): string {
  return cookieCaller(request) ?? addressCaller(request)
}

/** Under which names the request may spend a pass: a browser may have got its cookie after it had answered. */
export function callersOf(request: FastifyRequest): string[] {
  const cookie = cookieCaller(request)
  return cookie === null ? [addressCaller(request)] : [cookie, addressCaller(request)]
}

const addressCaller = (request: FastifyRequest) => `address:${request.ip}`

function cookieCaller(request: FastifyRequest): string | null {
  const sent = request.cookies[cookieName]
  if (sent === undefined) return null
  const { valid, value } = request.unsignCookie(sent)
  return valid && value ? `cookie:${value}` : null
}
