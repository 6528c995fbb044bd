import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { receiveBankNotification } from '#money/receipts/receive-bank-notification'
import { workOffDeadline } from '#rounds/deadlines/work-off-deadline'
import { splitBill } from '#rounds/shares/split-bill'
import { fillWallet } from '#testing/bookings/wallets'
import type { TestContext } from '#testing/context'
import { written } from '../simulation/simulated-bank.ts'
import { PRICE, placed, reported, transferOf } from './initial-states.ts'
import type { Input } from './input.ts'
import type { Scenario } from './scenario.ts'

const half = PRICE / 2
type Split = Input & { codes: string[]; playerIds: number[]; splitId: number }

/** A bill split between two players; with the money of the first one, when it is here. */
async function split(
  ctx: TestContext,
  { paidVnd = 0, atDeadline = 'expire' as 'cover' | 'expire' } = {},
): Promise<Split> {
  const input = await placed(ctx)
  const { shares } = await splitBill(ctx, input.member, {
    id_general_bill_detail: input.billId,
    mode: 'equal',
    at_deadline: atDeadline,
  })
  const codes = shares.map(({ bank_code }) => bank_code)
  if (paidVnd > 0) await receiveBankNotification(ctx, 'sepay', reported(ctx, codes[0] ?? '', paidVnd))
  const [row] = await ctx.q<{ id: number }>`select id from bill_splits where bill_id = ${input.billId}`
  return { ...input, codes, playerIds: shares.map(({ player_id }) => player_id), splitId: row?.id ?? 0 }
}

const arrives = (
  ctx: TestContext,
  { codes, playerIds: _, ...input }: Split,
  share: number,
  vnd: number,
): Input => ({
  ...input,
  raw: reported(ctx, codes[share] ?? '', vnd),
})

/** Money with a wrong content that staff match to a share. */
async function unmatched(ctx: TestContext, { playerIds, ...input }: Split, share: number): Promise<Input> {
  await receiveBankNotification(ctx, 'sepay', reported(ctx, 'tien golf', half))
  const [receipt] = await ctx.q<{ id: number }>`select id from receipts order by id desc limit 1`
  return { ...input, receiptId: receipt?.id ?? 0, playerId: playerIds[share] ?? 0 }
}

async function over(ctx: TestContext, input: Input): Promise<Input> {
  const until = new Date(ctx.clock.now().getTime() - 1)
  await ctx.q`update bookings set pay_by = ${until} where id = ${input.billId}`
  return input
}

/** A share of a bill that has ended waits for its account, which a later report names. */
async function waitsForAccount(ctx: TestContext): Promise<Input> {
  const { codes, playerIds: _, ...input } = await split(ctx)
  const money = transferOf(ctx, codes[1] ?? '', half)
  await receiveBankNotification(ctx, 'sepay', written(ctx, money, 'sepay'))
  await workOffDeadline(ctx, { bookingId: (await over(ctx, input)).billId })
  const payer = { bin: '970422', account: '0099887766', holder: 'LE THI CHI' }
  return { ...input, raw: written(ctx, { ...money, payer }, 'casso') }
}

const transfer = 'the bank tells of a transfer' as const
const deadline = 'the time of a change is up' as const

/** The money of bills that are split. */
export const shareScenarios: readonly Scenario[] = [
  {
    name: 'splitting a bill again',
    verb: 'the golfer splits the bill',
    prepare: (_, ctx) => split(ctx),
    isRepeated: true,
  },
  {
    name: 'ending a split',
    verb: 'the golfer ends the split',
    prepare: (_, ctx) => split(ctx),
    isRepeated: true,
  },
  {
    name: 'a reminder of shares',
    verb: 'the golfer is reminded of shares',
    prepare: async (_, ctx) => {
      const input = await split(ctx)
      const soon = new Date(ctx.clock.now().getTime() + 300_000)
      await ctx.q`update bookings set pay_by = ${soon} where id = ${input.billId}`
      return input
    },
    isRepeated: true,
  },
  {
    name: 'a share',
    verb: transfer,
    prepare: async (_, ctx) => arrives(ctx, await split(ctx), 0, half),
    isRepeated: true,
  },
  {
    name: 'too much for a share while its golfer pays by QR code',
    verb: transfer,
    prepare: async (_, ctx) => {
      const input = await split(ctx)
      await startBankTransfer(ctx, input.member, input.billId)
      return arrives(ctx, input, 0, half + 7)
    },
    isRepeated: true,
  },
  {
    name: 'the last share',
    verb: transfer,
    prepare: async (_, ctx) => arrives(ctx, await split(ctx, { paidVnd: half }), 1, half),
    isRepeated: true,
  },
  {
    name: 'a share that completes what the golfer sent before',
    verb: transfer,
    prepare: async (_, ctx) => {
      const input = await split(ctx)
      const { transaction_id } = await startBankTransfer(ctx, input.member, input.billId)
      await receiveBankNotification(ctx, 'sepay', reported(ctx, transaction_id, half + 5))
      return arrives(ctx, input, 0, half)
    },
    isRepeated: true,
  },
  {
    name: 'money that staff match to a share',
    verb: 'staff match money',
    prepare: async (_, ctx) => unmatched(ctx, await split(ctx), 0),
    isRepeated: true,
  },
  {
    name: 'money that staff match to the last share',
    verb: 'staff match money',
    prepare: async (_, ctx) => unmatched(ctx, await split(ctx, { paidVnd: half }), 1),
    isRepeated: true,
  },
  {
    name: 'the payer of a share that waits for an account',
    verb: 'the bank names the payer',
    prepare: (_, ctx) => waitsForAccount(ctx),
    isRepeated: true,
  },
  {
    name: 'the deadline of a split bill',
    verb: deadline,
    prepare: async (_, ctx) => over(ctx, await split(ctx, { paidVnd: half })),
    isRepeated: true,
  },
  {
    name: 'the deadline of a part of a share',
    verb: deadline,
    prepare: async (_, ctx) => over(ctx, await split(ctx, { paidVnd: 100_000 })),
    isRepeated: true,
  },
  {
    name: 'a wallet that covers the rest of a split bill',
    verb: deadline,
    prepare: async (_, ctx) => {
      const input = await split(ctx, { paidVnd: half, atDeadline: 'cover' })
      await fillWallet(ctx, input.member, half)
      return over(ctx, input)
    },
    isRepeated: true,
  },
]
