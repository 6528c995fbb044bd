import { createHash, createHmac } from 'node:crypto'

/** A request of API v3: the sent body is the signed body, numbers in JSON form. */
export type Fields = Readonly<Record<string, string | number | boolean | null>>

/**
 * The signature of a request: HMAC-SHA256 over every field that is sent, sorted by key in the order of code units and
 * joined raw (no URL encoding, accents kept). A null or empty field counts as `key=`.
 */
export function signatureOf(fields: Fields, checksumKey: string): string {
  const data = Object.keys(fields)
    // not localeCompare: the order of code units is the protocol's
    .sort()
    .map((key) => `${key}=${fields[key] ?? ''}`)
    .join('&')
  return createHmac('sha256', checksumKey).update(data).digest('hex')
}

/** The checksum of a notification. `amountText` is the amount as its sender wrote it. */
export function noticeChecksum(
  { orderCode, transactionCode }: { orderCode: string; transactionCode: string },
  amountText: string,
  checksumKey: string,
): string {
  return createHash('md5').update(`${orderCode}${amountText}${transactionCode}${checksumKey}`).digest('hex')
}

/** The checksum of refund calls and their replies: the named values in the protocol's order, then the key. */
export function refundChecksum(values: readonly (string | number)[], checksumKey: string): string {
  return createHash('sha256')
    .update(`${values.join('')}${checksumKey}`)
    .digest('hex')
}
