import { decideApproval, proposeAct } from '#money/books/decide-approval'
import { referenceOf } from '../simulated-bank.ts'
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

/** A staff member proposes an act over money: a refund, a credit of a wallet or a line of the bank's statement. */
const proposes: Act = async ({ ctx, admin, colleague, golfers, transfers }, dice) => {
  const staff = dice.among(admin, colleague)
  const act = dice.among('refund', 'refund', 'wallet', 'bank_line')
  const refund = dice.of(
    await ctx.q<{ id: number }>`select id from refunds order by (state = 'requested') desc, id limit 3`,
  )
  const receipt = dice.of(
    await ctx.q<{ id: number }>`select id from receipts where state = 'unmatched' order by id`,
  )
  const line = dice.of(transfers.filter(({ account }) => account === ctx.config.bank.accountNumber))
  const vid = `${dice.of(golfers)?.vga}`
  const fields =
    act === 'refund'
      ? refund && { id: refund.id }
      : act === 'wallet'
        ? receipt && { id: receipt.id, vid }
        : line && {
            bank_reference: referenceOf(line),
            amount: line.amountVnd,
            content: line.content,
            occurred_at: line.at.getTime(),
            line: 1,
          }
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

export const approvalActs = { setsLimit, proposes, decides }
