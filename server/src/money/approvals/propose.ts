import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { notifyApprovals, type SensitiveAct } from './second-person.ts'

/**
 * Stores an act over money for a second person. One that waits already stays as it was proposed first, unless its amount
 * has changed since: then it is proposed anew.
 */
export async function propose(
  ctx: Context,
  q: Query,
  staff: Pick<Staff, 'id'>,
  { act, subject, amountVnd, request }: SensitiveAct & { request: object },
): Promise<void> {
  const [proposed] = await q<{ id: number }>`
    insert into approvals (act, subject, amount_vnd, request, proposed_by, proposed_at)
    values (${act}, ${subject}, ${amountVnd}, ${JSON.stringify(request)}::jsonb, ${staff.id}, ${ctx.clock.now()})
    on conflict (act, subject) where outcome is null do update set amount_vnd = excluded.amount_vnd,
      request = excluded.request, proposed_by = excluded.proposed_by, proposed_at = excluded.proposed_at
      where approvals.amount_vnd <> excluded.amount_vnd
    returning id`
  if (!proposed) return
  await recordAct(ctx, q, staff, {
    what: 'approval.put_forward',
    subject: `approval:${proposed.id}`,
    detail: `${act} ${subject}`,
  })
  await notifyApprovals(q)
}
