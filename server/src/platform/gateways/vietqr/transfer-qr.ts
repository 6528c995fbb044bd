import { QRPay } from 'vietnam-qr-pay'

/** A bank transfer as a golfer's banking app is to prefill it. */
export type TransferOrder = {
  /** Six digits that name the bank at NAPAS. */
  bankBin: string
  /** Up to 19 digits or letters. */
  accountNumber: string
  /** Whole VND; left out, the payer types the amount. */
  amount?: number
  /** The transfer's text: up to 25 printable ASCII characters; left out, the payer types it. */
  memo?: string
}

// The amount's field holds 13 characters.
const largestAmount = 9_999_999_999_999

/**
 * The text of a VietQR (NAPAS 247) code for a transfer to an account. The library behind it checks nothing
 * and writes broken codes from bad values, so everything is checked here: throws a RangeError that names the
 * field.
 */
export function transferQrPayload({ bankBin, accountNumber, amount, memo }: TransferOrder): string {
  if (!/^\d{6}$/.test(bankBin)) throw new RangeError('A bank’s BIN is six digits')
  if (!/^[0-9A-Za-z]{1,19}$/.test(accountNumber))
    throw new RangeError('An account number is up to 19 digits or letters')
  if (amount !== undefined && !(Number.isInteger(amount) && amount >= 1 && amount <= largestAmount))
    throw new RangeError('An amount is whole VND of at most 13 digits, above zero')
  if (memo !== undefined && !/^[!-~](?:[ -~]{0,23}[!-~])?$/.test(memo))
    throw new RangeError('A memo is up to 25 ASCII characters without space at its ends')
  return QRPay.initVietQR({
    bankBin,
    bankNumber: accountNumber,
    ...(amount === undefined ? {} : { amount: String(amount) }),
    ...(memo === undefined ? {} : { purpose: memo }),
  }).build()
}
