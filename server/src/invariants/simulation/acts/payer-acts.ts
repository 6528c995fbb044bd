import { startCardPayment } from '#money/cards/start-card-payment'
import { confirmPointsPayment } from '#money/wallet/confirm-points-payment'
import { startTopUpTransfer } from '#money/wallet/open-top-up'
import { startPointsPayment } from '#money/wallet/start-points-payment'
import type { Act } from './act.ts'
import {
  comesBack,
  gatewayReports,
  gatewayTurns,
  goesToGateway,
  paysByCard,
  startsCard,
} from './card-acts.ts'
import { codeReadBy, golferOf, wrongCode } from './golfer-acts.ts'
import { pickBill } from './pick-bill.ts'
import { asksForTransfer, forgesTransfer, reportsAgain, sendsMoney } from './transfer-acts.ts'

const asksForTopUp: Act = async (world, dice) => {
  // a bank's customer may not
  const golfer = dice.below(6) > 0 ? dice.among(world.golfers[0], world.golfers[3]) : dice.of(world.golfers)
  if (!golfer) return null
  const amountVnd = dice.among(500_000, 4_000_000)
  return dice.below(2) === 0
    ? {
        kind: 'transfer',
        text: `golfer ${golfer.id} opens a top-up of ${amountVnd} by transfer`,
        run: () => startTopUpTransfer(world.ctx, golfer, amountVnd),
      }
    : {
        kind: 'card',
        text: `golfer ${golfer.id} opens a top-up of ${amountVnd} by card`,
        run: () =>
          startCardPayment(world.ctx, golfer, { method: 'ale_pay', purpose: { topUpVnd: amountVnd } }),
      }
}

const paysWithPoints: Act = async (world, dice) => {
  const bill = await pickBill(world, dice)
  if (!bill) return null
  return {
    text: `the golfer starts paying ${bill.id} with points`,
    run: () => startPointsPayment(world.ctx, golferOf(world, bill.memberId), bill.id, 'vi'),
  }
}

const entersPaymentCode: Act = async (world, dice) => {
  const { ctx } = world
  const attempt = dice.of(
    await ctx.q<{ reference: string; memberId: number }>`
      select reference, member_id as "memberId" from payments
      where method = 'point' and exists (select from one_time_codes o where o.subject = reference) order by id`,
  )
  if (!attempt) return null
  const golfer = golferOf(world, attempt.memberId)
  const code = dice.below(6) === 0 ? wrongCode : await codeReadBy(world, golfer.phone)
  const { reference } = attempt
  return {
    text: `the golfer confirms a payment with points`,
    run: () => confirmPointsPayment(ctx, golfer, { reference, code }),
  }
}

export const payerActs = {
  asksForTransfer,
  asksForTopUp,
  startsCard,
  paysByCard,
  paysWithPoints,
  entersPaymentCode,
  sendsMoney,
  reportsAgain,
  forgesTransfer,
  goesToGateway,
  gatewayReports,
  comesBack,
  gatewayTurns,
}
