import type { Language } from '@teeviet/contract/rules/languages'
import { courseName } from '#bookings/booking/load-course'
import type { Query } from '#platform/database/sql'
import { ACCOUNTS } from '#platform/ledger/accounts'

/** The unpaid amount owed to each club for its played rounds, in VND; for one course when it is named. */
export function clubsOwed(q: Query, courseId: number | null = null) {
  return q<{ id: number; title: string; title_en: string; vnd: number }>`
    with moved as (
      select course_id, club_vnd as vnd from club_months
      union all select course_id, -amount_vnd from bank_movements where kind = 'club_payout'
    )
    select c.id, c.title, c.title_en, sum(moved.vnd)::bigint as vnd /* not null */ from moved join courses c on c.id = moved.course_id
    where ${courseId}::int is null or c.id = ${courseId}
    group by c.id having sum(moved.vnd) > 0 order by sum(moved.vnd) desc, c.id`
}

/** The balance of an account, in the direction it grows: assets, or liabilities. */
export async function balanceOf(q: Query, account: string): Promise<number> {
  const [row] = await q<{ vnd: number }>`
    select case side when 'debit' then balance_vnd else -balance_vnd end as vnd
    from ledger_accounts where name = ${account}`
  return row?.vnd ?? 0
}

/**
 * The amount owed to the insurer and payable, in VND: without the premiums of rounds still to be played, which are
 * refunded to the golfer on a cancellation.
 */
export async function premiumsOwed(q: Query): Promise<number> {
  const [row] = await q<{ vnd: number }>`
    select (coalesce(-sum(a.balance_vnd), 0) - coalesce((
      select -sum(e.amount_vnd) from bookings b
      join ledger_transfers t on t.bill_id = b.id join ledger_entries e on e.transfer_id = t.id
      where b.state in ('paid', 'cancellation_requested')
        and e.account_id = (select id from ledger_accounts where name = ${ACCOUNTS.premiumsOwed})), 0))::bigint as vnd
    from ledger_accounts a where a.name = ${ACCOUNTS.premiumsOwed}`
  return row?.vnd ?? 0
}

/** Everything that is still to come from gateways and counters, and to go to clubs and the insurer. */
export async function readOwed(q: Query, lang: Language) {
  const [gateways, clubs, premiums] = await Promise.all([
    q<{ gateway: string; amount: number }>`
      select case when name like 'counter:%' then name else split_part(name, ':', 2) end as gateway /* not null */,
        balance_vnd as amount
      from ledger_accounts where (name like 'clearing:%' or name like 'counter:%') and balance_vnd > 0 order by balance_vnd desc, id`,
    clubsOwed(q),
    premiumsOwed(q),
  ])
  return {
    gateways,
    clubs: clubs.map(({ id, vnd, ...course }) => ({
      facility_id: id,
      facility: courseName(course, lang),
      amount: vnd,
    })),
    premiums,
  }
}
