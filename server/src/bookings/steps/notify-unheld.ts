import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import * as texts from '#platform/notifications/hold-texts'
import { bookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import { loadNotice, type Notice } from '../booking/notice.ts'

/**
 * Notifies the golfer that a request was accepted beyond what may be held, and that staff's acceptance takes the
 * places.
 */
export function notifyUnheld(ctx: Context, q: Query, bookingId: number, now: Date): Promise<void> {
  return notify(ctx, q, bookingId, now, ({ lang, named }) => texts.requestUnheldText(lang, named))
}

/**
 * Notifies the golfer that the request was not answered within the staff hour: until when the places are held, or that
 * none are. If the hold ends with the hour, the message about that end replaces this one.
 */
export async function notifyOverdue(
  ctx: Context,
  q: Query,
  { id, hold_until: until }: { id: number; hold_until: Date | null },
  now: Date,
): Promise<void> {
  if (until && until <= now) return
  await notify(ctx, q, id, now, ({ lang, named }) =>
    until ? texts.overdueHeldText(lang, named, { until, now }) : texts.overdueText(lang, named),
  )
}

/** Notifies the golfer that an unanswered request holds its places no longer, and stays open. */
export function notifyHoldEnded(ctx: Context, q: Query, bookingId: number, now: Date): Promise<void> {
  const link = bookingLink(ctx.config.publicUrl, bookingId)
  return notify(ctx, q, bookingId, now, ({ lang, named }) => texts.holdEndedText(lang, named, link))
}

// After the tee time there is nothing left to wait for.
async function notify(
  ctx: Context,
  q: Query,
  bookingId: number,
  now: Date,
  write: (notice: Notice) => string,
) {
  const notice = await loadNotice(q, bookingId)
  const { phone, named } = notice
  if (!phone || (named.teeTimeAt && named.teeTimeAt <= now)) return
  await queueMessage(ctx, q, { phone, text: write(notice), kind: 'booking', bookingId })
}
