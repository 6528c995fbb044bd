import type { ResponseOf } from '@teeviet/contract'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { type Day, startOfDay } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'
import { ACCOUNTS } from '#platform/ledger/accounts'

/**
 * The confirmed bookings of a course of which nothing was divided: those to come, rounds that wait for the night after
 * their day, and what was cancelled without a fee or was never paid. With the lines of the statement they are every
 * booking that the club kept a tee time for.
 *
 * @param days first day of play, and the one after the last
 */
export async function listUndivided(
  q: Query,
  { from, until }: { from: Day; until: Day },
  courseId: number,
): Promise<ResponseOf<'GET /api/club/statement'>['undivided']> {
  const rows = await q<{
    booking_id: number
    code: string
    reference: string
    play_date: Day
    tee_time_at: Date | null
    number_player: number
    state: BookingState
    amount: number
  }>`
    select b.id as booking_id, b.code, coalesce(r.reference, '') as reference, b.play_date, b.tee_time_at,
      b.player_count as number_player, b.state,
      (select coalesce(-sum(e.amount_vnd), 0)::bigint
        from ledger_transfers t
        join ledger_entries e on e.transfer_id = t.id
        join ledger_accounts a on a.id = e.account_id and a.name = ${ACCOUNTS.bookingsPaid}
        where t.bill_id = b.id) as amount /* not null */
    from bookings b
    left join club_requests r on r.booking_id = b.id
    where b.course_id = ${courseId} and b.play_date >= ${from}::date and b.play_date < ${until}::date
      and (b.confirmed_at is not null or b.paid_at is not null)
      and not exists (select from ledger_transfers t where t.cause = 'split:' || b.id)
    order by b.play_date, b.tee_time_at nulls first, b.id`
  return rows.map(({ code, play_date, tee_time_at, ...row }) => ({
    ...row,
    general_bill_code: code,
    date_played: tee_time_at?.getTime() ?? startOfDay(play_date),
  }))
}
