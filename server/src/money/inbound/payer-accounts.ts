import type { BankAccount } from '@teeviet/contract/rules/money/payee'
import type { Query } from '#platform/database/sql'

/**
 * The account that the money of a payment came from, as the bank named it: that of the receipt which goes back, or of
 * the only one that paid. Null when several paid, since each may have come from another account, or none is named.
 */
export async function payerAccount(
  q: Query,
  { payment_id: paymentId, receipt_id: receiptId }: { payment_id: number | null; receipt_id: number | null },
): Promise<BankAccount | null> {
  const [payer] = await q<{ bin: string | null; account: string | null; holder: string | null }>`
    select min(payer_bank_bin) as bin, min(payer_account_number) as account, min(payer_account_name) as holder
    from receipts
    where payment_id = ${paymentId} and case when ${receiptId}::bigint is null then applied_vnd > 0 else id = ${receiptId} end
    having count(*) = 1`
  if (!payer || payer.bin === null || payer.account === null || payer.holder === null) return null
  return { bin: payer.bin, account: payer.account, holder: payer.holder }
}

/** Stores the payer's account of money whose first report, by another provider, named none. */
export async function namePayer(q: Query, receiptId: number, payer: BankAccount): Promise<void> {
  await q`
    update receipts set payer_bank_bin = ${payer.bin}, payer_account_number = ${payer.account},
      payer_account_name = ${payer.holder}
    where id = ${receiptId} and payer_account_number is null`
}

/** Takes the payers' accounts off the transfers of a golfer who left; amounts and dates stay. */
export async function forgetPayerAccounts(q: Query, memberId: number): Promise<void> {
  await q`
    update receipts r set payer_bank_bin = null, payer_account_number = null, payer_account_name = null
    from payments p
    where p.id = r.payment_id and p.member_id = ${memberId} and r.payer_account_number is not null`
}
