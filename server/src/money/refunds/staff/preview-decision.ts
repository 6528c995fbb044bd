import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { previewMessages } from '#platform/notifications/preview-messages'
import { agreeRefund, refuseRefund } from '../decide.ts'

const call = 'POST /api/staff/refunds/:id/preview-messages'

/**
 * The messages that the decision about a refund would send to the golfer now; nothing changes.
 * @throws Refusal those of `agreeRefund` and `refuseRefund`
 */
export async function previewDecision(
  ctx: Context,
  { id: staffId }: Staff,
  { id: refundId, decision, reason }: InputOf<typeof call>,
): Promise<ResponseOf<typeof call>> {
  const decided = { refundId, staffId, reason, now: ctx.clock.now() }
  const decide = decision === 'agree' ? agreeRefund : refuseRefund
  const messages = await previewMessages(ctx, async (q) => {
    await decide(ctx, q, decided)
    return readerOf(q, refundId)
  })
  return { messages }
}

/** The golfer of a refund, in the language of its booking, else the golfer's own. */
async function readerOf(q: Query, refundId: number) {
  const [row] = await q<{ phone: string | null; language: Language | null }>`
    select m.phone, coalesce(b.language, m.language) as language
    from refunds r left join bookings b on b.id = r.bill_id left join members m on m.id = r.member_id
    where r.id = ${refundId}`
  return { phone: row?.phone ?? null, lang: row?.language ?? ('vi' as const) }
}
