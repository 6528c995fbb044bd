import type { InputOf } from '@teeviet/contract'
import { recordAct } from '#identity/audit/acts'
import { isAtCourse, type Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { invalid, Refusal } from '#platform/context/refusal'
import { constraintOf } from '#platform/database/errors'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { ACCOUNTS } from '#platform/ledger/accounts'
import { doAlone, doApproved, type Moved } from '../approvals/alone-or-approved.ts'
import type { SensitiveAct } from '../approvals/second-person.ts'
import { post } from '../posting/post.ts'

/**
 * Records what a club says against a line of its statement.
 * @throws Refusal `booking.notFound` for one of another club or one that was not divided, `statement.disputed`
 */
export async function disputeLine(
  ctx: Context,
  staff: Staff,
  { booking_id: bookingId, words }: InputOf<'POST /api/club/statement/dispute'>,
): Promise<{ id: number }> {
  const now = ctx.clock.now()
  return inTransaction(ctx.pool, async (q) => {
    const [booking] = await q<{ course_id: number }>`
      select b.course_id from bookings b
      where b.id = ${bookingId} and exists (select from ledger_transfers t where t.cause = 'split:' || b.id)`
    if (!booking || !isAtCourse(staff, booking.course_id)) throw new Refusal('booking.notFound')
    const [stored] = await q<{ id: number }>`
      insert into statement_disputes (booking_id, words, disputed_by, disputed_at)
      values (${bookingId}, ${words}, ${staff.id}, ${now})
      on conflict (booking_id) where settled_at is null do nothing returning id`
    if (!stored) throw new Refusal('statement.disputed')
    await recordAct(ctx, q, staff, {
      what: 'statement.disputed',
      subject: `booking:${bookingId}`,
      detail: words,
    })
    return { id: stored.id }
  })
}

/**
 * Answers a dispute and books the difference between the club's share and `club_amount`, its share from now on.
 * @throws Refusal `request.notFound`, `staff.changedMeanwhile` when it has been settled, `request.invalid` for more than
 *   was divided, `statement.paidOut` for so much less that clubs would owe the difference, and for a difference those of
 *   `requireSecondPerson`
 */
export function settleDispute(ctx: Context, staff: Staff, settled: Settled): Promise<{ corrected: number }> {
  return doAlone(ctx, staff, (q) => settle(ctx, q, staff, settled)).catch(notPaidOut)
}

/** The same by a second person, who approves it. */
export function settleApprovedDispute(
  ctx: Context,
  staff: Staff,
  settled: Settled,
  approvalId: number,
): Promise<void> {
  return doApproved(ctx, staff, approvalId, (q) => settle(ctx, q, staff, settled)).catch(notPaidOut)
}

/**
 * What settling a dispute so would book.
 * @throws Refusal as `settleDispute`
 */
export async function sensitiveSettlement(q: Query, settled: Settled): Promise<SensitiveAct> {
  return sensitiveOf(await openDispute(q, settled))
}

type Settled = InputOf<'POST /api/staff/statements/disputes/:id/settle'>
type Open = { billId: number; code: string; correctedVnd: number }

const sensitiveOf = ({ code, correctedVnd }: Open): SensitiveAct => ({
  act: 'dispute',
  subject: code,
  amountVnd: Math.abs(correctedVnd),
})

function notPaidOut(error: unknown): never {
  throw constraintOf(error) === 'account_is_not_overdrawn' ? new Refusal('statement.paidOut') : error
}

/** A dispute without an answer and the difference that a club's share makes; its row is locked. */
async function openDispute(q: Query, { id, club_amount: clubVnd }: Settled): Promise<Open> {
  const [dispute] = await q<{ booking_id: number; settled_at: Date | null; code: string }>`
    select d.booking_id, d.settled_at, b.code
    from statement_disputes d join bookings b on b.id = d.booking_id where d.id = ${id} for update of d`
  if (!dispute) throw new Refusal('request.notFound')
  if (dispute.settled_at) throw new Refusal('staff.changedMeanwhile')
  const divided = await dividedOf(q, dispute.booking_id)
  if (clubVnd > divided.amountVnd) throw invalid({ club_amount: 'is more than was divided' })
  return { billId: dispute.booking_id, code: dispute.code, correctedVnd: clubVnd - divided.clubVnd }
}

async function settle(
  ctx: Context,
  q: Query,
  staff: Staff,
  settled: Settled,
): Promise<Moved<{ corrected: number }>> {
  const { id, answer } = settled
  const now = ctx.clock.now()
  const open = await openDispute(q, settled)
  const { billId, correctedVnd } = open
  if (correctedVnd !== 0)
    await post(q, {
      cause: `split-correction:${id}`,
      kind: 'split',
      entries: [
        { account: ACCOUNTS.revenue, amountVnd: correctedVnd },
        { account: ACCOUNTS.clubSharesOwed, amountVnd: -correctedVnd },
      ],
      occurredAt: now,
      now,
      billId,
    })
  await q`
      update statement_disputes set answer = ${answer}, corrected_vnd = ${correctedVnd}, settled_by = ${staff.id},
        settled_at = ${now}
      where id = ${id}`
  const detail = `${correctedVnd} VND: ${answer}`
  await recordAct(ctx, q, staff, { what: 'statement.settled', subject: `booking:${billId}`, detail })
  return { answer: { corrected: correctedVnd }, sensitive: correctedVnd === 0 ? null : sensitiveOf(open) }
}

/** What was divided of a booking, and the club's share of it with its corrections. */
async function dividedOf(q: Query, billId: number): Promise<{ amountVnd: number; clubVnd: number }> {
  const [row] = await q<{ amountVnd: number; clubVnd: number }>`
    select coalesce(sum(e.amount_vnd) filter (where a.name = ${ACCOUNTS.bookingsPaid}), 0)::bigint as "amountVnd",
      coalesce(-sum(e.amount_vnd) filter (where a.name = ${ACCOUNTS.clubSharesOwed}), 0)::bigint as "clubVnd"
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.kind = 'split' and t.bill_id = ${billId}`
  return row ?? { amountVnd: 0, clubVnd: 0 }
}
