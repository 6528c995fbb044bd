import { randomUUID } from 'node:crypto'
import type { InputOf, ResponseOf } from '@teeviet/contract'
import { coursesOf, type Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { notify } from '#platform/database/listen'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { longestStreamMs } from '#platform/http/event-streams'

/** A stream that ends when the server ends it may still be heard of a little later. */
const marginMs = 60_000

/** Notifies every console that colleagues opened or closed bookings. */
const notifyPresence = (q: Query) => notify(q, 'presence', {})

/**
 * Records that a page of the console listens; the same page may connect again before its earlier connection has ended.
 * @returns ends the record of this connection, with the booking that was opened on it
 */
export async function recordStream(ctx: Context, staff: Staff, stream: string): Promise<() => Promise<void>> {
  const connection = randomUUID()
  const now = ctx.clock.now()
  const endsAt = new Date(now.getTime() + longestStreamMs + marginMs)
  await inTransaction(ctx.pool, async (q) => {
    await q`delete from console_streams where ends_at <= ${now}`
    await q`
      insert into console_streams (id, connection, staff_id, ends_at)
      values (${stream}::uuid, ${connection}::uuid, ${staff.id}, ${endsAt})
      on conflict (id) do update set connection = excluded.connection, ends_at = excluded.ends_at
      where console_streams.staff_id = excluded.staff_id`
  })
  return () =>
    inTransaction(ctx.pool, async (q) => {
      const [ended] = await q<{ booking_id: number | null }>`
        delete from console_streams where id = ${stream}::uuid and connection = ${connection}::uuid returning booking_id`
      if (ended && ended.booking_id !== null) await notifyPresence(q)
    })
}

/** Records the booking that a console has open; ignored unless its stream is open and the staff member's own. */
export async function announcePresence(
  ctx: Context,
  staff: Staff,
  { stream, booking_id, opened_at }: InputOf<'POST /api/staff/presence'>,
): Promise<null> {
  const now = ctx.clock.now().getTime()
  const bookingId = booking_id ?? null
  const openedAt = bookingId === null ? null : new Date(Math.min(opened_at ?? now, now))
  await inTransaction(ctx.pool, async (q) => {
    const changed = await q<{ id: string }>`
      update console_streams s set booking_id = b.id, opened_at = case when b.id is not null then ${openedAt}::timestamptz end
      from (select 1) one left join bookings b on b.id = ${bookingId}::bigint
      where s.id = ${stream}::uuid and s.staff_id = ${staff.id} and s.booking_id is distinct from b.id
      returning s.id`
    if (changed.length > 0) await notifyPresence(q)
  })
  return null
}

/** The bookings that colleagues have open; of one who has a booking open twice, the earlier. */
export async function presenceOfOthers(
  { q, clock }: Pick<Context, 'q' | 'clock'>,
  staff: Staff,
): Promise<ResponseOf<'GET /api/staff/presence'>> {
  const courses = coursesOf(staff)
  const rows = await q<{ booking_id: number; name: string; opened_at: Date }>`
    select s.booking_id, a.name, min(s.opened_at)::timestamptz as opened_at /* not null */
    from console_streams s join staff_accounts a on a.id = s.staff_id join bookings b on b.id = s.booking_id
    where s.booking_id is not null and s.ends_at > ${clock.now()} and s.staff_id <> ${staff.id}
      and (${courses}::int[] is null or b.course_id = any (${courses}))
    group by s.booking_id, s.staff_id, a.name order by 3, 1`
  return rows.map(({ opened_at, ...row }) => ({ ...row, opened_at: opened_at.getTime() }))
}
