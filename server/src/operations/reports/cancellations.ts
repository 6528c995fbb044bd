import type { InputOf, ResponseOf } from '@teeviet/contract'
import { endingActor, endReasons } from '@teeviet/contract/rules/bookings/end-reasons'
import type { Query } from '#platform/database/sql'
import { type AtCourses, instantsOf } from './period.ts'

const call = 'GET /api/staff/reports/cancellations'
type Line = ResponseOf<typeof call>[number]
type Row = Omit<Line, 'ended_by'> & { actor: 'member' | 'staff' | 'system' | 'club' }

/** Why bookings ended without being played, by who ended them and the reason, the most frequent first. */
export async function reportCancellations(
  q: Query,
  input: InputOf<typeof call> & AtCourses,
): Promise<Line[]> {
  const { since, until } = instantsOf(input)
  const { course_id: courseId = null, courses } = input
  const rows = await q<Row>`
    select coalesce(ended_by, 'system') as actor, end_reason_code as reason_code, count(*) as bookings,
      count(paid_at) as paid, sum(player_count)::integer as players /* not null */,
      coalesce(sum(amount_vnd), 0)::bigint as amount
    from bookings
    where ended_at >= ${since} and ended_at < ${until} and requested_at is not null
      and state in ('rejected', 'withdrawn', 'expired', 'cancelled', 'refunded', 'partly_refunded')
      and (${courseId}::integer is null or course_id = ${courseId})
        and (${courses}::int[] is null or course_id = any (${courses}))
    group by 1, 2`
  const lines = new Map<string, Line>()
  for (const { actor, ...row } of rows) {
    const code = endReasons.find((one) => one === row.reason_code) ?? null
    const ended_by = endingActor(actor, code)
    const key = `${ended_by} ${row.reason_code}`
    const { bookings = 0, paid = 0, players = 0, amount = 0 } = lines.get(key) ?? {}
    lines.set(key, {
      ended_by,
      reason_code: row.reason_code,
      bookings: bookings + row.bookings,
      paid: paid + row.paid,
      players: players + row.players,
      amount: amount + row.amount,
    })
  }
  return [...lines.values()].toSorted((one, other) => other.bookings - one.bookings)
}
