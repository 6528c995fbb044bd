import { calls } from '@teeviet/contract/calls'
import { mostAlternatives } from '@teeviet/contract/rules/limits'
import { addDays, dayOf, startOfDay } from '@teeviet/contract/rules/time/dates'
import { findAlternatives } from '#bookings/alternatives/find-alternatives'
import { requestBooking } from '#bookings/request/request'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'

const daysAhead = 6
const players = 2
/** The demo golfer of this request, counted from 0. */
const golferAt = 11

/**
 * Sends for one golfer of the demo world a request that names other tee times, so that the demo shows how staff and a club
 * confirm one of them. Nothing is sent while an earlier one is open, nor where the operator takes no other times.
 */
export async function addRequestWithTimes(ctx: Context, phones: readonly string[]): Promise<void> {
  // a second server that starts waits here, and then finds the request
  await inTransaction(ctx.pool, async (q) => {
    await q`select pg_advisory_xact_lock(hashtextextended('teeviet.demo-request-with-times', 0))`
    await request(ctx, phones[golferAt] ?? '')
  })
}

async function request(ctx: Context, phone: string): Promise<void> {
  const golfer = await golferWithoutRequest(ctx, phone)
  const day = addDays(dayOf(ctx.clock.now()), daysAhead)
  const [start] = await ctx.q<{ courseId: number; startsAt: Date }>`
    select t.course_id as "courseId", t.starts_at as "startsAt"
    from tee_times t join courses c on c.id = t.course_id and c.is_open and not c.instant_confirmation
    where t.play_date = ${day}::date and not t.is_closed and t.places_left >= ${players} and t.price_vnd > 0
      and t.starts_at >= ${new Date(startOfDay(day) + 7 * 3_600_000)}
    order by c.featured_rank nulls last, c.id, t.starts_at limit 1`
  if (!golfer || !start) return
  const { courseId, startsAt } = start
  const asked = { facility_id: courseId, start_at: startsAt.getTime(), number_player: players, day }
  const near = await findAlternatives(ctx, calls['GET /api/services/alternatives'].request.parse(asked), 'vi')
  const alternatives = near
    .flatMap(({ facility, starts }) =>
      starts.slice(0, 1).map(({ start_at, price }) => ({ facility_id: facility.id, start_at, price })),
    )
    .slice(0, mostAlternatives)
  if (alternatives.length === 0) return
  const fields = calls['POST /api/services/create_booking_for_wap'].request.parse({
    facility_id: courseId,
    date_played: startsAt.getTime(),
    list_users: [{ user_id: golfer.vga }, { name_out_system: 'Nguyễn Văn Bình' }],
    terms_agreed: 1,
    alternatives,
  })
  const key = `demo-request-with-times-${day}`
  const idempotency = { caller: `member:${golfer.id}`, key, hash: Buffer.from(key) }
  await requestBooking(ctx, golfer, fields, { channel: 'quick', lang: 'vi', idempotency })
}

async function golferWithoutRequest({ q }: Context, phone: string): Promise<Member | null> {
  const [row] = await q<Pick<Member, 'id' | 'vga' | 'phone' | 'fullname'>>`
    select id, vga, phone, fullname from members
    where phone = ${phone} and is_demo and deleted_at is null and not exists (
      select from bookings where member_id = members.id and state in ('requested', 'confirmed', 'placed', 'paid'))`
  return row ? { ...row, kind: 'member', bankId: null, merchant: null, sessionId: '' } : null
}
