import { describe, expect, expectTypeOf, it } from 'vitest'
import { type ErrorSlots, errors, httpStatusOf } from './errors.ts'

const entries = Object.entries(errors)

describe('the catalogue of refusals', () => {
  it('numbers every domain refusal once, outside what partners answer with and outside HTTP', () => {
    const codes = entries.map(([, entry]) => entry.code).filter((code) => code < 400 || code > 599)
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of codes) expect([0, 2, 200]).not.toContain(code)
  })

  it('sends a code of HTTP as the status, an ended session and a domain refusal as 200', () => {
    expect(httpStatusOf('booking.notFound')).toBe(404)
    expect(httpStatusOf('idempotency.otherBody')).toBe(409)
    expect(httpStatusOf('session.ended')).toBe(200)
    expect(errors['session.ended'].code).toBe(498)
    expect(httpStatusOf('booking.noTeeTime')).toBe(200)
    expect(errors['captcha.wrong'].code).toBe(1)
  })

  it('names the values a text requires', () => {
    expectTypeOf<ErrorSlots<'otp.tooSoon'>>().toEqualTypeOf<Readonly<Record<'n', string | number>>>()
    expectTypeOf<ErrorSlots<'otp.expired'>>().toEqualTypeOf<Readonly<Record<never, string | number>>>()
  })
})
