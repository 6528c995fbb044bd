import { loadNotice } from '#bookings/booking/notice'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { type DutyAlarm, dutyText } from '#platform/notifications/duty-texts'
import { staffBookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import { readDutyPerson } from '#platform/settings/site-settings'

const hourMs = 3_600_000

/**
 * Sends the person on duty an SMS, an e-mail, a push message or several of them about a booking left waiting, in the caller's transaction: one of each
 * for a booking, and in an hour about no more bookings than the budget. Does nothing while the settings name no person.
 */
export async function escalate(
  ctx: Context,
  q: Query,
  { bookingId, alarm, now }: { bookingId: number; alarm: DutyAlarm; now: Date },
): Promise<void> {
  const person = await readDutyPerson(q)
  if (!person) return
  const { phone, email, push } = person
  // the waiting transaction then counts the messages of the first
  await q`select pg_advisory_xact_lock(hashtextextended('duty messages', 0))`
  const [sent] = await q<{ bookings: number; isEmailed: boolean; isPushed: boolean }>`
    select count(distinct booking_id) filter (where created_at > ${new Date(now.getTime() - hourMs)}) as bookings,
      coalesce(bool_or(to_duty_email and booking_id = ${bookingId}), false) as "isEmailed",
      coalesce(bool_or(push_staff_id is not null and booking_id = ${bookingId}), false) as "isPushed"
    from messages
    where (to_duty or to_duty_email or push_staff_id is not null) and (created_at > ${new Date(now.getTime() - hourMs)} or booking_id = ${bookingId})`
  if ((sent?.bookings ?? 0) >= ctx.config.rules.dutyMessagesPerHour) {
    ctx.log.warn({ bookingId }, 'the person on duty is not called: the hourly budget is used up')
    return
  }
  const { named } = await loadNotice(q, bookingId)
  const text = dutyText(alarm, named, person, staffBookingLink(ctx.config.publicUrl, bookingId))
  const message = { text, kind: 'booking', bookingId, toDuty: true } as const
  if (phone !== null) await queueMessage(ctx, q, { ...message, phone })
  if (email !== null && !sent?.isEmailed) await queueMessage(ctx, q, { ...message, phone: null, email })
  if (push === null || sent?.isPushed) return
  const [account] = await q<{ id: number; email: string }>`
    select id, email from staff_accounts where lower(email) = lower(${push}) and disabled_at is null`
  if (!account) return ctx.log.warn({ bookingId }, 'the person on duty gets no push: the account is disabled')
  await queueMessage(ctx, q, { ...message, phone: null, email: account.email, pushStaffId: account.id })
}
