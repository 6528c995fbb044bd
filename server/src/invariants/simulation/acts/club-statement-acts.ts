import { disputeLine, settleDispute } from '#money/clubs/disputes'
import type { Act } from './act.ts'

/** A club disputes the line of a round, divided or not, perhaps a second time. */
const disputesLine: Act = async ({ ctx, admin }, dice) => {
  const rounds = await ctx.q<{ id: number; isDivided: boolean }>`
    select b.id, exists (select from ledger_transfers t where t.cause = 'split:' || b.id) as "isDivided"
    from bookings b where b.paid_at is not null order by b.id`
  const divided = rounds.filter(({ isDivided }) => isDivided)
  const round = dice.of(dice.below(8) > 0 ? divided : rounds)
  if (!round) return null
  return {
    text: `the club disputes booking ${round.id}`,
    run: () => disputeLine(ctx, admin, { booking_id: round.id, words: 'Thiếu một khách' }),
  }
}

/** Staff settle a dispute, open or settled, with a share that may be more than was divided. */
const settlesDispute: Act = async ({ ctx, admin }, dice) => {
  const disputes = await ctx.q<{ id: number; amount_vnd: number }>`
    select d.id, coalesce(b.amount_vnd, 0) as amount_vnd
    from statement_disputes d join bookings b on b.id = d.booking_id order by d.settled_at nulls first, d.id`
  const dispute = dice.below(4) === 0 ? dice.of(disputes) : disputes[0]
  if (!dispute) return null
  const club_amount = dice.among(
    0,
    Math.floor(dispute.amount_vnd / 2),
    dispute.amount_vnd,
    dispute.amount_vnd + 1,
  )
  return {
    text: `staff settle dispute ${dispute.id} with ${club_amount}`,
    run: () => settleDispute(ctx, admin, { id: dispute.id, club_amount, answer: 'Đã kiểm tra' }),
  }
}

export const clubStatementActs = { disputesLine, settlesDispute }
