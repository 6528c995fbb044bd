import { dayMs } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'
import type { BankNotification } from '#platform/gateways/bank-notifications/notification'
import { codesInMemo } from '#platform/gateways/vietqr/memo'

/**
 * A transaction on one of our accounts as one provider reported it; `bankReference` null when the bank gave it none.
 */
export type ReportedTransaction = {
  accountNumber: string
  bankReference: string | null
  amountVnd: number
  reportedBy: BankNotification['provider']
  content: string
  occurredAt: Date
  /** Which of the lines with this reference and amount staff book, the first as 1; null for a provider's report. */
  line: number | null
}

/**
 * The result for a report: `own` is a new transaction with its number, `same` a duplicate of a receipt, `doubtful`
 * goes to manual review.
 */
export type ReportMatch =
  | { kind: 'own' | 'doubtful'; number: number | null }
  | { kind: 'same'; receiptId: number }

type Known = { id: number; content: string; occurred_at: Date; told_by: string | null; is_told: boolean }

/** A partner bank sends no transaction time: its reports count from when they were received. */
const timeless = 'receive-bill-bank'

/**
 * Distinguishes a transaction from those received before under the same account, reference and amount (VND). Every
 * provider assigns a transaction one number of its own, so a later report by the same provider is a new transaction,
 * and one by another provider is the same unless it names another code. A match more than a day apart by the bank's own
 * clock is doubtful: banks have reused references. Of two at once the second waits for the first.
 */
export async function findEarlierReport(q: Query, movement: ReportedTransaction): Promise<ReportMatch> {
  const { accountNumber, bankReference, amountVnd, reportedBy, line } = movement
  if (bankReference === null) return { kind: 'own', number: null }
  await q`
    insert into told_movements (account_number, bank_reference, amount_vnd)
    values (${accountNumber}, ${bankReference}, ${amountVnd})
    on conflict (account_number, bank_reference, amount_vnd) do update set amount_vnd = excluded.amount_vnd`
  const known = await q<Known>`
    select r.id, r.content, r.occurred_at, r.told_by,
      r.told_by is not distinct from ${reportedBy}::text or exists (select from inbound_notifications n
        where n.repeats_receipt_id = r.id and n.provider = ${reportedBy}) as is_told
    from receipts r
    where r.account_number = ${accountNumber} and r.bank_reference = ${bankReference} and r.amount_vnd = ${amountVnd}
    order by r.id`
  const number = known.length + 1
  if (line !== null) {
    const booked = known[line - 1]
    return booked ? { kind: 'same', receiptId: booked.id } : { kind: 'own', number }
  }
  const likely = known.filter((one) => !one.is_told && isAboutTheSame(one, movement))
  const same = likely.find((one) => isOfOneTime(one, movement))
  if (same) return { kind: 'same', receiptId: same.id }
  return { kind: likely.length > 0 ? 'doubtful' : 'own', number }
}

/** Whether two contents may be one transfer's: both may be mangled, but not into another code. */
function isAboutTheSame(known: Known, { content }: ReportedTransaction): boolean {
  const [here, there] = [codesInMemo(known.content), codesInMemo(content)]
  return here.length === 0 || there.length === 0 || here.some((code) => there.includes(code))
}

function isOfOneTime(known: Known, { reportedBy, occurredAt }: ReportedTransaction): boolean {
  // a typed time may be inexact
  if (known.told_by === timeless || reportedBy === timeless || known.told_by === 'staff') return true
  return Math.abs(known.occurred_at.getTime() - occurredAt.getTime()) <= dayMs
}
