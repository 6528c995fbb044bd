import type { WalletCorrection } from '@teeviet/contract/rules/money/wallet-corrections'
import { decideApproval, proposeAct } from '#money/books/decide-approval'
import { clubsOwed } from '#money/payouts/owed'
import { correctWallet } from '#money/wallet/correct-wallet'
import type { Dice } from '../dice.ts'
import { referenceOf } from '../simulated-bank.ts'
import type { World } from '../world.ts'
import type { Act } from './act.ts'

/** An administrator sets above which amount a second person decides, or that none does. */
const setsLimit: Act = async ({ ctx }, dice) => {
  const limit = dice.among(null, '0', '1000000')
  return {
    text: `a second person decides above ${limit}`,
    run: () =>
      ctx.q`
        insert into site_settings (name, value) values ('second_person_above', ${JSON.stringify(limit)}::jsonb)
        on conflict (name) do update set value = excluded.value`,
  }
}

type Proposed =
  | 'refund'
  | 'wallet'
  | 'correction'
  | 'bank_line'
  | 'movement'
  | 'payouts'
  | 'account'
  | 'dispute'
type Fields = Record<string, unknown> | undefined | false

/** The fields of an act that may be proposed now; nothing where there is nothing to act upon. */
const fieldsOf: Record<Proposed, (world: World, dice: Dice) => Promise<Fields>> = {
  async refund({ ctx }, dice) {
    const refunds = await ctx.q<{ id: number }>`
      select id from refunds order by (state = 'requested') desc, id limit 3`
    const refund = dice.of(refunds)
    return refund && { id: refund.id }
  },
  async wallet({ ctx, golfers }, dice) {
    const receipts = await ctx.q<{
      id: number
    }>`select id from receipts where state = 'unmatched' order by id`
    const receipt = dice.of(receipts)
    return receipt && { id: receipt.id, vid: `${dice.of(golfers)?.vga}` }
  },
  async correction({ golfers }, dice) {
    const golfer = dice.of(golfers)
    const direction = dice.among('give', 'take')
    return golfer && { id: golfer.id, direction, amount: dice.among(50_000, 700_000), reason: 'Chờ lâu' }
  },
  async bank_line({ ctx, transfers }, dice) {
    const line = dice.of(transfers.filter(({ account }) => account === ctx.config.bank.accountNumber))
    return (
      line && {
        bank_reference: referenceOf(line),
        amount: line.amountVnd,
        content: line.content,
        occurred_at: line.at.getTime(),
        line: 1,
      }
    )
  },
  async movement({ ctx, serial }, dice) {
    const [club] = await clubsOwed(ctx.q)
    return (
      club && {
        kind: 'club_payout',
        facility_id: club.id,
        amount: dice.among(club.vnd, Math.ceil(club.vnd / 2)),
        fee: 0,
        bank_reference: `MV${serial()}`,
        occurred_at: ctx.clock.now().getTime(),
        note: '',
      }
    )
  },
  async payouts({ ctx }) {
    const owed = await clubsOwed(ctx.q)
    return owed.length > 0 && { facility_ids: owed.map(({ id }) => id) }
  },
  async account({ starts }, dice) {
    const start = dice.of(starts)
    const number = dice.among('0011002233445', '1122334455')
    return (
      start && { facility_id: start.courseId, bank_bin: '970436', account_number: number, holder: 'SAN GOLF' }
    )
  },
  async dispute({ ctx }, dice) {
    const [dispute] = await ctx.q<{ id: number; vnd: number }>`
      select d.id, coalesce(b.amount_vnd, 0) as vnd
      from statement_disputes d join bookings b on b.id = d.booking_id order by d.settled_at nulls first, d.id limit 1`
    return (
      dispute && {
        id: dispute.id,
        club_amount: dice.among(0, Math.floor(dispute.vnd / 2), dispute.vnd),
        answer: 'Đã kiểm tra',
      }
    )
  },
}

/** A staff member gives points to a golfer's wallet or takes some back, whatever it has; a repeat is the same request. */
const correctsWallet: Act = async (world, dice) => {
  const { ctx, admin, golfers, serial } = world
  const golfer = dice.of(golfers)
  if (!golfer) return null
  const direction = dice.among<WalletCorrection>('give', 'give', 'take')
  const correction = { id: golfer.id, direction, amount: dice.among(50_000, 700_000), reason: 'Chờ lâu' }
  const idempotency = {
    caller: `staff:${admin.id}`,
    key: `correction-${serial()}`,
    hash: Buffer.from(JSON.stringify(correction)),
  }
  return {
    kind: direction,
    text: `staff correct the wallet of ${golfer.id}: ${direction} ${correction.amount}`,
    run: () => correctWallet(ctx, admin, correction, idempotency),
  }
}

/** A staff member proposes an act over money: a refund, or what is entered in the books by hand. */
const proposes: Act = async (world, dice) => {
  const { ctx, admin, colleague } = world
  const staff = dice.among(admin, colleague)
  const act = dice.among<Proposed>(
    'refund',
    'refund',
    'wallet',
    'correction',
    'bank_line',
    'movement',
    'payouts',
    'dispute',
    'account',
  )
  const fields = await fieldsOf[act](world, dice)
  if (!fields) return null
  return {
    kind: act,
    text: `staff ${staff.id} proposes ${act} ${JSON.stringify(fields)}`,
    run: () => proposeAct(ctx, staff, { act, fields }),
  }
}

/** A staff member decides a proposal, mostly one that waits; also their own. */
const decides: Act = async ({ ctx, admin, colleague }, dice) => {
  const all = await ctx.q<{ id: number; isOpen: boolean; act: string; by: number }>`
    select id, outcome is null as "isOpen", act, proposed_by as by from approvals order by id`
  const open = all.filter(({ isOpen }) => isOpen)
  const proposal = dice.of(dice.below(6) > 0 && open.length > 0 ? open : all)
  if (!proposal) return null
  const { id, act, by } = proposal
  const isOther = dice.below(6) > 0
  const staff = (by === admin.id) === isOther ? colleague : admin
  const decision = dice.among('approve', 'approve', 'decline')
  return {
    kind: `${decision} ${act}`,
    text: `staff ${staff.id} decides proposal ${id}: ${decision}`,
    run: () => decideApproval(ctx, { staff, lang: 'vi' }, { id, decision, reason: 'Sai số tiền' }),
  }
}

export const approvalActs = { setsLimit, correctsWallet, proposes, decides }
