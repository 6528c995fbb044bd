import { addDays, dayOf } from '@teeviet/contract/rules/time/dates'
import { disputeLine, settleDispute } from '#money/clubs/disputes'
import { removeNetPrice, setNetPrice } from '#money/clubs/net-prices'
import { setClubAccount } from '#money/payouts/club-accounts'
import { clubsOwed } from '#money/payouts/owed'
import { bookPayouts, orderPayouts, withdrawPayout } from '#money/payouts/payout-orders'
import type { Act } from '../act.ts'

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

/** Staff set a club's account and ask the bank to pay what is owed. */
const ordersPayouts: Act = async ({ ctx, admin }) => {
  const owed = await clubsOwed(ctx.q)
  const [club] = owed
  if (!club) return null
  const account = { bank_bin: '970436', account_number: '0011002233445', holder: 'SAN GOLF MAU' }
  return {
    text: `staff order the payout of ${club.vnd} to course ${club.id}`,
    run: async () => {
      await setClubAccount(ctx, admin, { facility_id: club.id, ...account })
      await orderPayouts(
        ctx,
        admin,
        owed.map(({ id }) => id),
      )
    },
  }
}

/** Staff book a payout as paid, or withdraw it: one that waits, or that was booked or withdrawn before. */
const endsPayout: Act = async ({ ctx, admin, serial }, dice) => {
  const orders = await ctx.q<{ id: number }>`
    select id from club_payout_orders order by (movement_id is null and withdrawn_at is null) desc, id`
  const order = dice.below(4) === 0 ? dice.of(orders) : orders[0]
  if (!order) return null
  if (dice.below(4) === 0)
    return { text: `staff withdraw payout ${order.id}`, run: () => withdrawPayout(ctx, admin, order.id) }
  const paid = [{ id: order.id, bank_reference: `PO${serial()}` }]
  return {
    text: `staff book payout ${order.id}`,
    run: () => bookPayouts(ctx, admin, { occurred_at: ctx.clock.now().getTime(), paid }),
  }
}

type Hours = { time_from: string | undefined; time_to: string | undefined }
/** The whole day, and hours that overlap. */
const hours = [
  { time_from: undefined, time_to: undefined },
  { time_from: '06:00', time_to: '14:00' },
  { time_from: '12:00', time_to: '24:00' },
] as const

/**
 * Staff agree with a club on what it gets for a player from a day on, of the whole day or of hours, for all customers or for
 * members, on its share again, or remove what they agreed. Hours of one day may overlap, which is refused.
 */
const setsNetPrice: Act = async ({ ctx, admin, starts }, dice) => {
  const start = dice.of(starts)
  if (!start) return null
  const starts_on = addDays(dayOf(ctx.clock.now()), dice.among(0, 1, 4))
  const agreed = {
    facility_id: start.courseId,
    starts_on,
    number_hole: 18 as const,
    day_kind: dice.among('weekday' as const, 'weekend' as const),
    customer_type: dice.among(undefined, 'club_member' as const),
    ...dice.among<Hours>(...hours),
  }
  if (dice.below(4) === 0)
    return {
      kind: 'removes',
      text: `staff remove a net price of course ${start.courseId} from ${starts_on}`,
      run: () => removeNetPrice(ctx, admin, agreed),
    }
  const price = dice.among(0, 1_000_000, 1_700_000, 2_500_000, undefined)
  return {
    kind: price === undefined ? 'ends' : 'sets',
    text: `course ${start.courseId} gets ${price} for a player from ${starts_on}`,
    run: () => setNetPrice(ctx, admin, { ...agreed, price }),
  }
}

export const clubStatementActs = { disputesLine, settlesDispute, ordersPayouts, endsPayout, setsNetPrice }
