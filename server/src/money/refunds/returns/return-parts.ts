import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import { endParts } from '../../payments/parts/end-parts.ts'
import { shortMoneyWaitMs } from '../short-money-wait.ts'
import { returnHeld } from './return-shares.ts'

/**
 * Gives the parts back that the counter took of bills that ended unpaid, at the counter that took them and as soon as a
 * short transfer would go back: at once, or a day after the payment window, since until then a rest sent in time may be
 * reported. A repeat does nothing.
 */
export async function returnPartsOfEnded(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  const before = new Date(now.getTime() - shortMoneyWaitMs)
  const ended = await ctx.q<{ id: number }>`
    select distinct b.id from payments p join bookings b on b.id = p.bill_id
    where p.part is not null and p.state = 'held' and b.state not in ('draft', 'requested', 'confirmed', 'placed')
      and (b.state <> 'expired' or b.pay_by < ${before})
    order by b.id limit 100`
  for (const { id } of ended)
    await inTransaction(ctx.pool, async (q) => {
      // a rest that is reported at this moment revives an expired booking
      const [booking] = await q<{ isEnded: boolean }>`
        select state not in ('draft', 'requested', 'confirmed', 'placed', 'paid', 'played') as "isEnded" /* not null */
        from bookings where id = ${id} for update`
      if (booking?.isEnded) await returnHeld(ctx, q, id, await endParts(q, id, now), now)
    })
}
