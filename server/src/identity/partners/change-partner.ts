import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { type NewEvent, recordPartnerEvent } from './events.ts'

/**
 * Changes something of a partner, one change at a time, and records the actor, with the detail that `change` returns
 * for it.
 * @throws Refusal `request.notFound`
 */
export async function changePartner(
  ctx: Context,
  staff: Staff,
  { code, what }: { code: string; what: NewEvent['what'] },
  change: (q: Query, partnerId: number) => Promise<string>,
): Promise<void> {
  await inTransaction(ctx.pool, async (q) => {
    const [partner] = await q<{ id: number }>`select id from partners where code = ${code} for update`
    if (!partner) throw new Refusal('request.notFound')
    const detail = await change(q, partner.id)
    await recordPartnerEvent(ctx, q, { partnerId: partner.id, staffId: staff.id, what, detail })
  })
}
