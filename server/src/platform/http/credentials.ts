import { type Caller, callerOf, type May } from '@teeviet/contract/may'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Credential } from '../context/actor.ts'
import type { Context } from '../context/context.ts'
import { Refusal } from '../context/refusal.ts'

type Config = Pick<Context['config'], 'publicUrl'>

/** The cookie of a console session. */
export const staffCookie = 'staff_session'

/** The id of the account that a page of the console believes to be signed in. */
const expectedStaff = 'x-staff-id'

const isHttps = ({ publicUrl }: Config) => publicUrl.startsWith('https:')

const cookieOptions = (config: Config) =>
  ({ path: '/api', httpOnly: true, sameSite: 'strict', secure: isHttps(config) }) as const

/** Gives a browser its console session. The browser keeps it until it is closed, and no script reads it. */
export function setStaffCookie(config: Config, reply: FastifyReply, token: string): void {
  reply.setCookie(staffCookie, token, cookieOptions(config))
}

export function clearStaffCookie(config: Config, reply: FastifyReply): void {
  reply.clearCookie(staffCookie, cookieOptions(config))
}

/** The bearer token a request carries; null when it carries none. */
export function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization ?? ''
  return header.startsWith('Bearer ') ? header.slice(7).trim() || null : null
}

/** The token of a request's console session; null without one. */
export function staffTokenOf(request: FastifyRequest): string | null {
  return request.cookies[staffCookie] || null
}

/** What a request proves its caller by: a token in the header, or for calls of staff the cookie of a console session. */
export function credentialOf(request: FastifyRequest, caller: Caller): Credential | null {
  const bearer = bearerOf(request)
  if (bearer !== null) return { token: bearer, from: 'header' }
  const token = caller === 'staff' ? staffTokenOf(request) : null
  return token === null ? null : { token, from: 'cookie' }
}

/**
 * Refuses a call that the cookie of a console session would authenticate and that changes something, unless the browser
 * says that a page of ours makes it: browsers send the cookie by themselves, whichever page asks them to.
 * @throws Refusal `request.foreignPage` (403)
 */
export function requireOwnPage(config: Config, request: FastifyRequest, may: May): void {
  if (request.method === 'GET' || credentialOf(request, callerOf(may))?.from !== 'cookie') return
  const { origin, 'sec-fetch-site': site } = request.headers
  const isOwn = site === undefined ? origin === new URL(config.publicUrl).origin : site === 'same-origin'
  if (!isOwn) throw new Refusal('request.foreignPage')
}

/**
 * Refuses a page of the console that shows another account than the one that is signed in by now: a sign-in in another tab
 * replaces the cookie of the whole browser.
 * @throws Refusal `login.required`
 */
export function requireExpectedStaff(request: FastifyRequest, staffId: number): void {
  const expected = request.headers[expectedStaff]
  if (expected !== undefined && expected !== String(staffId)) throw new Refusal('login.required')
}
