import type { InputOf } from '@teeviet/contract'
import { system } from '#bookings/booking/record-event'
import { endUnpaidBooking } from '#bookings/steps/end-unpaid-booking'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { joinWaitlist } from '#rounds/waitlist/join'
import type { TestContext } from '../context.ts'
import { addCourse, addMember, addTeeTime } from '../golf.ts'
import { book } from './bookings.ts'

type Fields = InputOf<'POST /api/for_wap/waitlist/join'>

/** The Tuesday on which the tests of the waitlist play; the clock stands four days before it. */
export const fullDay = '2026-11-24'
export const fullStart = (minutes: number) =>
  new Date(new Date(`${fullDay}T06:00:00+07:00`).getTime() + minutes * 60_000).toISOString()

/** A course whose starts are full of the bookings of one golfer each, from 06:00, ten minutes apart. */
export async function fullCourse(
  ctx: TestContext,
  {
    starts = 1,
    instant = true,
    price = 2_000_000,
  }: { starts?: number; instant?: boolean; price?: number } = {},
) {
  const courseId = await addCourse(ctx.q, { instant })
  const bookings: number[] = []
  const teeTimes: number[] = []
  for (let index = 0; index < starts; index += 1) {
    const at = fullStart(index * 10)
    teeTimes.push(await addTeeTime(ctx.q, { courseId, at, price }))
    const { id_general_bill } = await book(ctx, await addMember(ctx.q), { courseId, at, players: 4 })
    bookings.push(id_general_bill)
  }
  return { courseId, bookings, teeTimes }
}

/** A golfer waits for a start of the full day; returns the id of the entry. */
export async function wait(
  ctx: TestContext,
  member: Member,
  { courseId, ...fields }: { courseId: number } & Partial<Fields>,
): Promise<number> {
  const entry = await joinWaitlist(
    ctx,
    member,
    {
      facility_id: courseId,
      day: fullDay,
      from_minute: 0,
      to_minute: 1439,
      number_hole: 18,
      players: 4,
      most_price: 2_000_000,
      until: Date.parse(fullStart(-600)),
      paid_by: 'hold',
      ...fields,
      uid: undefined,
      bank_id: undefined,
      is_wap: undefined,
      lang: undefined,
    },
    'vi',
  )
  return entry.id
}

/** Ends bookings in one transaction, as when the club cancels them. */
export function endTogether(ctx: Context, bookings: readonly number[]): Promise<void> {
  return inTransaction(ctx.pool, async (q) => {
    for (const bookingId of bookings) {
      const ending = { bookingId, now: ctx.clock.now() }
      const ended =
        (await endUnpaidBooking(ctx, q, { ...ending, to: 'expired', actor: system })) ??
        (await endUnpaidBooking(ctx, q, { ...ending, to: 'rejected', actor: { kind: 'club', id: null } }))
      if (!ended) throw new Error('a booking did not end')
    }
  })
}

export type EntryNow = { id: number; state: string; teeTimeId: number | null; bookingId: number | null }

/** The entries of a course in the order of joining. */
export function entriesOf(q: Query, courseId: number): Promise<EntryNow[]> {
  return q<EntryNow>`
    select id, state, tee_time_id as "teeTimeId", booking_id as "bookingId" from waitlist_entries
    where course_id = ${courseId} order by id`
}
