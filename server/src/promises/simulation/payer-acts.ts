import { makeTransferCode } from '@teeviet/contract/rules/money/transfer-code'
import { comeBack } from '#money/cards/come-back'
import { handOverPayer } from '#money/cards/hand-over'
import { receiveGatewayNotice } from '#money/cards/receive-gateway-notice'
import { startCardPayment } from '#money/cards/start-card-payment'
import { ticketFor } from '#money/cards/ticket'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { confirmPointsPayment } from '#money/wallet/confirm-points-payment'
import { startTopUpTransfer } from '#money/wallet/open-top-up'
import { startPointsPayment } from '#money/wallet/start-points-payment'
import type { Member } from '#platform/context/actor'
import type { BankNotifier } from '#platform/gateways/bank-notifications/notification'
import { codeSentTo } from '#testing/apps/account-app'
import type { Act, Plan } from './act.ts'
import type { Dice } from './dice.ts'
import { bookingsOf, golferOf } from './golfer-acts.ts'
import { referenceOf, type Transfer, tell } from './played-bank.ts'
import { type Charge, moods, noticeOf } from './played-gateway.ts'
import { bankIds, type World } from './world.ts'

async function aBill(world: World, dice: Dice) {
  const bills = await bookingsOf(world)
  const placed = bills.filter(({ state }) => state === 'placed')
  return dice.of(dice.below(8) > 0 && placed.length > 0 ? placed : bills)
}

const asksForTransfer: Act = async (world, dice) => {
  const bill = await aBill(world, dice)
  if (!bill) return null
  return {
    text: `the golfer opens the QR code of ${bill.id}`,
    run: () => startBankTransfer(world.ctx, golferOf(world, bill.memberId), bill.id),
  }
}

