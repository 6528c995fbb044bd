import { calls } from '@teeviet/contract/calls'
import { heldPermissions } from '@teeviet/contract/rules/permissions'
import { addDays, dayOf, instantAt } from '@teeviet/contract/rules/time/dates'
import { requestBooking } from '#bookings/request/request'
import { fillCourse } from '#golf/schedule/fill-course'
import { bookBankLine } from '#money/books/book-line'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import type { Member, Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import { splitBill } from '#rounds/shares/split-bill'
import { confirmAndPlaceAsStaff } from '#rounds/staff/booking-acts'

const daysAgo = 4

/**
 * Adds for the first two golfers of the demo world a round they played together four days ago, so that each of them can
 * write a review, and the demo shows a bill that was split. It is booked, placed and paid by the product's own verbs, with their clocks set to the day before the
 * round; nothing is added when one of them has booked.
 *
 * @param phones of the demo golfers, the booker first
 */
export async function addPlayedRound(ctx: Context, phones: readonly string[]): Promise<void> {
  // its steps commit one by one: a second server that starts waits here, and then finds the booking
  await inTransaction(ctx.pool, async (q) => {
    await q`select pg_advisory_xact_lock(hashtextextended('teeviet.demo-round', 0))`
    await bookAndPay(ctx, phones)
  })
}

async function bookAndPay(ctx: Context, [booker = '', partner = '']: readonly string[]): Promise<void> {
  const [golfer, other] = [await demoGolfer(ctx, booker), await demoGolfer(ctx, partner)]
  const admin = await demoAdmin(ctx)
  const [course] = await ctx.q<{ id: number }>`
    select id from courses where is_open order by featured_rank nulls last, id limit 1`
  if (!golfer || !other || !admin || !course) return
  const playDay = addDays(dayOf(ctx.clock.now()), -daysAgo)
  const bookedAt = new Date(instantAt(addDays(playDay, -1), '09:00'))
  const past: Context = { ...ctx, clock: { now: () => bookedAt } }
  const startsAt = await teeTimeOn(past, course.id, playDay)
  if (!startsAt) return
  const fields = calls['POST /api/services/create_booking_for_wap'].request.parse({
    facility_id: course.id,
    date_played: startsAt.getTime(),
    list_users: [{ user_id: golfer.vga }, { user_id: other.vga }],
    terms_agreed: 1,
  })
  const key = `demo-round-${playDay}`
  const idempotency = { caller: `member:${golfer.id}`, key, hash: Buffer.from(key) }
  const sent = await requestBooking(past, golfer, fields, { channel: 'quick', lang: 'vi', idempotency })
  const id = sent.id_general_bill
  await confirmAndPlaceAsStaff(past, admin, { id, note: '' }, 'vi')
  for (const [index, { content, amountVnd }] of (await transfersOf(past, golfer, id)).entries()) {
    const line = {
      bankReference: `DEMO-${id}-${index + 1}`,
      amountVnd,
      occurredAt: bookedAt,
      content,
      line: 1,
    }
    await bookBankLine(past, admin, line)
  }
}

/** A share of each golfer; one transfer where bills are not split. */
async function transfersOf(past: Context, golfer: Member, id: number) {
  if (past.config.billShares) {
    const split = { id_general_bill_detail: id, mode: 'equal', at_deadline: 'expire' } as const
    const { shares } = await splitBill(past, golfer, split)
    return shares.map(({ bank_code: content, amount: amountVnd }) => ({ content, amountVnd }))
  }
  const { transaction_id: content, amount: amountVnd } = await startBankTransfer(past, golfer, id)
  return [{ content, amountVnd }]
}

/** A golfer of the demo world who has no booking but open ones; null otherwise. */
export async function demoGolfer({ q }: Context, phone: string): Promise<Member | null> {
  const [row] = await q<Pick<Member, 'id' | 'vga' | 'phone' | 'fullname'>>`
    select id, vga, phone, fullname from members
    where phone = ${phone} and is_demo and deleted_at is null
      and not exists (select from bookings where member_id = members.id and state not in ('requested', 'confirmed', 'placed'))`
  return row ? { ...row, kind: 'member', bankId: null, merchant: null, sessionId: '' } : null
}

/** The first administrator of the demo world. */
export async function demoAdmin({ q }: Context): Promise<Staff | null> {
  const [row] = await q<Pick<Staff, 'id' | 'email' | 'name' | 'roles'>>`
    select id, email, name, roles from staff_accounts
    where is_demo and 'admin' = any (roles) and disabled_at is null order by id limit 1`
  return row ? { ...row, kind: 'staff', permissions: heldPermissions(row) } : null
}

/** The day's first tee time after seven with places for all, for a golfer and a partner by default; the day's tee times are created first. */
export async function teeTimeOn(
  past: Context,
  courseId: number,
  day: string,
  { players = 2, holes = null }: { players?: number; holes?: number | null } = {},
): Promise<Date | null> {
  const dayBegins = { now: () => new Date(instantAt(day, '00:00')) }
  const config = { ...past.config, rules: { ...past.config.rules, teeSheetDays: 1 } }
  await inTransaction(past.pool, (q) => fillCourse({ clock: dayBegins, config }, q, courseId))
  const [free] = await past.q<{ startsAt: Date }>`
    select starts_at as "startsAt" from tee_times
    where course_id = ${courseId} and play_date = ${day}::date and not is_closed and places_left >= ${players}
      and (${holes}::int is null or holes = ${holes})
      and starts_at >= ${new Date(instantAt(day, '07:00'))}
    order by starts_at limit 1`
  return free?.startsAt ?? null
}
