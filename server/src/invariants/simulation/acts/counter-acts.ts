import { moneyHeld } from '#money/payments/money-held'
import { payBack } from '#rounds/counter/pay-back'
import { takePayment } from '#rounds/counter/take-payment'
import type { Act } from './act.ts'
import { bookingsOf } from './golfer-acts.ts'

/** Staff take the money of a bill at the counter, mostly of an ordered one. */
const takesAtCounter: Act = async (world, dice) => {
  const { ctx, admin } = world
  const all = await bookingsOf(world)
  const ordered = all.filter(({ state }) => state === 'placed')
  const booking = dice.of(dice.below(6) > 0 ? ordered : all)
  if (!booking) return null
  const { id } = booking
  const [bill] = await ctx.q<{ vnd: number | null }>`select amount_vnd as vnd from bookings where id = ${id}`
  const taken = {
    id,
    method: dice.among('counter_cash', 'counter_card'),
    expected_amount: bill?.vnd ?? 0,
  } as const
  return {
    kind: taken.method,
    text: `staff take ${taken.expected_amount} for ${id} at the counter (${taken.method})`,
    run: () => takePayment(ctx, { staff: admin, lang: 'vi' }, taken),
  }
}

/** Staff take a part of what is due at the counter, or all that a part has left, once in a while the same money again. */
const takesPartAtCounter: Act = async (world, dice) => {
  const { ctx, admin } = world
  const ordered = (await bookingsOf(world)).filter(({ state }) => state === 'placed')
  const booking = dice.of(ordered)
  if (!booking) return null
  const { id } = booking
  const [bill] = await ctx.q<{ vnd: number | null }>`select amount_vnd as vnd from bookings where id = ${id}`
  const total = bill?.vnd ?? 0
  const { shortVnd } = await moneyHeld(ctx.q, id)
  const due = Math.max(0, total - shortVnd)
  const isRest = shortVnd > 0 && dice.below(2) === 0
  const amount = isRest ? due : Math.max(1, Math.floor((due * (1 + dice.below(11))) / 10))
  // sometimes the counter read the bill before other money came
  const seen_arrived = dice.below(8) > 0 ? shortVnd : 0
  const method = dice.among('counter_cash', 'counter_card')
  const taken = { id, method, expected_amount: total, amount, seen_arrived } as const
  const take = () => takePayment(ctx, { staff: admin, lang: 'vi' }, taken)
  const isTwice = dice.below(3) === 0
  return {
    kind: `part ${method}`,
    text: `staff take ${amount} of ${due} for ${id} at the counter${isTwice ? ' twice at once' : ''}`,
    run: async () => {
      if (!isTwice) return take()
      const [first, second] = await Promise.allSettled([take(), take()])
      if (first.status === 'rejected') throw first.reason
      if (second.status === 'rejected') throw second.reason
      return first.value
    },
  }
}

/** The counter pays a refund back: one that waits there, or any other. */
const paysBackAtCounter: Act = async (world, dice) => {
  const { ctx, admin } = world
  const refunds = await ctx.q<{ id: number; billId: number; isThere: boolean }>`
    select r.id, r.bill_id as "billId", r.state = 'to_transfer' and r.target = 'method' as "isThere"
    from refunds r where r.bill_id is not null order by r.id`
  const waiting = refunds.filter(({ isThere }) => isThere)
  const refund = dice.of(dice.below(6) > 0 ? waiting : refunds)
  if (!refund) return null
  return {
    text: `the counter pays refund ${refund.id} back`,
    run: () => payBack(ctx, { staff: admin, lang: 'vi' }, { id: refund.billId, refund_id: refund.id }),
  }
}

export const counterActs = { takesAtCounter, takesPartAtCounter, paysBackAtCounter }
