import { loadNotice } from '#bookings/booking/notice'
import { noteReminded } from '#money/payments/shares/open-split'
import { readSplit } from '#money/payments/shares/read-split'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { bookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import { sharesMissingText } from '#platform/notifications/share-texts'

/** Enqueues the reminder of a split bill: some minutes before its deadline, or halfway when there is less time left. */
export async function enqueueReminder(
  ctx: Context,
  q: Query,
  splitId: number,
  { payBy, now }: { payBy: Date; now: Date },
): Promise<void> {
  const halfway = now.getTime() + (payBy.getTime() - now.getTime()) / 2
  const at = new Date(Math.max(remindAt(ctx, payBy), halfway))
  await ctx.jobs.enqueue(q, 'share-reminder', { splitId }, at)
}

const remindAt = ({ config }: Context, payBy: Date) => payBy.getTime() - config.rules.shareReminder * 1000

/**
 * Reminds the golfer by SMS of the shares of a split bill that are missing, once. A job that comes too early, since the
 * deadline was extended, enqueues the next one; without a missing share nothing happens.
 */
export async function remindOfShares(ctx: Context, splitId: number): Promise<void> {
  const now = ctx.clock.now()
  await inTransaction(ctx.pool, async (q) => {
    const [booking] = await q<{ id: number; payBy: Date }>`
      select b.id, b.pay_by as "payBy" from bookings b join bill_splits s on s.bill_id = b.id
      where s.id = ${splitId} and s.state = 'open' and b.state = 'placed' and b.pay_by is not null for update of b`
    const split = booking && (await readSplit(q, booking.id))
    if (!booking || split?.id !== splitId || booking.payBy <= now) return
    const { id: bookingId, payBy } = booking
    const due = remindAt(ctx, payBy)
    if (due > now.getTime()) return ctx.jobs.enqueue(q, 'share-reminder', { splitId }, new Date(due))
    const open = split.shares.filter(({ state }) => state === 'pending')
    if (open.length === 0 || !(await noteReminded(q, splitId, now))) return
    const { phone, lang, named } = await loadNotice(q, bookingId)
    if (!phone) return
    const amount = open.reduce((sum, { amountVnd }) => sum + amountVnd, 0)
    const link = bookingLink(ctx.config.publicUrl, bookingId)
    const missing = { shares: open.length, amount, payBy, now, link, atDeadline: split.atDeadline }
    const text = sharesMissingText(lang, named.code, missing)
    await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId, expiresAt: payBy })
  })
}
