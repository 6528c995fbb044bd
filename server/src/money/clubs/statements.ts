import type { ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { addDays, type Day, monthAfter, startOfDay } from '@teeviet/contract/rules/time/dates'
import { courseName } from '#bookings/booking/load-course'
import { isAtCourse, type Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { ACCOUNTS } from '#platform/ledger/accounts'
import { listUndivided } from './undivided.ts'

type Statement = ResponseOf<'GET /api/club/statement'>
type DisputeJson = Omit<NonNullable<Statement['lines'][number]['dispute']>, 'disputed_at' | 'settled_at'> & {
  disputed_at: string
  settled_at: string | null
}
type Month = { from: Day; until: Day }

/** A month's first day, and that of the next one. */
const monthOf = (month: string): Month => ({ from: `${month}-01`, until: `${monthAfter(month)}-01` })

/** A payout belongs to the month in which it was recorded, so that a past month does not change. */
const payoutBounds = ({ from, until }: Month) =>
  [new Date(startOfDay(from)), new Date(startOfDay(until))] as const

/** A round is divided in the night after its day, so its month begins and ends a day later by the books. */
const splitBounds = ({ from, until }: Month) =>
  payoutBounds({ from: addDays(from, 1), until: addDays(until, 1) })

/** A month of a course; of another club's course for none of its own accounts. @throws Refusal `course.notFound` */
export async function readStatement(
  { q }: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  { facility_id: courseId, month }: { facility_id: number; month: string },
): Promise<Statement> {
  const [course] = await q<{ title: string; title_en: string }>`
    select title, title_en from courses where id = ${courseId}`
  if (!course || !isAtCourse(staff, courseId)) throw new Refusal('course.notFound')
  const bounds = monthOf(month)
  const [sums, lines, undivided, payouts] = await Promise.all([
    sumsOf(q, bounds, courseId),
    linesOf(q, bounds, courseId),
    listUndivided(q, bounds, courseId),
    payoutsOf(q, bounds, courseId),
  ])
  const { opening = 0, closing = 0 } = sums[0] ?? {}
  return {
    month,
    facility_id: courseId,
    facility: courseName(course, lang),
    opening,
    closing,
    lines,
    undivided,
    payouts,
  }
}

/** The sums of a month of every club with something to say in it. */
export async function listStatements(
  { q }: Context,
  month: string,
  lang: Language,
): Promise<ResponseOf<'GET /api/staff/statements'>> {
  const sums = await sumsOf(q, monthOf(month), null)
  return sums.map(({ opening: _, title, title_en, ...row }) => ({
    ...row,
    facility: courseName({ title, title_en }, lang),
  }))
}

type Sums = Omit<ResponseOf<'GET /api/staff/statements'>[number], 'facility'> & {
  title: string
  title_en: string
  opening: number
}

function sumsOf(q: Query, month: Month, courseId: number | null): Promise<Sums[]> {
  const [paidFrom, paidUntil] = payoutBounds(month)
  return q<Sums>`
    with moved as (
      select course_id, month >= ${month.from}::date as is_now, rounds, divided_vnd as divided, club_vnd as club, 0 as paid
      from club_months where month < ${month.until}::date and (${courseId}::int is null or course_id = ${courseId})
      union all
      select course_id, recorded_at >= ${paidFrom}, 0, 0, 0, amount_vnd from bank_movements
      where kind = 'club_payout' and recorded_at < ${paidUntil} and (${courseId}::int is null or course_id = ${courseId})
    )
    select c.id as facility_id, c.title, c.title_en,
      coalesce(sum(m.rounds) filter (where m.is_now), 0)::int as rounds,
      coalesce(sum(m.divided) filter (where m.is_now), 0)::bigint as amount,
      coalesce(sum(m.club) filter (where m.is_now), 0)::bigint as club_amount,
      coalesce(sum(m.paid) filter (where m.is_now), 0)::bigint as paid,
      coalesce(sum(m.club - m.paid) filter (where not m.is_now), 0)::bigint as opening,
      coalesce(sum(m.club - m.paid), 0)::bigint as closing,
      (select count(*)::int from statement_disputes d join bookings b on b.id = d.booking_id
        where b.course_id = c.id and d.settled_at is null) as disputes /* not null */
    from moved m join courses c on c.id = m.course_id
    group by c.id
    having bool_or(m.is_now) or sum(m.club - m.paid) <> 0
      or exists (select from statement_disputes d join bookings b on b.id = d.booking_id where b.course_id = c.id and d.settled_at is null)
    order by c.title, c.id`
}

async function linesOf(q: Query, month: Month, courseId: number): Promise<Statement['lines']> {
  const [from, until] = splitBounds(month)
  const rows = await q<{
    id: number
    booking_id: number
    code: string
    reference: string
    play_date: Day
    tee_time_at: Date | null
    number_player: number
    is_cancelled: 0 | 1
    is_correction: 0 | 1
    dispute: DisputeJson | null
    amount: number
    club_amount: number
  }>`
    select t.id, b.id as booking_id, b.code, coalesce(r.reference, '') as reference, b.play_date, b.tee_time_at,
      b.player_count as number_player, case b.state when 'played' then 0 else 1 end as is_cancelled,
      case when t.cause = 'split:' || b.id then 0 else 1 end as is_correction,
      coalesce(sum(e.amount_vnd) filter (where a.name = ${ACCOUNTS.bookingsPaid}), 0)::bigint as amount,
      coalesce(-sum(e.amount_vnd) filter (where a.name = ${ACCOUNTS.clubSharesOwed}), 0)::bigint as club_amount,
      case when t.cause = 'split:' || b.id then (
        select json_build_object('id', d.id, 'words', d.words, 'disputed_by', s.name, 'disputed_at', d.disputed_at,
          'answer', coalesce(d.answer, ''), 'corrected', coalesce(d.corrected_vnd, 0), 'settled_at', d.settled_at)
        from statement_disputes d join staff_accounts s on s.id = d.disputed_by
        where d.booking_id = b.id order by d.id desc limit 1) end as dispute
    from ledger_transfers t
    join bookings b on b.id = t.bill_id
    join ledger_entries e on e.transfer_id = t.id
    join ledger_accounts a on a.id = e.account_id
    left join club_requests r on r.booking_id = b.id
    where t.kind = 'split' and t.recorded_at >= ${from} and t.recorded_at < ${until} and b.course_id = ${courseId}
    group by t.id, b.id, r.booking_id
    order by b.play_date, b.tee_time_at nulls first, t.id`
  return rows.map(({ code, play_date, tee_time_at, dispute, ...row }) => ({
    ...row,
    dispute: dispute && {
      ...dispute,
      disputed_at: Date.parse(dispute.disputed_at),
      settled_at: dispute.settled_at === null ? null : Date.parse(dispute.settled_at),
    },
    general_bill_code: code,
    date_played: tee_time_at?.getTime() ?? startOfDay(play_date),
  }))
}

async function payoutsOf(q: Query, month: Month, courseId: number): Promise<Statement['payouts']> {
  const [from, until] = payoutBounds(month)
  const rows = await q<{ id: number; occurred_at: Date; bank_reference: string; amount: number }>`
    select id, occurred_at, bank_reference, amount_vnd as amount from bank_movements
    where kind = 'club_payout' and course_id = ${courseId} and recorded_at >= ${from} and recorded_at < ${until}
    order by occurred_at, id`
  return rows.map((row) => ({ ...row, occurred_at: row.occurred_at.getTime() }))
}
