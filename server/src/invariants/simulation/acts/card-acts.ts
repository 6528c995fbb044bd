import { comeBack } from '#money/cards/come-back'
import { receiveGatewayNotice } from '#money/cards/receive-gateway-notice'
import { redirectPayer } from '#money/cards/redirect-payer'
import { startCardPayment } from '#money/cards/start-card-payment'
import { ticketFor } from '#money/cards/ticket'
import type { Member } from '#platform/context/actor'
import type { Dice } from '../dice.ts'
import { type Charge, moods, noticeOf } from '../played-gateway.ts'
import { bankIds, type World } from '../world.ts'
import type { Act } from './act.ts'
import { golferOf } from './golfer-acts.ts'
import { pickBill } from './pick-bill.ts'

/** A bank's customer pays on that bank's page. */
function cardMethodOf({ bankId }: Member, dice: Dice): string {
  const own = Object.entries(bankIds).find(([, id]) => id === bankId)?.[0]
  return own ?? dice.among('ale_pay', 'epay_all')
}

export const startsCard: Act = async (world, dice) => {
  const bill = await pickBill(world, dice)
  if (!bill) return null
  const golfer = golferOf(world, bill.memberId)
  const method = cardMethodOf(golfer, dice)
  return {
    kind: method,
    text: `the golfer starts paying ${bill.id} by ${method}`,
    run: () => startCardPayment(world.ctx, golfer, { method, purpose: { billId: bill.id } }),
  }
}

async function aCharge(world: World, dice: Dice) {
  const all = Object.values(world.gateways).flatMap((played) =>
    played.charges.map((charge) => ({ played, charge })),
  )
  return dice.of(all)
}

/** A whole payment by card in one go: to the gateway's page, there it is paid, and back. */
export const paysByCard: Act = async (world, dice) => {
  const bill = await pickBill(world, dice)
  if (!bill) return null
  const { ctx } = world
  const golfer = golferOf(world, bill.memberId)
  const method = cardMethodOf(golfer, dice)
  return {
    kind: method,
    text: `the golfer pays ${bill.id} by ${method}`,
    run: async () => {
      const { reference } = await startCardPayment(ctx, golfer, { method, purpose: { billId: bill.id } })
      await redirectPayer(ctx, ticketFor(ctx, reference))
      const charges = Object.values(world.gateways).flatMap((played) => played.charges)
      const charge = charges.find(({ order }) => order.reference === reference)
      if (charge) atTheGateway(world, charge, 'paid')
      await comeBack(ctx, ticketFor(ctx, reference))
    },
  }
}

/** The browser goes on to the gateway's page, and there the buyer pays, is declined, or leaves. */
export const goesToGateway: Act = async (world, dice) => {
  const { ctx } = world
  const found = await aCharge(world, dice)
  if (!found) return null
  const { charge } = found
  const { reference } = charge.order
  const outcome = dice.among('paid', 'paid', 'paid', 'declined', 'left', 'paid another amount')
  return {
    kind: outcome,
    text: `at ${found.played.gateway.name} ${reference} is ${outcome}`,
    run: async () => {
      if (await redirectPayer(ctx, ticketFor(ctx, reference))) charge.isSeen = true
      if (!charge.isSeen || charge.state === 'paid' || outcome === 'left') return
      atTheGateway(world, charge, outcome)
    },
  }
}

function atTheGateway(
  { ctx }: World,
  charge: Charge,
  outcome: 'paid' | 'declined' | 'paid another amount',
): void {
  const { amountVnd } = charge.order
  charge.state = outcome === 'declined' ? 'declined' : 'paid'
  charge.paidVnd = outcome === 'paid' ? amountVnd : outcome === 'declined' ? 0 : amountVnd - 1000
  charge.occurredAt = ctx.clock.now()
}

export const gatewayReports: Act = async (world, dice) => {
  const found = await aCharge(world, dice)
  if (!found) return null
  const { charge, played } = found
  const isForged = dice.below(5) === 0
  const amountVnd = dice.below(6) === 0 ? { amountVnd: 1000 } : {}
  const notice = noticeOf(charge, { isForged, ...amountVnd })
  return {
    kind: isForged ? 'forged' : 'true',
    text: `${played.gateway.name} tells of ${charge.order.reference}${isForged ? ', forged' : ''}`,
    run: async () => {
      const failure = await receiveGatewayNotice(world.ctx, played.gateway, notice)
      if (failure === null && isForged) throw new Error('a forgery was believed')
    },
  }
}

export const comesBack: Act = async (world, dice) => {
  const found = await aCharge(world, dice)
  if (!found) return null
  const { reference } = found.charge.order
  return {
    text: `the browser comes back from ${found.played.gateway.name}`,
    run: () => comeBack(world.ctx, ticketFor(world.ctx, reference)),
  }
}

export const gatewayTurns: Act = async (world, dice) => {
  const played = dice.of(Object.values(world.gateways))
  const mood = dice.among('well', ...moods)
  if (!played || !mood) return null
  return {
    kind: mood,
    text: `${played.gateway.name} is ${mood}`,
    run: async () => {
      played.mood = mood
    },
  }
}
