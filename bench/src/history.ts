import { median } from './rate.ts'
import type { Row } from './table.ts'
import { type Golfer, golferAt, type World } from './world.ts'

const FEW = 10_000
const MANY = 1_000_000
const ROUNDS = 150

/**
 * A page of the wallet's history of a golfer with a million movements against one with ten thousand: the first page, one
 * from the middle of the list, and one of credits only, in turns. How much there is must not be felt.
 */
export async function measureHistory(world: World, url: string): Promise<Row> {
  const [few, many] = [golferAt(world, 0), golferAt(world, 1)]
  // a million sums that are right by the way they are made need not be checked one by one
  await world.q.text('alter table ledger_entries disable trigger all')
  const pagesOfFew = await pagesOf(world, few, FEW)
  const pagesOfMany = await pagesOf(world, many, MANY)
  await world.q.text('alter table ledger_entries enable trigger all')
  await world.q.text('vacuum analyze ledger_transfers')
  await world.q.text('vacuum analyze ledger_entries')
  const times = { few: [] as number[], many: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = round % pagesOfFew.length
    times.few.push(await timeOf(`${url}${pagesOfFew[page]}`, few))
    times.many.push(await timeOf(`${url}${pagesOfMany[page]}`, many))
  }
  const [measured, against] = [median(times.many), median(times.few)]
  const ratio = measured / against
  return {
    name: 'history page at a million ledger entries / at ten thousand',
    measured,
    against,
    unit: 'ms',
    ratio,
    better: 'lower',
    limit: 1.3,
    mayBeat: 'both pages cost the same: either may come out ahead',
  }
}

const path = '/api/wallet/point_history_for_wap'

/** Adds so many points movements to a golfer, half of them credits; returns the pages to request. */
async function pagesOf({ q }: World, { id }: Golfer, movements: number): Promise<string[]> {
  const [account] = await q<{ id: number }>`
    insert into ledger_accounts (name, side, member_id) values (${`points:${id}`}, 'credit', ${id}) returning id`
  for (let from = 1; from <= movements; from += 50_000) {
    await q`
      with moved as (
        insert into ledger_transfers (cause, kind, occurred_at, recorded_at)
        select 'bench:' || ${id}::bigint || ':' || n, case n % 2 when 0 then 'payment' else 'top_up' end, at, at
        from generate_series(${from}::int, least(${from}::int + 49999, ${movements}::int)) n,
          lateral (select now() - (${movements}::int - n) * interval '1 second' as at) moment
        returning id, kind
      ), signed as (
        select id, case kind when 'payment' then 1000 else -1000 end as vnd from moved
      )
      insert into ledger_entries (transfer_id, account_id, amount_vnd, balance_after_vnd)
      select id, ${account?.id ?? 0}::bigint, vnd, -1000 from signed
      union all
      select id, (select id from ledger_accounts where name = 'bank'), -vnd, 1000 from signed`
  }
  const [middle] = await q<{ id: number }>`
    select id from ledger_entries where account_id = ${account?.id ?? 0} order by id offset ${movements / 2}::int limit 1`
  return [`${path}?page=0`, `${path}?page=0&after_id=${middle?.id}`, `${path}?page=0&type=1`]
}

async function timeOf(url: string, { token }: Golfer): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const text = await answer.text()
  const took = performance.now() - begun
  if (!answer.ok || !text.includes('point_balance')) throw new Error(`no history: ${answer.status} ${text}`)
  return took
}
