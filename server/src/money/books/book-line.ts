import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import { requireSecondPerson, type SensitiveAct } from '../approvals/second-person.ts'
import { findNotification, storeNotification } from '../inbound/notifications.ts'
import { applyBankNotification } from '../receipts/apply-bank-notification.ts'

/**
 * A line of our bank account's statement: VND received, with the bank's own reference, time and content. `line`
 * distinguishes the lines with this reference and amount, the first as 1.
 */
export type BankLine = {
  bankReference: string
  amountVnd: number
  occurredAt: Date
  content: string
  line: number
}

/**
 * Books a transfer which no provider reported, as an administrator reads it on the bank's statement. It goes through
 * the same matching as a reported one, by the bank's own time; a later report by a provider changes nothing. Booked
 * again it changes nothing; another transfer with the same reference and amount is booked as the second line.
 *
 * @returns the number of the receipt
 * @throws Refusal `information.invalid` for zero or for a future time, `ledger.lineKnown` when a provider has reported
 *   it, and those of `requireSecondPerson`
 */
export async function bookBankLine(
  ctx: Context,
  staff: Staff,
  line: BankLine,
  approvalId?: number,
): Promise<number> {
  const { bankReference, amountVnd, occurredAt, content } = line
  if (amountVnd <= 0 || occurredAt > ctx.clock.now()) throw new Refusal('information.invalid')
  const sensitive = { ...sensitiveLine(line), approvalId }
  // the decision is kept first: the approver's repeat books the line after a crash
  if (approvalId === undefined) await requireSecondPerson(ctx, ctx.q, staff, sensitive)
  else await inTransaction(ctx.pool, (q) => requireSecondPerson(ctx, q, staff, sensitive))
  const id = await store(ctx, staff, line)
  const reported = {
    provider: 'staff',
    providerEventId: eventIdOf(line),
    accountNumber: null,
    amount: amountVnd,
    content,
    occurredAt,
    reference: bankReference,
    direction: 'in',
  } as const
  await applyBankNotification(ctx, id, reported, line.line)
  const [receipt] = await ctx.q<{ id: number }>`select id from receipts where notification_id = ${id}`
  if (!receipt) throw new Refusal('ledger.lineKnown')
  return receipt.id
}

/** What entering a line books. */
export const sensitiveLine = (line: BankLine): SensitiveAct => ({
  act: 'bank_line',
  subject: eventIdOf(line),
  amountVnd: line.amountVnd,
})

const eventIdOf = ({ bankReference, amountVnd, line }: BankLine) =>
  `${bankReference} ${amountVnd}${line > 1 ? ` ${line}` : ''}`

async function store(ctx: Context, staff: Staff, line: BankLine): Promise<number> {
  const reported = {
    provider: 'staff',
    eventId: eventIdOf(line),
    body: JSON.stringify(line),
    now: ctx.clock.now(),
  }
  const id =
    (await storeNotification(ctx.q, { ...reported, staffId: staff.id })) ??
    (await findNotification(ctx.q, reported))
  if (id === null) throw new Error('a line was neither stored nor there')
  return id
}
