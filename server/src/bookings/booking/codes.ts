import { randomBytes } from 'node:crypto'
import { makeTransferCode, transferCodeBytes } from '@teeviet/contract/rules/money/transfer-code'

/** Figures and capitals without I, L, O and U, so that a code is never misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const bits = 30n
const mask = (1n << bits) - 1n

/** The code golfers read out to staff and clubs, of a booking's number: `TV7K2M4Q`. Its bill has the same. */
export function bookingCode(bookingId: number): string {
  return `TV${shuffled(bookingId)}`
}

/**
 * A typed booking code as it is stored. Bills once had a code of their own, `PT7K2M4Q`, which older messages and receipts
 * carry: it differs in its first letters only.
 */
export function typedBookingCode(typed: string): string {
  return typed.trim().toUpperCase().replace(/^PT/, 'TV')
}

/** The number of a refund: `RF7K2M4Q`. */
export function refundCode(refundId: number): string {
  return `RF${shuffled(refundId)}`
}

/** The number a golfer follows a complaint by: `KN7K2M4Q`. */
export function complaintCode(complaintId: number): string {
  return `KN${shuffled(complaintId)}`
}

/** The number a golfer follows a hole-in-one claim by: `HC7K2M4Q`. */
export function hioClaimCode(claimId: number): string {
  return `HC${shuffled(claimId)}`
}

/**
 * The payment code given with the confirmation notice: from the same space as the contents of transfers, so that a
 * transfer which carries it as content is matched too.
 */
export function newPaymentCode(): string {
  return makeTransferCode(randomBytes(transferCodeBytes))
}

// A one-to-one shuffle of the numbers below 2^30 (an odd factor has an inverse), so that no two bookings share a code
// and a code does not reveal how many bookings exist. Greater numbers keep their upper part in front.
function shuffled(id: number): string {
  const number = BigInt(id)
  const low = ((number & mask) * 0x2c1b3c6dn + 0x12345677n) & mask
  return inAlphabet(number >> bits, 0) + inAlphabet(low, 6)
}

function inAlphabet(value: bigint, width: number): string {
  let text = ''
  for (let rest = value; rest > 0n; rest >>= 5n) text = (alphabet[Number(rest & 31n)] ?? '') + text
  return text.padStart(width, '0')
}