const asksForTopUp: Act = async (world, dice) => {
  // who came from a bank may not
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

/** Who came from a bank pays on that bank's page. */
function cardMethodOf({ bankId }: Member, dice: Dice): string {
  const own = Object.entries(bankIds).find(([, id]) => id === bankId)?.[0]
  return own ?? dice.among('ale_pay', 'epay_all')
}

const startsCard: Act = async (world, dice) => {
  const bill = await aBill(world, dice)
  if (!bill) return null
  const golfer = golferOf(world, bill.memberId)
  const method = cardMethodOf(golfer, dice)
  return {
    kind: method,
    text: `the golfer starts paying ${bill.id} by ${method}`,
    run: () => startCardPayment(world.ctx, golfer, { method, purpose: { billId: bill.id } }),
  }
}

const paysWithPoints: Act = async (world, dice) => {
  const bill = await aBill(world, dice)
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
      where method = 'point' order by id`,
  )
  if (!attempt) return null
  const golfer = golferOf(world, attempt.memberId)
  const code = dice.below(6) === 0 ? '000000' : await codeSentTo(ctx, golfer.phone)
  const { reference } = attempt
  return {
    text: `the golfer confirms a payment with points`,
    run: () => confirmPointsPayment(ctx, golfer, { reference, code }),
  }
}

/** What a bank may make of a payment's code on its way. */
function contentOf(codes: readonly string[], dice: Dice): string {
  const code = dice.of(codes) ?? 'khong ma'
  const other = dice.of(codes) ?? 'khong ma'
  return dice.among(
    code,
    code,
    code,
    `MBVCB.482.${code.toLowerCase()}.CT tu 0123456789`,
    code.slice(0, 7),
    code.replace('0', 'O').replace('1', 'I'),
    `${code} ${other}`,
    'chuyen tien danh golf',
    makeTransferCode(Buffer.alloc(8, dice.below(250))),
  )
}

/** Somebody sends money to our account; whether we hear of it is another matter. */
const sendsMoney: Act = async (world, dice) => {
  const { ctx } = world
  const open = await ctx.q<{ code: string; amountVnd: number }>`
    select reference as code, amount_vnd as "amountVnd" from payments where method = 'bank'
    union select payment_code, amount_vnd from bills where payment_code is not null and amount_vnd > 0
    order by code`
  const meant = dice.of(open)
  const asked = meant?.amountVnd ?? 2_000_000
  const amountVnd = dice.among(asked, asked, asked, asked - 500_000, 500_000, asked + 300_000, 2 * asked)
  const now = ctx.clock.now().getTime()
  const isOurs = dice.below(9) > 0
  const transfer: Transfer = {
    id: 1_000_000 + world.serial(),
    // a partner bank pays into our account and no other
    by: (isOurs && dice.of(notifiers)) || ['sepay', 'casso'],
    content: contentOf(meant ? [meant.code, ...open.map(({ code }) => code)] : [], dice),
    amountVnd: Math.max(1, amountVnd),
    at: new Date(now - dice.among(0, 0, 0, 60_000, 1_900_000)),
    account: isOurs ? ctx.config.bank.accountNumber : '999',
    thanked: new Set(),
    ...(dice.below(6) === 0 ? likeAnother(world, dice) : {}),
  }
  world.transfers.push(transfer)
  if (dice.below(4) === 0) return null
  return telling(world, dice, transfer)
}

/**
 * The reference and amount of another transfer, as banks give them, some days apart too; what a partner bank numbers is
 * its own. Of three alike, two of them without a code, nobody could tell which is which.
 */
function likeAnother({ transfers }: World, dice: Dice): Partial<Transfer> {
  const used = transfers.map(referenceOf)
  const isAlone = (one: Transfer) => used.filter((reference) => reference === referenceOf(one)).length === 1
  const other = dice.of(transfers.filter((one) => !one.by.includes('receive-bill-bank') && isAlone(one)))
  if (!other) return {}
  const { by, amountVnd, account } = other
  const at = new Date(other.at.getTime() - dice.among(0, 0, 2) * 86_400_000)
  return { by, at, amountVnd, account, reference: referenceOf(other) }
}

/** Who may tell of the same transfer. */
const notifiers: readonly (readonly BankNotifier[])[] = [
  ['sepay'],
  ['sepay', 'casso'],
  ['sepay', 'receive-bill-bank'],
  ['casso'],
  ['receive-bill-bank'],
]

/** One of its notifiers tells, or all of them at once. */
function telling({ ctx }: World, dice: Dice, transfer: Transfer, again = ''): Plan {
  const one = dice.of(transfer.by)
  const by = one && dice.below(3) > 0 ? [one] : transfer.by
  const { id, amountVnd, content } = transfer
  return {
    text: `${again}${by.join(' and ')} of ${id}: ${amountVnd} "${content}"`,
    run: () => Promise.all(by.map((notifier) => tell(ctx, transfer, notifier))),
  }
}

const tellsAgain: Act = async (world, dice) => {
  const transfer = dice.of(world.transfers)
  return transfer ? telling(world, dice, transfer, 'again ') : null
}

const forgesTransfer: Act = async (world, dice) => {
  const real = dice.of(world.transfers)
  if (!real) return null
  const forgery = dice.among('wrong key', 'altered')
  const by = real.by[0] ?? 'sepay'
  const forged = {
    ...real,
    thanked: new Set<BankNotifier>(),
    id: dice.among(real.id, 77_000_000 + world.serial()),
  }
  return {
    kind: forgery,
    text: `a forged transfer (${forgery})`,
    run: async () => {
      if ((await tell(world.ctx, forged, by, forgery)) === null) throw new Error('a forgery was believed')
    },
  }
}

async function aCharge(world: World, dice: Dice) {
  const all = Object.values(world.gateways).flatMap((played) =>
    played.charges.map((charge) => ({ played, charge })),
  )
  return dice.of(all)
}

/** A whole payment by card in one go: to the gateway's page, there it is paid, and back. */
const paysByCard: Act = async (world, dice) => {
  const bill = await aBill(world, dice)
  if (!bill) return null
  const { ctx } = world
  const golfer = golferOf(world, bill.memberId)
  const method = cardMethodOf(golfer, dice)
  return {
    kind: method,
    text: `the golfer pays ${bill.id} by ${method}`,
    run: async () => {
      const { reference } = await startCardPayment(ctx, golfer, { method, purpose: { billId: bill.id } })
      await handOverPayer(ctx, ticketFor(ctx, reference))
      const charges = Object.values(world.gateways).flatMap((played) => played.charges)
      const charge = charges.find(({ order }) => order.reference === reference)
      if (charge) atTheGateway(world, charge, 'paid')
      await comeBack(ctx, ticketFor(ctx, reference))
    },
  }
}

/** The browser goes on to the gateway's page, and there the buyer pays, is declined, or leaves. */
const goesToGateway: Act = async (world, dice) => {
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
      if (await handOverPayer(ctx, ticketFor(ctx, reference))) charge.isSeen = true
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

const gatewayTells: Act = async (world, dice) => {
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

const comesBack: Act = async (world, dice) => {
  const found = await aCharge(world, dice)
  if (!found) return null
  const { reference } = found.charge.order
  return {
    text: `the browser comes back from ${found.played.gateway.name}`,
    run: () => comeBack(world.ctx, ticketFor(world.ctx, reference)),
  }
}

const gatewayTurns: Act = async (world, dice) => {
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

export const payerActs = {
  asksForTransfer,
  asksForTopUp,
  startsCard,
  paysByCard,
  paysWithPoints,
  entersPaymentCode,
  sendsMoney,
  tellsAgain,
  forgesTransfer,
  goesToGateway,
  gatewayTells,
  comesBack,
  gatewayTurns,
}
