import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { decidePartlyPaid } from '#rounds/staff/decide-partly-paid'
import { workOffDueJobs } from '#testing/due-jobs'
import { fullTransfer, report } from '../simulated-bank.ts'
import type { Act } from './act.ts'
import { golferOf } from './golfer-acts.ts'
import { goOnTo } from './staff-acts.ts'

/** A golfer transfers a part of the amount, and the payment window ends without the rest. */
const paysAPart: Act = async (world, dice) => {
  const { ctx, transfers } = world
  const order = dice.of(
    await ctx.q<{ id: number; memberId: number; amount: number; payBy: Date }>`
      select id, member_id as "memberId", amount_vnd as amount /* not null */, pay_by as "payBy" /* not null */
      from bookings where state = 'placed' and amount_vnd > 500000 order by id`,
  )
  if (!order) return null
  const { id, memberId, amount, payBy } = order
  const transfer = fullTransfer(world, { code: '', amountVnd: dice.among(500_000, amount - 1) })
  transfers.push(transfer)
  return {
    text: `the golfer pays ${transfer.amountVnd} of ${amount} for ${id}, and no more by ${payBy.toISOString()}`,
    run: async () => {
      transfer.content = (await startBankTransfer(ctx, golferOf(world, memberId), id)).transaction_id
      await report(ctx, transfer, 'sepay')
      goOnTo(world, payBy)
      await workOffDueJobs(ctx)
    },
  }
}

/** Staff decide about an order with a part of its money: mostly one that is held for a decision, or any order. */
const decidesPartlyPaid: Act = async ({ ctx, admin }, dice) => {
  const orders = await ctx.q<{ id: number; isHeld: boolean }>`
    select id, part_hold is not null as "isHeld" from bookings where state = 'placed' order by id`
  const order = dice.of(dice.below(6) > 0 ? orders.filter(({ isHeld }) => isHeld) : orders)
  if (!order) return null
  const decision = dice.among('wait', 'end')
  const { id } = order
  return {
    kind: decision,
    text: `staff decide about partly paid ${id}: ${decision}`,
    run: () => decidePartlyPaid(ctx, { staff: admin, lang: 'vi' }, { id, decision, reason: 'Đã gọi khách' }),
  }
}

export const partlyPaidActs = { paysAPart, decidesPartlyPaid }
