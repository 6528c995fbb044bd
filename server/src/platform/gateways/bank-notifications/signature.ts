import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const driftAllowed = 5 * 60 * 1000

/** Compares two secrets in constant time. */
export function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

/** Whether a signed time (epoch milliseconds) is too far from now, either way, to be believed. */
export function isStale(signedAt: number, now: Date): boolean {
  return !(Math.abs(now.getTime() - signedAt) <= driftAllowed)
}

/** A header's text, or null when it is missing, empty or sent more than once. */
export function headerText(headers: IncomingHttpHeaders, name: string): string | null {
  const value = headers[name]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** The body as JSON, or undefined when it is none. */
export function jsonOf(rawBody: Buffer | string): unknown {
  try {
    return JSON.parse(rawBody.toString())
  } catch {
    return undefined
  }
}
