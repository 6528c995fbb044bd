import { loadNotice } from '#bookings/booking/notice'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { type DutyAlarm, dutyText } from '#platform/notifications/duty-texts'
import { staffBookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import { readDutyPerson } from '#platform/settings/site-settings'

const hourMs = 3_600_000

/**
 * Sends the person on duty an SMS about a booking left waiting, in the caller's transaction: one for each booking, and in
 * an hour no more than the budget. Does nothing while the settings name no person.
 */
export async function escalate(
  ctx: Context,
  q: Query,
  { bookingId, alarm, now }: { bookingId: number; alarm: DutyAlarm; now: Date },
): Promise<void> {
  const person = await readDutyPerson(q)
  if (!person) return
  // the waiting transaction then counts the message of the first
  await q`select pg_advisory_xact_lock(hashtextextended('duty messages', 0))`
  const [sent] = await q<{ messages: number }>`
    select count(*) as messages from messages
    where to_duty and created_at > ${new Date(now.getTime() - hourMs)}`
  if ((sent?.messages ?? 0) >= ctx.config.rules.dutyMessagesPerHour) {
    ctx.log.warn({ bookingId }, 'the person on duty is not called: the hourly budget is used up')
    return
  }
  const { named } = await loadNotice(q, bookingId)
  const link = staffBookingLink(ctx.config.publicUrl, bookingId)
  const text = dutyText(alarm, named, person.name, link)
  await queueMessage(ctx, q, { phone: person.phone, text, kind: 'booking', bookingId, toDuty: true })
}
