import { loadNotice } from '#bookings/booking/notice'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { bookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import {
  waitlistHoldText,
  waitlistOverText,
  waitlistRequestedText,
} from '#platform/notifications/waitlist-texts'
import type { Entry } from './entries.ts'

/** Says what the golfer got: an order to be paid while it is held, or a request that the club answers first. */
export async function notifyBooked(ctx: Context, q: Query, bookingId: number, now: Date): Promise<void> {
  const { phone, lang, named, amount, payBy } = await loadNotice(q, bookingId)
  if (!phone) return
  const link = bookingLink(ctx.config.publicUrl, bookingId)
  const text =
    payBy && amount !== null
      ? waitlistHoldText(lang, named, { amount, payBy, now, link })
      : waitlistRequestedText(lang, named, link)
  await queueMessage(ctx, q, { phone, text, kind: 'booking', topic: 'offer', bookingId, expiresAt: payBy })
}

/** Nothing that fits was free in the golfer's time. */
export async function notifyOver(
  ctx: Context,
  q: Query,
  { memberId, courseId, day, lang }: Entry,
): Promise<void> {
  const [golfer] = await q<{ phone: string | null; title: string; titleEn: string }>`
    select m.phone, c.title, c.title_en as "titleEn" from members m, courses c
    where m.id = ${memberId} and m.deleted_at is null and c.id = ${courseId}`
  if (!golfer?.phone) return
  const text = waitlistOverText(lang, {
    course: lang === 'vi' ? golfer.title : golfer.titleEn,
    playDate: day,
  })
  await queueMessage(ctx, q, { phone: golfer.phone, text, kind: 'booking', topic: 'offer' })
}
