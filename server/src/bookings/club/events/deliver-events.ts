import { unsealText } from '#identity/partners/keys/sealed-text'
import { noteWebhook } from '#identity/staff/club-webhook'
import type { CourseHolder } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { clubLanguage } from '../../club-requests/ask-club.ts'
import { type ClubBooking, readClubBooking } from '../read-club-bookings.ts'
import { signatureOf } from './sign.ts'

/** Seconds until the next attempt, after each one that failed; after the last one the event is given up. */
const retryAfter = [10, 30, 120, 600, 1_800, 3_600, 10_800, 21_600, 43_200]
const batch = 20
const timeoutMs = 10_000

type Claimed = CourseHolder & {
  /** of the account */
  id: number
  eventId: number
  bookingId: number
  type: string
  at: Date
  attempts: number
  url: string
  secret: Buffer
}

/**
 * Delivers the events that are due to the systems of the clubs, until none is. Each is claimed for the time until its
 * next attempt, so that two servers do not send one at once and a killed one is followed by a retry: an event arrives
 * at least once, with the same id.
 */
export async function deliverClubEvents(ctx: Context): Promise<void> {
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
      select id from club_events
      where next_attempt_at <= ${now} and delivered_at is null and failed_at is null
      order by id limit ${batch} for update skip locked
    )
    update club_events e set attempts = e.attempts + 1,
      next_attempt_at = ${now}::timestamptz + make_interval(secs => (${retryAfter}::int[])[least(e.attempts + 1, ${retryAfter.length})])
    from due, club_webhooks w, staff_accounts a
    where e.id = due.id and w.staff_id = e.staff_id and a.id = e.staff_id
    returning e.id as "eventId", e.booking_id as "bookingId", e.type, e.at, e.attempts, w.url, w.secret, a.id, a.roles,
      a.course_ids as "courseIds"`
}

async function deliver(ctx: Context, event: Claimed): Promise<void> {
  const body = JSON.stringify({
    id: event.eventId,
    type: event.type,
    at: event.at.getTime(),
    booking_id: event.bookingId,
    booking: await bookingOf(ctx, event),
  })
  const failure = await post(ctx, event, body)
  const now = ctx.clock.now()
  await noteWebhook(ctx.q, { staffId: event.id, failure, now })
  if (failure === null) {
    await ctx.q`update club_events set delivered_at = ${now}, failure = null where id = ${event.eventId} and failed_at is null`
    return
  }
  const isLast = event.attempts > retryAfter.length
  ctx.log.warn({ eventId: event.eventId, attempts: event.attempts, failure }, 'a club event was not taken')
  await ctx.q`
    update club_events set failure = ${failure}, failed_at = case when ${isLast} then ${now}::timestamptz end
    where id = ${event.eventId} and delivered_at is null`
}

/** The booking as its club sees it now; null once it has left the courses of the account. */
async function bookingOf(ctx: Context, { bookingId, ...staff }: Claimed): Promise<ClubBooking | null> {
  try {
    return await readClubBooking(ctx, bookingId, { staff, lang: clubLanguage })
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** Sends an event; null when the system took it, else why it did not. */
async function post(ctx: Context, { url, secret, eventId }: Claimed, body: string): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-teeviet-event': String(eventId),
        'x-teeviet-signature': signatureOf(unsealText(ctx, secret), body, ctx.clock.now()),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return response.ok ? null : `HTTP ${response.status}`
  } catch (error) {
    return (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 200)
  }
}
