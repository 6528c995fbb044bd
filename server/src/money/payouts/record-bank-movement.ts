import type { InputOf } from '@teeviet/contract'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { ACCOUNTS, type AccountName, clearingOf } from '#platform/ledger/accounts'
import type { Entry } from '#platform/ledger/post'
import { doAlone, doApproved } from '../approvals/alone-or-approved.ts'
import type { SensitiveAct } from '../approvals/second-person.ts'
import { lockWaitingReceipt } from '../inbound/lock-waiting-receipt.ts'
import { resolveReceipt } from '../inbound/resolve-receipt.ts'
import { post } from '../posting/post.ts'
import { balanceOf, clubsOwed, premiumsOwed } from './owed.ts'

export type EnteredMovement = {
  kind: 'settlement' | 'club_payout' | 'premium_payout'
  gateway?: string | undefined
  courseId?: number | undefined
  receiptId?: number | undefined
  bankReference: string
  amountVnd: number
  feeVnd: number
  occurredAt: Date
  note: string
}

/** A movement as its call has it. */
export function movementOf(input: InputOf<'POST /api/staff/ledger/bank_movements'>): EnteredMovement {
  const { kind, gateway, note, bank_reference: bankReference } = input
  const about = { gateway, courseId: input.facility_id, receiptId: input.receipt_id }
  const money = { amountVnd: input.amount, feeVnd: input.fee, occurredAt: new Date(input.occurred_at) }
  return { kind, bankReference, note, ...about, ...money }
}

/** What entering a movement books. */
export const sensitiveMovement = ({ bankReference, amountVnd }: EnteredMovement): SensitiveAct => ({
  act: 'movement',
  subject: bankReference,
  amountVnd,
})

/**
 * Books that a gateway settled to our bank account, or that a club or the insurer was paid, once for the bank's
 * reference. A settlement already reported by our bank is in suspense and is taken from there, so that it is not
 * counted twice. No payout exceeds the amount owed.
 *
 * @throws Refusal `information.invalid` when gateway, course or fee do not fit the kind, `ledger.moreThanOwed`,
 *   `ledger.receiptDiffers`, `staff.receiptSettled`, and those of `requireSecondPerson`
 */
export function recordBankMovement(
  ctx: Context,
  staff: Staff,
  reported: EnteredMovement,
  approvalId?: number,
): Promise<void> {
  const work = async (q: Query) => {
    const booked = await bookMovement(ctx, q, staff, reported)
    return { answer: undefined, sensitive: booked === null ? null : sensitiveMovement(reported) }
  }
  return approvalId === undefined ? doAlone(ctx, staff, work) : doApproved(ctx, staff, approvalId, work)
}

/** The same within a transaction: the id of the movement, or null when the bank's reference is booked already. */
export async function bookMovement(
  ctx: Context,
  q: Query,
  staff: Staff,
  reported: EnteredMovement,
): Promise<number | null> {
  const { kind, gateway, courseId, receiptId, bankReference, amountVnd, feeVnd, occurredAt, note } = reported
  const isSettlement = kind === 'settlement'
  const fits =
    isSettlement === (gateway !== undefined) &&
    (kind === 'club_payout') === (courseId !== undefined) &&
    (isSettlement || (feeVnd === 0 && receiptId === undefined)) &&
    feeVnd < amountVnd
  if (!fits) throw new Refusal('information.invalid')
  const now = ctx.clock.now()
  // of two payouts at once the second sees the balance after the first
  await q`select pg_advisory_xact_lock(hashtextextended('bank_movements', 0))`
  const [known] = await q<{
    id: number
  }>`select id from bank_movements where bank_reference = ${bankReference}`
  if (known) return null
  if (amountVnd > (await owedFor(q, reported))) throw new Refusal('ledger.moreThanOwed')
  if (receiptId !== undefined)
    await takeReceipt(q, { receiptId, netVnd: amountVnd - feeVnd, staffId: staff.id, now })
  const [booked] = await q<{ id: number }>`
    insert into bank_movements (kind, gateway, course_id, bank_reference, amount_vnd, fee_vnd, receipt_id, note, occurred_at,
      recorded_at, recorded_by)
    values (${kind}, ${gateway ?? null}, ${courseId ?? null}, ${bankReference}, ${amountVnd}, ${feeVnd}, ${receiptId ?? null},
      ${note}, ${occurredAt}, ${now}, ${staff.id})
    returning id`
  await post(q, {
    cause: `${isSettlement ? 'settlement' : 'payout'}:${bankReference}`,
    kind: isSettlement ? 'settlement' : 'payout',
    entries: entriesOf(reported),
    occurredAt,
    now,
    ...(receiptId === undefined ? {} : { receiptId }),
  })
  return booked?.id ?? null
}

function entriesOf({ kind, gateway = '', receiptId, amountVnd, feeVnd }: EnteredMovement): Entry[] {
  if (kind !== 'settlement')
    return [
      { account: kind === 'club_payout' ? ACCOUNTS.clubSharesOwed : ACCOUNTS.premiumsOwed, amountVnd },
      { account: ACCOUNTS.bank, amountVnd: -amountVnd },
    ]
  const came: AccountName = receiptId === undefined ? ACCOUNTS.bank : ACCOUNTS.suspense
  return [
    { account: came, amountVnd: amountVnd - feeVnd },
    { account: ACCOUNTS.gatewayCosts, amountVnd: feeVnd },
    { account: clearingOf(gateway), amountVnd: -amountVnd },
  ]
}

async function owedFor(q: Query, { kind, gateway = '', courseId }: EnteredMovement): Promise<number> {
  if (kind === 'settlement') return balanceOf(q, clearingOf(gateway))
  if (kind === 'premium_payout') return premiumsOwed(q)
  const [club] = await clubsOwed(q, courseId)
  return club?.vnd ?? 0
}

type Taken = { receiptId: number; netVnd: number; staffId: number; now: Date }

async function takeReceipt(q: Query, { receiptId, netVnd, staffId, now }: Taken): Promise<void> {
  const { openVnd } = await lockWaitingReceipt(q, receiptId)
  if (openVnd !== netVnd) throw new Refusal('ledger.receiptDiffers')
  await resolveReceipt(q, { receiptId, resolution: 'settlement', staffId, now })
}
