import type { StaffRole } from '@teeviet/contract/rules/permissions'
import { noteWebhook } from '#identity/webhooks/webhook'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { type ClubBooking, readClubBooking } from '../club/read-club-bookings.ts'
import { clubLanguage } from '../club-requests/ask-club.ts'
import { type PartnerBooking, readPartnerBooking } from './partner-booking.ts'
import { postEvent } from './post-event.ts'

/** Seconds until the next attempt, after each one that failed; after the last one the event is given up. */
const retryAfter = [10, 30, 120, 600, 1_800, 3_600, 10_800, 21_600, 43_200]
const batch = 20

type Claimed = {
  webhookId: number
  eventId: number
  bookingId: number
  type: string
  at: Date
  attempts: number
  url: string
  secret: Buffer
  /** the secret before, while it is valid */
  previous: Buffer | null
  /** of the account of a club; null for an event of a partner */
  roles: StaffRole[] | null
  courseIds: number[] | null
  partnerId: number | null
}

/**
 * Delivers the events that are due to the systems of clubs and partners, until none is. Each is claimed for the time
 * until its next attempt, so that two servers do not send one at once and a killed one is followed by a retry: an event
 * arrives at least once, with the same id.
 */
export async function deliverEvents(ctx: Context): Promise<void> {
  for (;;) {
    const claimed = await claimDue(ctx)
    await Promise.all(claimed.map((event) => deliver(ctx, event)))
    if (claimed.length < batch) return
  }
}

function claimDue({ q, clock }: Context): Promise<Claimed[]> {
  const now = clock.now()
  return q<Claimed>`
    with due as (
      select id from webhook_events
      where next_attempt_at <= ${now} and delivered_at is null and failed_at is null
      order by id limit ${batch} for update skip locked
    )
    update webhook_events e set attempts = e.attempts + 1,
      next_attempt_at = ${now}::timestamptz + make_interval(secs => (${retryAfter}::int[])[least(e.attempts + 1, ${retryAfter.length})])
    from due, webhooks w left join staff_accounts a on a.id = w.staff_id
    where e.id = due.id and (w.staff_id = e.staff_id or w.partner_id = e.partner_id)
    returning w.id as "webhookId", e.id as "eventId", e.booking_id as "bookingId", e.type, e.at, e.attempts, w.url,
      w.secret, case when w.previous_until > ${now} then w.previous_secret end as previous, a.roles,
      a.course_ids as "courseIds", e.partner_id as "partnerId"`
}

async function deliver(ctx: Context, event: Claimed): Promise<void> {
  const { eventId, webhookId, attempts } = event
  const body = JSON.stringify({
    id: eventId,
    type: event.type,
    at: event.at.getTime(),
    booking_id: event.bookingId,
    booking: await bookingOf(ctx, event),
  })
  const { isTaken, answer } = await postEvent(ctx, { ...event, body })
  const now = ctx.clock.now()
  await noteWebhook(ctx.q, { id: webhookId, failure: isTaken ? null : answer, now })
  if (isTaken) {
    await ctx.q`update webhook_events set delivered_at = ${now}, answer = ${answer} where id = ${eventId} and failed_at is null`
    return
  }
  const isLast = attempts > retryAfter.length
  ctx.log.warn({ eventId, attempts, answer }, 'an event of a webhook was not taken')
  await ctx.q`
    update webhook_events set answer = ${answer}, failed_at = case when ${isLast} then ${now}::timestamptz end
    where id = ${eventId} and delivered_at is null`
}

/** The booking as its club or partner sees it now; null once it is theirs no more. */
async function bookingOf(
  ctx: Context,
  { bookingId, partnerId, roles, courseIds }: Claimed,
): Promise<ClubBooking | PartnerBooking | null> {
  if (partnerId !== null) return readPartnerBooking(ctx, partnerId, bookingId)
  if (roles === null || courseIds === null) return null
  try {
    return await readClubBooking(ctx, bookingId, { staff: { roles, courseIds }, lang: clubLanguage })
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
