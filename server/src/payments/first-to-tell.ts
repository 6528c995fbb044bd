import type { Query } from '../database/sql.ts'

/** A movement on an account of ours as one notifier told it; `bankReference` null when the bank gave it none. */
export type ToldMovement = {
  accountNumber: string
  bankReference: string | null
  amountVnd: number
  toldBy: string
}

/**
 * Whether a movement is this notifier's to tell: the first of several to tell of the same account, reference and amount
 * (VND) keeps it, whatever else it tells under that reference. Of two at once the second waits for the first.
 */
export async function isFirstToTell(q: Query, movement: ToldMovement): Promise<boolean> {
  const { accountNumber, bankReference, amountVnd, toldBy } = movement
  if (bankReference === null) return true
  const [first] = await q`
    insert into told_movements (account_number, bank_reference, amount_vnd, told_by)
    values (${accountNumber}, ${bankReference}, ${amountVnd}, ${toldBy})
    on conflict on constraint movement_has_one_teller do nothing returning told_by`
  if (first) return true
  const [known] = await q<{ told_by: string }>`
    select told_by from told_movements
    where account_number = ${accountNumber} and bank_reference = ${bankReference} and amount_vnd = ${amountVnd}`
  return known?.told_by === toldBy
}

/** Notes that a notification told of money which another notifier had told of, so that it can be found by either. */
export async function noteRepeat(q: Query, notificationId: number, movement: ToldMovement): Promise<void> {
  await q`
    update inbound_notifications set repeats_receipt_id = (
      select min(id) from receipts where account_number = ${movement.accountNumber}
        and bank_reference = ${movement.bankReference} and amount_vnd = ${movement.amountVnd})
    where id = ${notificationId}`
}
