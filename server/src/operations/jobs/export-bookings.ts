import { csvLine } from '@teeviet/contract/display/csv-line'
import { addDays, type Day, dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { catalogue } from '@teeviet/texts/catalogue'
import { bookingCode } from '#bookings/booking/codes'
import { coursesOf } from '#platform/context/actor'
import type { Query } from '#platform/database/sql'
import type { StepOfWork } from './enqueue-step.ts'
import { addPart } from './parts.ts'

const texts = catalogue('bookings')

/**
 * The columns are the same in all languages; states, channels and reasons have the product's own names. A new column comes
 * last, since programs read the file by position.
 */
const columns = [
  'code',
  'day',
  'time',
  'course',
  'state',
  'channel',
  'partner',
  'holes',
  'players',
  'amount',
  'created',
  'paid',
  'ended',
  'reason',
  'path',
] as const

type Row = {
  id: number
  course: string
  state: string
  channel: string
  partner: string | null
  holes: number | null
  players: number
  amount: number | null
  tee_time_at: Date | null
  created_at: Date
  paid_at: Date | null
  ended_at: Date | null
  reason: string | null
  path: string | null
}

/** Writes the bookings of one day of play, as they are now; drafts are no bookings yet. Returns their number. */
export async function writeBookings(q: Query, step: StepOfWork): Promise<number> {
  const [period] = await q<{ from: Day; courseId: number | null }>`
    select (input ->> 'from')::date as from /* not null */, (input ->> 'course_id')::int as "courseId"
    from staff_jobs where id = ${step.jobId}`
  if (!period) throw new Error('the job of a step is gone')
  const { from, courseId } = period
  const day = addDays(from, step.step)
  const courses = coursesOf(step.staff)
  const rows = await q<Row>`
    select b.id, c.title as course, b.state, b.channel, p.name as partner /* null */, b.holes, b.player_count as players,
      b.amount_vnd as amount, b.tee_time_at, b.created_at, b.paid_at, b.ended_at, b.end_reason as reason, (
        select string_agg(distinct coalesce(b.path, t.path), ', ') from booking_players o
        join tee_times t on t.play_date = o.play_date and t.id = o.tee_time_id
        where o.booking_id = b.id and o.cancelled_at is null) as path
    from courses c
    join bookings b on b.course_id = c.id and b.play_date = ${day}::date
    left join partners p on p.bank_id = b.bank_id
    where b.state <> 'draft' and (${courseId}::int is null or c.id = ${courseId})
      and (${courses}::int[] is null or c.id = any (${courses}))
    order by b.tee_time_at nulls last, b.id`
  const lines = rows.map((row) => [
    ...[bookingCode(row.id), day, row.tee_time_at ? formatClock(row.tee_time_at) : '', row.course, row.state],
    ...[row.channel, row.partner ?? '', row.holes ?? '', row.players, row.amount ?? ''],
    ...[stamp(row.created_at), stamp(row.paid_at), stamp(row.ended_at), row.reason ?? '', row.path ?? ''],
  ])
  const head = step.step === 0 ? [columns.map((name) => texts(`export.${name}`, step.lang))] : []
  await addPart(q, step, [...head, ...lines].map((cells) => `${csvLine(cells)}\r\n`).join(''))
  return rows.length
}

const stamp = (instant: Date | null) => (instant ? `${dayOf(instant)} ${formatClock(instant)}` : '')
