import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { recordPartnerEvent } from '../events.ts'

/**
 * Changes a partner's keys, one change at a time, and records the actor, with the name that `store` returns for them.
 * @throws Refusal `request.notFound`
 */
export async function changeKeys(
  ctx: Context,
  staff: Staff,
  { code, what }: { code: string; what: 'keys_rotated' | 'card_keys_changed' },
  store: (q: Query, partnerId: number) => Promise<string>,
): Promise<void> {
  await inTransaction(ctx.pool, async (q) => {
    const [partner] = await q<{ id: number }>`select id from partners where code = ${code} for update`
    if (!partner) throw new Refusal('request.notFound')
    const detail = await store(q, partner.id)
    await recordPartnerEvent(ctx, q, { partnerId: partner.id, staffId: staff.id, what, detail })
  })
}
