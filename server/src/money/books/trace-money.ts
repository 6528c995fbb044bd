import type { ResponseOf } from '@teeviet/contract'
import { typedBookingCode } from '#bookings/booking/codes'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { listReceipts } from '../receipts/receipts.ts'

type Trace = ResponseOf<'GET /api/staff/ledger/trace'>
type Ids = { receipts: number[]; payments: number[]; bills: number[] }

/**
 * The chain of any đồng: from any key (a code, a bank's reference, a cause of the ledger) to all money which arrived
 * for the same bill or payment, what it paid, its entries, and what went back.
 */
export async function traceMoney(ctx: Context, typed: string): Promise<Trace> {
  const { q } = ctx
  const ids = await connected(q, await namedBy(q, typed.trim()))
  const [receipts, payments, bookings, transfers, refunds] = await Promise.all([
    listReceipts(ctx, { ids: ids.receipts, limit: 200 }),
    paymentsOf(q, ids),
    q<Trace['bookings'][number]>`
      select b.id, b.code as general_bill_code, b.state, b.amount_vnd as amount
      from bookings b where b.id = any (${ids.bills}) order by b.id`,
    transfersOf(q, ids, typed.trim()),
    refundsOf(q, ids),
  ])
  return { receipts: receipts.toReversed(), payments, bookings, transfers, refunds }
}

/** The records which carry this key: codes without regard to case, numbers of banks and gateways, a cause. */
async function namedBy(q: Query, words: string): Promise<Ids> {
  const code = words.toUpperCase()
  // a gateway's number of a refund follows the method's name; the last part alone has an index
  const ending = `:${words}`
  const [named] = await q<Ids>`
    with refund as (select receipt_id, payment_id, bill_id from refunds 
      where code = ${code} or split_part(proof, ':', -1) = split_part(${words}, ':', -1)
        and (proof = ${words} or right(proof, ${ending.length}) = ${ending})),
    moved as (
      select receipt_id, payment_id, bill_id from ledger_transfers where cause = any (${causesOf(words)})),
    told as (select id, repeats_receipt_id from inbound_notifications where provider_event_id = ${words}),
    disputed as (select payment_id from chargebacks where gateway_reference = ${words}),
    paid as (select id, bill_id from payments where reference = ${code} or provider_reference = ${words})
    select
      array(select id from receipts where notification_id in (select id from told) or bank_reference = ${words}
        union select repeats_receipt_id from told where repeats_receipt_id is not null
        union select receipt_id from refund where receipt_id is not null
        union select receipt_id from moved where receipt_id is not null) as receipts,
      array(select id from paid union select payment_id from refund where payment_id is not null
        union select payment_id from disputed
        union select payment_id from moved where payment_id is not null) as payments,
      array(select id from bills where payment_code = ${code}
        union select id from bookings where code = ${typedBookingCode(code)}
        union select bill_id from paid where bill_id is not null
        union select bill_id from refund where bill_id is not null
        union select bill_id from moved where bill_id is not null) as bills`
  return named ?? { receipts: [], payments: [], bills: [] }
}

/** A cause as it is written in the ledger, or the bank's reference of a settlement or payout. */
function causesOf(words: string): string[] {
  return [words, words.toLowerCase(), `settlement:${words}`, `payout:${words}`]
}

/**
 * Everything of the same bills: their payments, the money that came for those, and what else that money paid, until
 * nothing new is found.
 */
async function connected(q: Query, ids: Ids): Promise<Ids> {
  const [found] = await q<Ids>`
    with touched as (
      select bill_id, payment_id, receipt_id from ledger_transfers
      where bill_id = any (${ids.bills}) or payment_id = any (${ids.payments}) or receipt_id = any (${ids.receipts})
      union select bill_id, id, null from payments where id = any (${ids.payments}) or bill_id = any (${ids.bills})
      union select null, payment_id, id from receipts where id = any (${ids.receipts}) or payment_id = any (${ids.payments})
      union select bill_id, payment_id, receipt_id from refunds where receipt_id = any (${ids.receipts})
      union select unnest(${ids.bills}::bigint[]), null, null
    )
    select array(select distinct bill_id from touched where bill_id is not null order by 1) as bills,
      array(select distinct payment_id from touched where payment_id is not null order by 1) as payments,
      array(select distinct receipt_id from touched where receipt_id is not null order by 1) as receipts`
  if (!found) return ids
  return sizeOf(found) === sizeOf(ids) ? found : connected(q, found)
}

const sizeOf = ({ receipts, payments, bills }: Ids) => receipts.length + payments.length + bills.length

async function paymentsOf(q: Query, { payments }: Ids): Promise<Trace['payments']> {
  const rows = await q<Omit<Trace['payments'][number], 'created_at' | 'settled_at'> & Times>`
    select reference as transaction_id, purpose, method, state, amount_vnd as amount, fee_vnd as fee, provider_reference,
      coalesce((select name_of_player(y.guest_name, m.fullname, m.vga)
        from booking_players y left join members m on m.id = y.member_id
        where y.id = player_id), '') as share_of /* not null */,
      bill_id as booking_id, created_at, settled_at
    from payments where id = any (${payments}) order by id`
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.getTime(),
    settled_at: row.settled_at?.getTime() ?? null,
  }))
}

async function transfersOf(
  q: Query,
  { receipts, payments, bills }: Ids,
  words: string,
): Promise<Trace['transfers']> {
  const rows = await q<
    Omit<Trace['transfers'][number], 'occurred_at' | 'recorded_at'> & { occurred_at: Date; recorded_at: Date }
  >`
    select t.id, t.cause, t.kind, t.occurred_at, t.recorded_at,
      coalesce((select json_agg(json_build_object('account', a.name, 'amount', e.amount_vnd) order by e.id)
        from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transfer_id = t.id), '[]') as entries /* not null */
    from ledger_transfers t
    where t.receipt_id = any (${receipts}) or t.payment_id = any (${payments}) or t.bill_id = any (${bills})
      or t.cause = any (${causesOf(words)})
    order by t.id`
  return rows.map((row) => ({
    ...row,
    occurred_at: row.occurred_at.getTime(),
    recorded_at: row.recorded_at.getTime(),
  }))
}

async function refundsOf(q: Query, { receipts, payments, bills }: Ids): Promise<Trace['refunds']> {
  const rows = await q<
    Omit<Trace['refunds'][number], 'asked_at' | 'done_at'> & { requested_at: Date; done_at: Date | null }
  >`
    select id, code, state, amount_vnd as amount, proof, requested_at, done_at
    from refunds
    where bill_id = any (${bills}) or receipt_id = any (${receipts}) or payment_id = any (${payments}) order by id`
  return rows.map(({ requested_at, done_at, ...row }) => ({
    ...row,
    asked_at: requested_at.getTime(),
    done_at: done_at?.getTime() ?? null,
  }))
}

type Times = { created_at: Date; settled_at: Date | null }
