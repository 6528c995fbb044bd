import { makeTransferCode } from '@teeviet/contract/rules/money/transfer-code'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import type { BankNotifier } from '#platform/gateways/bank-notifications/notification'
import type { Dice } from '../dice.ts'
import { referenceOf, report, type Transfer } from '../simulated-bank.ts'
import type { World } from '../world.ts'
import type { Act, Plan } from './act.ts'
import { golferOf } from './golfer-acts.ts'
import { pickBill } from './pick-bill.ts'

export const asksForTransfer: Act = async (world, dice) => {
  const bill = await pickBill(world, dice)
  if (!bill) return null
  return {
    text: `the golfer opens the QR code of ${bill.id}`,
    run: () => startBankTransfer(world.ctx, golferOf(world, bill.memberId), bill.id),
  }
}

/** The changes a bank may make to a payment's code. */
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

/** A transfer to our account; whether it is reported to us is decided separately. */
export const sendsMoney: Act = async (world, dice) => {
  const { ctx } = world
  const open = await ctx.q<{ code: string; amountVnd: number }>`
    select reference as code /* not null */, amount_vnd as "amountVnd" /* not null */ from payments where method = 'bank'
    union select payment_code, b.amount_vnd from bills join bookings b using (id)
    where payment_code is not null and b.amount_vnd > 0
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
  return reporting(world, dice, transfer)
}

/**
 * The reference and amount of another transfer, as banks give them, some days apart too; what a partner bank numbers is
 * its own. Three equal ones, two of them without a code, would be indistinguishable.
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

/** The providers that may report the same transfer. */
const notifiers: readonly (readonly BankNotifier[])[] = [
  ['sepay'],
  ['sepay', 'casso'],
  ['sepay', 'receive-bill-bank'],
  ['casso'],
  ['receive-bill-bank'],
]

/** One of its providers reports it, or all of them at once. */
function reporting({ ctx }: World, dice: Dice, transfer: Transfer, again = ''): Plan {
  const one = dice.of(transfer.by)
  const by = one && dice.below(3) > 0 ? [one] : transfer.by
  const { id, amountVnd, content } = transfer
  return {
    text: `${again}${by.join(' and ')} of ${id}: ${amountVnd} "${content}"`,
    run: () => Promise.all(by.map((notifier) => report(ctx, transfer, notifier))),
  }
}

export const reportsAgain: Act = async (world, dice) => {
  const transfer = dice.of(world.transfers)
  return transfer ? reporting(world, dice, transfer, 'again ') : null
}

export const forgesTransfer: Act = async (world, dice) => {
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
      if ((await report(world.ctx, forged, by, forgery)) === null) throw new Error('a forgery was believed')
    },
  }
}
