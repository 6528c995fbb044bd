import type { ApprovedAct } from '@teeviet/contract/rules/money/approval'
import { listApprovals } from '#money/approvals/list-approvals'
import { proposeAct } from '#money/books/decide-approval'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import type { Staff } from '#platform/context/actor'
import type { TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import { disputed, divided } from './club-statement-scenarios.ts'
import { cancelledPart, PRICE, paidByTransfer, placed, toWallet } from './initial-states.ts'
import type { Input } from './input.ts'
import type { KillFixture } from './kill-fixture.ts'
import { setAccount } from './order-payout.ts'
import { verbs } from './verbs.ts'

const refundAsked = async (ctx: TestContext) => cancelledPart(ctx, await paidByTransfer(ctx, toWallet))

/** The state with an act that a colleague has proposed. */
async function proposed(
  ctx: TestContext,
  input: Input,
  act: ApprovedAct,
  fields: Record<string, unknown>,
): Promise<Input> {
  const colleague = await addStaff(ctx.q)
  await proposeAct(ctx, colleague, { act, fields })
  return { ...input, approvalId: await ownProposal(ctx, colleague) }
}

/** The state with a refund that a colleague caused and that waits for a second person. */
async function held(ctx: TestContext, input: Input): Promise<Input> {
  const colleague = await addStaff(ctx.q)
  await verbs['staff agree to the refund, which is held'](ctx, { ...input, staff: colleague })
  return { ...input, approvalId: await ownProposal(ctx, colleague) }
}

async function ownProposal(ctx: TestContext, colleague: Staff): Promise<number> {
  const own = (await listApprovals(ctx.q, colleague.id)).find(({ is_own }) => is_own === 1)
  return own?.id ?? 0
}

/** The paths of money that a second person decides. */
export const secondPersonScenarios = [
  {
    name: 'a refund that is proposed',
    verb: 'staff propose the refund' as const,
    prepare: (_: KillFixture, ctx: TestContext) => refundAsked(ctx),
    isRepeated: true,
  },
  {
    name: 'a refund that a second person approves',
    verb: 'a second person approves' as const,
    prepare: async (_: KillFixture, ctx: TestContext) => {
      const input = await refundAsked(ctx)
      return proposed(ctx, input, 'refund', { id: input.refundId })
    },
    isRepeated: true,
  },
  {
    name: 'a refund that is held for a second person',
    verb: 'staff agree to the refund, which is held' as const,
    prepare: (_: KillFixture, ctx: TestContext) => refundAsked(ctx),
    isRepeated: true,
  },
  {
    name: 'a held refund that a second person approves',
    verb: 'a second person approves' as const,
    prepare: async (_: KillFixture, ctx: TestContext) => held(ctx, await refundAsked(ctx)),
    isRepeated: true,
  },
  {
    name: 'a corrected wallet that a second person approves',
    verb: 'a second person approves' as const,
    prepare: async (_: KillFixture, ctx: TestContext) => {
      const input = await placed(ctx)
      const correction = { id: input.member.id, direction: 'give', amount: 200_000, reason: 'Chờ lâu' }
      return proposed(ctx, input, 'correction', correction)
    },
    isRepeated: true,
  },
  {
    name: 'a bank line that a second person approves',
    verb: 'a second person approves' as const,
    prepare: async (_: KillFixture, ctx: TestContext) => {
      const input = await placed(ctx)
      const { transaction_id: content } = await startBankTransfer(ctx, input.member, input.billId)
      const line = { bank_reference: `TWO-${content}`, amount: PRICE, content, line: 1 }
      return proposed(ctx, input, 'bank_line', { ...line, occurred_at: ctx.clock.now().getTime() })
    },
    isRepeated: true,
  },
  {
    name: 'a dispute of a club whose difference a second person approves',
    verb: 'a second person approves' as const,
    prepare: async (_: KillFixture, ctx: TestContext) => {
      const input = await disputed(ctx)
      const fields = { id: input.disputeId, club_amount: 1_000_000, answer: 'Đã kiểm tra' }
      return proposed(ctx, input, 'dispute', fields)
    },
    isRepeated: true,
  },
  {
    name: 'payouts for the bank that a second person approves',
    verb: 'a second person approves' as const,
    prepare: async (_: KillFixture, ctx: TestContext) => {
      const input = await divided(ctx)
      return proposed(ctx, input, 'payouts', { facility_ids: [await setAccount(ctx, input)] })
    },
    isRepeated: true,
  },
  {
    name: 'the bank account of a club that a second person approves',
    verb: 'a second person approves' as const,
    prepare: async (_: KillFixture, ctx: TestContext) => {
      const input = await divided(ctx)
      const account = { bank_bin: '970415', account_number: '1122334455', holder: 'SAN GOLF MAU' }
      return proposed(ctx, input, 'account', { facility_id: await setAccount(ctx, input), ...account })
    },
    isRepeated: true,
  },
  {
    name: 'a payout entered by hand that a second person approves',
    verb: 'a second person approves' as const,
    prepare: async (_: KillFixture, ctx: TestContext) => {
      const input = await divided(ctx)
      return proposed(ctx, input, 'movement', {
        kind: 'club_payout',
        facility_id: await setAccount(ctx, input),
        amount: 600_000,
        fee: 0,
        bank_reference: `PAY-${input.billId}`,
        occurred_at: ctx.clock.now().getTime(),
        note: '',
      })
    },
    isRepeated: true,
  },
]
