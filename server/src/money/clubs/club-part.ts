import { percentOf } from '@teeviet/contract/rules/money/money'
import type { CustomerType } from '@teeviet/contract/rules/money/rates'
import type { Day } from '@teeviet/contract/rules/time/dates'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { netPriceOf } from './net-price-of.ts'
import { shareOfClub } from './shares.ts'

/** A round that is divided; start and holes are null while it has no tee time. A group on several has the first as its start. */
export type DividedRound = {
  id: number
  course_id: number
  state: string
  play_date: Day
  tee_time_at: Date | null
  holes: number | null
  customer_type: CustomerType
}

/**
 * What the club gets of the money of a round, in VND: of a played one its net price for each player who was not
 * cancelled, where one fits the day, the start, the holes and the customers, and never more than there is; of any other its share in percent.
 */
export async function clubPartOf(
  ctx: Context,
  q: Query,
  { id, course_id: courseId, state, ...round }: DividedRound,
  amountVnd: number,
): Promise<number> {
  const { play_date: day, tee_time_at: startsAt, holes, customer_type: customers } = round
  const netVnd =
    state === 'played' ? await netPriceOf(q, { courseId, day, startsAt, holes, customers }) : null
  if (netVnd === null) return percentOf(amountVnd, await shareOfClub(ctx, q, courseId, day))
  return Math.min(amountVnd, netVnd * (await countPlayers(q, id)))
}

async function countPlayers(q: Query, bookingId: number): Promise<number> {
  const [players] = await q<{ count: number }>`
    select count(*)::int as count from booking_players where booking_id = ${bookingId} and cancelled_at is null`
  return players?.count ?? 0
}
