import { differingMonths } from '@teeviet/server/money/clubs/months'
import { checkLedger } from '@teeviet/server/platform/ledger/check'
import type { World } from '../world.ts'
import { atOnce, type Filled, firstOf, withoutTriggers } from './filled-bookings.ts'

/** A guest of one booking alone, and the words that most names begin with. */
export const rareGuest = 'Zacharias'
const surnames = ['Nguyễn', 'Nguyễn', 'Nguyễn', 'Trần', 'Lê', 'Phạm']
const names = ['Văn An', 'Thị Bình', 'Minh Châu', 'Quốc Dũng', 'Thu Hà', 'Gia Huy', 'Ngọc Lan']

const PAID_VND = 4_000_000
const CLUB_VND = 3_600_000

/** Adds two players to each of the added bookings: its golfer and a guest. */
export async function addPlayers({ q }: World, { state, from, count }: Filled): Promise<void> {
  const first = firstOf[state] + from
  await withoutTriggers(q, async () => {
    await q`
      insert into booking_players (booking_id, position, member_id, green_fee_vnd)
      select id, 1, member_id, 1000000 from bookings
      where id between ${first}::bigint and ${first + count - 1}::bigint`
    await q`
      insert into booking_players (booking_id, position, guest_name, green_fee_vnd)
      select id, 2, case id when ${firstOf.played + 77}::bigint then ${`${rareGuest} Doe`}::text
        else (${surnames}::text[])[1 + id % ${surnames.length}::int] || ' ' || (${names}::text[])[1 + id % ${names.length}::int] end, 1000000
      from bookings where id between ${first}::bigint and ${first + count - 1}::bigint`
  })
  await q.text('vacuum analyze booking_players')
}

/** Adds the bank payment of each of the added rounds, and the cover of its golfer. */
export async function addPaymentsAndCover({ q }: World, { state, from, count }: Filled): Promise<void> {
  const first = firstOf[state] + from
  const until = first + count - 1
  await withoutTriggers(q, async () => {
    await q`
      insert into payments (reference, purpose, bill_id, member_id, method, state, amount_vnd, created_at, expires_at, settled_at)
      select 'BENCH' || id, 'bill', id, member_id, 'bank', 'succeeded', amount_vnd, paid_at, paid_at, paid_at
      from bookings where id between ${first}::bigint and ${until}::bigint order by paid_at, id`
    await q`
      insert into insurance_certificates (number, booking_id, booking_player_id, premium_vnd, cover_vnd, issued_at)
      select 'BENCH' || p.id, b.id, p.id, 0, 10000000, b.paid_at
      from bookings b join booking_players p on p.booking_id = b.id and p.position = 1
      where b.id between ${first}::bigint and ${until}::bigint`
  })
  await q.text('vacuum analyze payments, insurance_certificates')
}

/**
 * Posts one payment for the added rounds, and divides each with its club the day after it was played. The ledger balances,
 * and its trigger adds up the months of the club.
 */
export async function divideRounds({ q }: World, { state, from, count }: Filled): Promise<void> {
  const first = firstOf[state] + from
  await q`
    with paid as (
      insert into ledger_transfers (cause, kind, occurred_at, recorded_at)
      values ('bench:' || ${first}::bigint, 'payment', now(), now()) returning id
    ), parts as (
      select a.id, part.vnd from (values ('bank', ${count * PAID_VND}::bigint), ('bookings_paid', ${-count * PAID_VND}::bigint)) part (name, vnd)
      join ledger_accounts a using (name)
    ), moved as (
      update ledger_accounts a set balance_vnd = a.balance_vnd + p.vnd from parts p where p.id = a.id
      returning a.id, p.vnd, a.balance_vnd
    )
    insert into ledger_entries (transfer_id, account_id, amount_vnd, balance_after_vnd)
    select paid.id, moved.id, moved.vnd, moved.balance_vnd from paid, moved`
  await withoutTriggers(q, async () => {
    for (let begun = 0; begun < count; begun += atOnce) {
      const [from, until] = [first + begun, first + Math.min(begun + atOnce, count) - 1]
      await q`
        with divided as (
          insert into ledger_transfers (cause, kind, bill_id, occurred_at, recorded_at)
          select 'split:' || id, 'split', id, next.at, next.at
          from bookings, lateral (select tee_time_at + interval '1 day' as at) next
          where id between ${from}::bigint and ${until}::bigint order by tee_time_at, id
          returning id
        ), numbered as (
          select id, row_number() over (order by id) as n from divided
        ), parts as (
          select a.id, a.balance_vnd, part.vnd
          from (values ('bookings_paid', ${PAID_VND}::bigint), ('club_shares_owed', ${-CLUB_VND}::bigint), ('revenue', ${CLUB_VND - PAID_VND}::bigint)) part (name, vnd)
          join ledger_accounts a using (name)
        ), moved as (
          update ledger_accounts a set balance_vnd = a.balance_vnd + p.vnd * (select count(*) from divided)
          from parts p where p.id = a.id
        )
        insert into ledger_entries (transfer_id, account_id, amount_vnd, balance_after_vnd)
        select d.id, p.id, p.vnd, p.balance_vnd + d.n * p.vnd from numbered d, parts p order by d.n, p.id`
    }
  })
  await q.text('vacuum analyze ledger_transfers, ledger_entries, club_months')
}

/** Checks the whole ledger, as the nightly job does, and records that nothing was wrong with it. */
export async function recordNight({ q }: World): Promise<void> {
  const { faults } = await checkLedger(q)
  const months = await differingMonths(q)
  if (faults.length + months.length > 0)
    throw new Error(`the ledger of the bench: ${faults}, ${months.length} months`)
  await q`
    insert into book_checks (checked_at, entry_id, faults)
    select now(), coalesce(max(id), 0), '{}' from ledger_entries`
}
