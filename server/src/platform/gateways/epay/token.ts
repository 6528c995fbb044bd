import { createHash } from 'node:crypto'

/**
 * A token of the gateway: lowercase hex SHA-256 of the values joined without anything between them. Digits could slide
 * from one field into its neighbour, so every field is compared with our own record besides.
 */
export function tokenOf(...values: readonly (string | number)[]): string {
  return createHash('sha256').update(values.join('')).digest('hex')
}

/** The fields of a result, in a notification or an answer. */
export type Result = {
  resultCd: string
  timeStamp: string
  merTrxId: string
  trxId: string
  merId: string
  amount: string
  userFee?: string | undefined
  payToken?: string | undefined
}

/** The token of a result; a fee the buyer paid or a stored card counts only when there is one. */
export function resultToken(result: Result, encodeKey: string): string {
  const { resultCd, timeStamp, merTrxId, trxId, merId, amount, userFee, payToken } = result
  const fee = Number(userFee ?? 0) > 0 ? (userFee ?? '') : ''
  return tokenOf(resultCd, timeStamp, merTrxId, trxId, merId, amount, fee, payToken ?? '', encodeKey)
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Vietnam's local time as `yyyyMMddHHmmss`, whatever the server's zone. */
export function timeStampOf(time: Date): string {
  const local = new Date(time.getTime() + 7 * 3_600_000)
  return [
    local.getUTCFullYear(),
    ...[local.getUTCMonth() + 1, local.getUTCDate(), local.getUTCHours(), local.getUTCMinutes()].map(
      twoDigits,
    ),
    twoDigits(local.getUTCSeconds()),
  ].join('')
}

/** Reads `yyyyMMddHHmmss` as Vietnam's clock; undefined for anything else. */
export function timeOfStamp(stamp: string): Date | undefined {
  const parts = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(stamp)
  if (!parts) return undefined
  const [, year, month, day, hour, minute, second] = parts
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+07:00`)
  return Number.isNaN(time.getTime()) ? undefined : time
}
