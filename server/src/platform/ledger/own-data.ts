import type { Context } from '../context/context.ts'

/** Every movement of a golfer's points: in is positive, out negative. */
export function pointData({ q }: Pick<Context, 'q'>, memberId: number) {
  return q<Record<string, unknown>>`
    select t.kind, -e.amount_vnd as points, -e.balance_after_vnd as points_left, t.occurred_at
    from ledger_entries e
    join ledger_accounts a on a.id = e.account_id join ledger_transfers t on t.id = e.transfer_id
    where a.member_id = ${memberId} order by e.id desc`
}
