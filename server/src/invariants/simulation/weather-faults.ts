import type { Query } from '#platform/database/sql'
import { replayDecisions } from '#rounds/weather/replay-decisions'

type Fault = { rule: string; id: string | number | null }

/**
 * What the clause of a round gave went back once, in full; with its rain check it is no more than the larger of the two
 * gives; and the stored rows give the same decision again.
 */
export async function weatherFaults(q: Query): Promise<Fault[]> {
  const unpaid = await q<Fault>`
    select 'another amount went back than the weather decided' as rule, w.booking_id as id
    from weather_decisions w left join refunds r on r.bill_id = w.booking_id and r.cause = 'weather' and r.state <> 'refused'
    group by w.booking_id, w.amount_vnd having coalesce(sum(r.amount_vnd), 0) <> w.amount_vnd
    union all
    select 'money went back for weather that was not decided', r.id
    from refunds r where r.cause = 'weather' and not exists (
      select from weather_decisions w where w.booking_id = r.bill_id)`
  const replayed = await replayDecisions(q)
  const other = replayed.filter(
    ({ stored, again }) => again.affected !== stored.affected || again.amountVnd !== stored.amountVnd,
  )
  return [
    ...unpaid,
    ...other.map(({ bookingId }) => ({
      rule: 'the weather of a round is decided otherwise again',
      id: bookingId,
    })),
  ]
}
