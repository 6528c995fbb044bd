import type { ApprovedAct } from '@teeviet/contract/rules/money/approval'
import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { notify } from '#platform/database/listen'
import type { Query } from '#platform/database/sql'
import { readSecondPersonLimit } from '#platform/settings/site-settings'

/** An act over money; `approvalId` where a second person approves it by this call. */
export type SensitiveAct = {
  act: ApprovedAct
  subject: string
  amountVnd: number
  /** A refund that an act above the limit has caused, or a part of it: it needs a second person whatever its amount. */
  isHeld?: boolean
  approvalId?: number | undefined
}

/** Whether the settings ask for a second person: of refunds above the limit, of every other act. */
export async function needsSecondPerson(
  q: Query,
  { act, amountVnd, isHeld = false }: Pick<SensitiveAct, 'act' | 'amountVnd' | 'isHeld'>,
): Promise<boolean> {
  const limit = await readSecondPersonLimit(q)
  return limit !== null && (act !== 'refund' || isHeld || amountVnd > limit)
}

/**
 * Lets an act over money pass: one that needs no second person, or one that a second person approves in this
 * transaction. Locks the proposal before anything the act locks; a repeat by the same person passes again.
 *
 * @throws Refusal `approval.needed`, `approval.samePerson`, `approval.decided` when it was decided otherwise, or the
 *   amount is no longer the one proposed
 */
export async function requireSecondPerson(
  ctx: Context,
  q: Query,
  staff: Staff,
  sensitive: SensitiveAct,
): Promise<void> {
  const { act, subject, amountVnd, approvalId } = sensitive
  if (approvalId === undefined) {
    if (await needsSecondPerson(q, sensitive)) throw new Refusal('approval.needed')
    return
  }
  const proposal = await lockProposal(q, approvalId)
  if (proposal.outcome === 'approved' && proposal.decided_by === staff.id) return
  const isSame = proposal.act === act && proposal.subject === subject && proposal.amount_vnd === amountVnd
  if (!isSame) throw new Refusal('approval.decided')
  await decideProposal(ctx, q, staff, { ...proposal, to: 'approved', reason: '' })
}

export type Proposal = {
  id: number
  act: ApprovedAct
  subject: string
  amount_vnd: number
  request: unknown
  proposed_by: number
  decided_by: number | null
  outcome: 'approved' | 'declined' | null
}

/** @throws Refusal `request.notFound` */
export async function lockProposal(q: Query, id: number): Promise<Proposal> {
  const [proposal] = await q<Proposal>`
    select id, act, subject, amount_vnd, request, proposed_by, decided_by, outcome
    from approvals where id = ${id} for update`
  if (!proposal) throw new Refusal('request.notFound')
  return proposal
}

/**
 * Writes the decision of a second person about a locked proposal.
 * @throws Refusal `approval.samePerson`, `approval.decided`
 */
export async function decideProposal(
  ctx: Context,
  q: Query,
  staff: Staff,
  decision: Proposal & { to: 'approved' | 'declined'; reason: string },
): Promise<void> {
  const { id, act, subject, proposed_by, outcome, to, reason } = decision
  if (proposed_by === staff.id) throw new Refusal('approval.samePerson')
  if (outcome !== null) throw new Refusal('approval.decided')
  await q`
    update approvals set decided_by = ${staff.id}, decided_at = ${ctx.clock.now()}, outcome = ${to}, reason = ${reason}
    where id = ${id}`
  await recordAct(ctx, q, staff, {
    what: to === 'approved' ? 'approval.approved' : 'approval.turned_down',
    subject: `approval:${id}`,
    detail: `${act} ${subject} ${reason}`,
  })
  await notifyApprovals(q)
}

/** Notifies every console that proposals changed. */
export function notifyApprovals(q: Query): Promise<void> {
  return notify(q, 'approvals', {})
}
