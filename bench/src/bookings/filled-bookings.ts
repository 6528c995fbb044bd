import type { World } from '../world.ts'

/** The first booking of each state; far from the numbers that bookings of the bench get. */
export const firstOf = {
  requested: 100_000_000,
  played: 200_000_000,
  confirmed: 300_000_000,
  placed: 400_000_000,
  paid: 500_000_000,
} as const

type FilledState = keyof typeof firstOf

/**
 * Bookings to add to the bench's database, all of one course and at first without players (`addPlayers`). They are made and
 * played `daysAgo` days ago, and each thousand of past ones a day earlier than the thousand before.
 */
export type Filled = { state: FilledState; from: number; count: number; daysAgo: number }

/** Each golfer has the bookings of one state, so that the phones of two states differ. */
const phonesOf = {
  requested: '0588',
  played: '0587',
  confirmed: '0586',
  placed: '0585',
  paid: '0584',
} as const
/** The bookings that each of the added golfers has. */
const perGolfer = 20
/** The rows of one statement. */
export const atOnce = 50_000
const tables = [
  'bookings',
  'bills',
  'booking_players',
  'payments',
  'insurance_certificates',
  'ledger_transfers',
  'ledger_entries',
]

/** Adds bookings with golfers of their own, the first one at a place (a multiple of 20) in the row of all of a state. */
export async function fillBookings({ q }: World, { state, from, count, daysAgo }: Filled): Promise<void> {
  const isPlayed = state === 'played'
  const isPaid = isPlayed || state === 'paid'
  const hasStart = isPaid || state === 'placed'
  const firstGolfer = await addGolfers(q, phonesOf[state], from / perGolfer, Math.ceil(count / perGolfer))
  const firstBooking = firstOf[state] + from
  await withoutTriggers(q, async () => {
    for (let begun = 0; begun < count; begun += atOnce) {
      const first = firstBooking + begun
      await q`
        with made as (
          insert into bookings (id, code, member_id, course_id, state, channel, play_date, tee_time_at, player_count,
            amount_vnd, created_at, requested_at, confirm_by, pay_by, paid_at)
          overriding system value
          select n, 'BENCH' || n, ${firstGolfer}::bigint + (n - ${firstBooking}::bigint) / ${perGolfer}::bigint, course.id,
            ${state}, 'quick', past.at::date, case when ${hasStart} then past.at end, 4,
            case when ${hasStart} then 4000000 end, past.at, past.at, now() + interval '1 day',
            case when ${isPaid} then past.at when ${hasStart} then now() + interval '1 day' end,
            case when ${isPaid} then past.at end
          from generate_series(${first}::bigint, ${first + Math.min(atOnce, count - begun) - 1}::bigint) n,
            (select id from courses where is_open order by id limit 1) course,
            lateral (
              select now() - (${daysAgo}::int + case when ${isPlayed} then (n - ${firstOf[state]}::bigint) / 1000 else 0 end)
                * interval '1 day' as at
            ) past
          returning id, code
        )
        insert into bills (id, code) select id, code from made`
    }
  })
  await q.text('vacuum analyze members, bookings, bills')
}

async function addGolfers(q: World['q'], prefix: string, from: number, count: number): Promise<number> {
  const [first] = await q<{ id: number }>`
    with made as (
      insert into members (phone, fullname, is_demo)
      select ${prefix}::text || lpad((${from}::int + n)::text, 6, '0'), 'Golfer ' || n, true
      from generate_series(1, ${count}::int) n returning id
    ) select min(id) as id from made`
  return first?.id ?? 0
}

/** Removes the bookings of a state that were added. */
export async function removeFilled({ q }: World, state: FilledState): Promise<void> {
  const [from, until] = [firstOf[state], firstOf[state] + 99_999_999]
  await withoutTriggers(q, async () => {
    await q`delete from booking_players where booking_id between ${from}::bigint and ${until}::bigint`
    await q`delete from bills where id between ${from}::bigint and ${until}::bigint`
    await q`delete from bookings where id between ${from}::bigint and ${until}::bigint`
  })
  await q.text('vacuum analyze bookings, bills, booking_players')
}

/**
 * Rows that are right by the way they are made need not be checked one by one. The sums of a club's months are still
 * added up: statements and payouts read nothing else.
 */
export async function withoutTriggers(q: World['q'], work: () => Promise<void>): Promise<void> {
  const turn = (how: 'enable' | 'disable') =>
    q.text(tables.map((table) => `alter table ${table} ${how} trigger all`).join('; '))
  await turn('disable')
  await q.text('alter table ledger_entries enable trigger add_to_club_months')
  await work()
  await turn('enable')
}
