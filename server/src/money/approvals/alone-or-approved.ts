import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { lockProposal, requireSecondPerson, type SensitiveAct } from './second-person.ts'

/** What an act has done: its answer, and the money it moved, null where it moved none. */
export type Moved<Answer> = { answer: Answer; sensitive: SensitiveAct | null }

/**
 * Does an act over money by one person. Where the settings ask for a second one all of it is taken back, so that its own
 * refusals come first: a proposal is never one that cannot be done.
 * @throws Refusal `approval.needed`, and those of the act
 */
export function doAlone<Answer>(
  ctx: Context,
  staff: Staff,
  work: (q: Query) => Promise<Moved<Answer>>,
): Promise<Answer> {
  return inTransaction(ctx.pool, async (q) => {
    const { answer, sensitive } = await work(q)
    if (sensitive) await requireSecondPerson(ctx, q, staff, sensitive)
    return answer
  })
}

/**
 * Does a proposed act in the transaction in which a second person approves it; a repeat by the same person does nothing.
 * The proposal is locked before anything the act locks.
 * @throws Refusal those of `requireSecondPerson` and of the act
 */
export function doApproved(
  ctx: Context,
  staff: Staff,
  approvalId: number,
  work: (q: Query) => Promise<Moved<unknown>>,
): Promise<void> {
  return inTransaction(ctx.pool, async (q) => {
    const { outcome, decided_by } = await lockProposal(q, approvalId)
    if (outcome === 'approved' && decided_by === staff.id) return
    if (outcome !== null) throw new Refusal('approval.decided')
    const { sensitive } = await work(q)
    if (!sensitive) throw new Refusal('approval.decided')
    await requireSecondPerson(ctx, q, staff, { ...sensitive, approvalId })
  })
}
