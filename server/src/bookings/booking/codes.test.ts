import { isTransferCode } from '@teeviet/contract/rules/money/transfer-code'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookingCode, newPaymentCode, typedBookingCode } from './codes.ts'

test('no two bookings share a code', () => {
  const codes = Array.from({ length: 100_000 }, (_, index) => bookingCode(index + 1))
  expect(new Set(codes).size).toBe(codes.length)
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.maxSafeNat(), (one, other) => {
      expect(bookingCode(one) === bookingCode(other)).toBe(one === other)
    }),
  )
})

test('a code is short and has no letter that is misread', () => {
  expect(bookingCode(1)).toMatch(/^TV[0-9A-HJKMNP-TV-Z]{6}$/)
})

test('a typed code is understood in small letters, and with the first letters of earlier bills', () => {
  const code = bookingCode(1)
  for (const typed of [code, ` ${code.toLowerCase()} `, `pt${code.slice(2)}`])
    expect(typedBookingCode(typed)).toBe(code)
})

test('codes do not count up', () => {
  expect(bookingCode(2).slice(0, 4)).not.toBe(bookingCode(1).slice(0, 4))
})

test('a payment code is understood as the content of a transfer', () => {
  expect(isTransferCode(newPaymentCode())).toBe(true)
})
