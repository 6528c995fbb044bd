import { type BankAccount, bankWriting, readBankAccount } from '@teeviet/contract/rules/money/payee'

/** As long as the holder of an account that golfers give. */
const longestHolder = 100

/**
 * Reads the account that a transfer came from, as its provider named it. Undefined unless bank, number and holder are
 * all there and can be paid to: a refund may go there.
 */
export function readPayer(
  bin: string | null,
  account: string | null,
  holder: string | null,
): BankAccount | undefined {
  const payer = readBankAccount({ bin: bin ?? '', account: account ?? '', holder: holder ?? '' })
  if (!payer || payer.holder.length > longestHolder || bankWriting(payer.holder) === '') return undefined
  return payer
}
