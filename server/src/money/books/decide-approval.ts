import type { InputOf } from '@teeviet/contract'
import { calls } from '@teeviet/contract/calls'
import { permissionsOf } from '@teeviet/contract/may'
import type { Language } from '@teeviet/contract/rules/languages'
import type { ApprovedAct } from '@teeviet/contract/rules/money/approval'
import { requirePermission, type Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { invalid, Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { propose } from '../approvals/propose.ts'
import { decideProposal, lockProposal, type SensitiveAct } from '../approvals/second-person.ts'
import { caseOf, recordChargeback, sensitiveCase } from '../cards/chargebacks/record-chargeback.ts'
import { sensitiveSettlement, settleApprovedDispute } from '../clubs/disputes.ts'
import { sensitiveAccount, setClubAccount } from '../payouts/club-accounts.ts'
import { orderPayouts, sensitivePayouts } from '../payouts/payout-orders.ts'
import { movementOf, recordBankMovement, sensitiveMovement } from '../payouts/record-bank-movement.ts'
import { receiptToWallet, sensitiveCredit } from '../receipts/receipt-to-wallet.ts'
import { agreeAsStaff } from '../refunds/staff/refund-acts.ts'
import { sensitiveRefund } from '../refunds/staff/sensitive-refund.ts'
import { correctApprovedWallet, sensitiveCorrection } from '../wallet/correct-wallet.ts'
import { type BankLine, bookBankLine, sensitiveLine } from './book-line.ts'

type By = { staff: Staff; lang: Language }

/** The call whose fields a proposal holds, and whose permission both persons need. */
const callOf = {
  refund: 'POST /api/staff/refunds/:id/agree',
  wallet: 'POST /api/staff/receipts/:id/to-wallet',
  correction: 'POST /api/staff/members/:id/correct-wallet',
  bank_line: 'POST /api/staff/ledger/book_line',
  movement: 'POST /api/staff/ledger/bank_movements',
  payouts: 'POST /api/staff/payouts/order',
  account: 'POST /api/staff/payouts/account',
  chargeback: 'POST /api/staff/chargebacks',
  dispute: 'POST /api/staff/statements/disputes/:id/settle',
} as const satisfies Record<ApprovedAct, keyof typeof calls>

/**
 * Puts an act over money before a second person.
 * @throws Refusal `request.forbidden`, `information.invalid`, and those of the act about what it names
 */
export function proposeAct(
  ctx: Context,
  staff: Staff,
  { act, fields }: InputOf<'POST /api/staff/approvals'>,
): Promise<void> {
  requireActPermission(staff, act)
  return inTransaction(ctx.pool, async (q) => {
    const { about } = actOf(act, fields)
    await propose(ctx, q, staff, { ...(await about(ctx, q)), request: fields })
  })
}

/**
 * A second person approves a proposal, which does the act, or declines it.
 * @throws Refusal `request.forbidden`, `request.notFound`, `staff.reasonMissing`, those of `requireSecondPerson` and of
 *   the act itself
 */
export async function decideApproval(
  ctx: Context,
  by: By,
  { id, decision, reason }: InputOf<'POST /api/staff/approvals/:id/decide'>,
): Promise<void> {
  if (decision === 'decline' && reason === '') throw new Refusal('staff.reasonMissing')
  const proposal = await lockProposal(ctx.q, id)
  requireActPermission(by.staff, proposal.act)
  const isOwnDecision = proposal.decided_by === by.staff.id
  if (decision === 'decline') {
    if (isOwnDecision && proposal.outcome === 'declined') return
    await inTransaction(ctx.pool, async (q) => {
      const locked = await lockProposal(q, id)
      await decideProposal(ctx, q, by.staff, { ...locked, to: 'declined', reason })
    })
    return
  }
  // refunds and credits are done in the transaction that decides
  if (isOwnDecision && proposal.outcome === 'approved' && proposal.act !== 'bank_line') return
  await actOf(proposal.act, proposal.request).take(ctx, by, id)
}

function requireActPermission(staff: Staff, act: ApprovedAct): void {
  for (const permission of permissionsOf(calls[callOf[act]].may)) requirePermission(staff, permission)
}

type Act = {
  about: (ctx: Context, q: Query) => Promise<SensitiveAct> | SensitiveAct
  take: (ctx: Context, by: By, approvalId: number) => Promise<unknown>
}

/** An act by the fields of its call. */
function actOf(act: ApprovedAct, fields: unknown): Act {
  switch (act) {
    case 'refund': {
      const { id } = read(calls[callOf.refund].request.safeParse(fields))
      return {
        about: async (_, q) => {
          const { isWaiting, ...sensitive } = await sensitiveRefund(q, id)
          if (!isWaiting) throw new Refusal('refund.wrongState')
          return sensitive
        },
        take: (ctx, by, approvalId) => agreeAsStaff(ctx, by, id, approvalId),
      }
    }
    case 'wallet': {
      const { id: receiptId, vid } = read(calls[callOf.wallet].request.safeParse(fields))
      const credit = { receiptId, vid }
      return {
        about: (ctx, q) => sensitiveCredit(ctx, q, credit),
        take: (ctx, { staff }, approvalId) => receiptToWallet(ctx, staff, credit, approvalId),
      }
    }
    case 'correction': {
      const correction = read(calls[callOf.correction].request.safeParse(fields))
      return {
        about: (_, q) => sensitiveCorrection(q, correction),
        take: (ctx, { staff }, approvalId) => correctApprovedWallet(ctx, staff, correction, approvalId),
      }
    }
    case 'bank_line': {
      const input = read(calls[callOf.bank_line].request.safeParse(fields))
      const line: BankLine = {
        bankReference: input.bank_reference,
        amountVnd: input.amount,
        occurredAt: new Date(input.occurred_at),
        content: input.content,
        line: input.line ?? 1,
      }
      return {
        about: () => sensitiveLine(line),
        take: (ctx, { staff }, approvalId) => bookBankLine(ctx, staff, line, approvalId),
      }
    }
    case 'movement': {
      const movement = movementOf(read(calls[callOf.movement].request.safeParse(fields)))
      return {
        about: () => sensitiveMovement(movement),
        take: (ctx, { staff }, approvalId) => recordBankMovement(ctx, staff, movement, approvalId),
      }
    }
    case 'payouts': {
      const { facility_ids: courseIds } = read(calls[callOf.payouts].request.safeParse(fields))
      return {
        about: (_, q) => sensitivePayouts(q, courseIds),
        take: (ctx, { staff }, approvalId) => orderPayouts(ctx, staff, courseIds, approvalId),
      }
    }
    case 'account': {
      const account = read(calls[callOf.account].request.safeParse(fields))
      return {
        about: (_, q) => sensitiveAccount(q, account),
        take: (ctx, { staff }, approvalId) => setClubAccount(ctx, staff, account, approvalId),
      }
    }
    case 'chargeback': {
      const reported = caseOf(read(calls[callOf.chargeback].request.safeParse(fields)))
      return {
        about: () => sensitiveCase(reported),
        take: (ctx, { staff }, approvalId) => recordChargeback(ctx, staff, reported, approvalId),
      }
    }
    case 'dispute': {
      const settled = read(calls[callOf.dispute].request.safeParse(fields))
      return {
        about: (_, q) => sensitiveSettlement(q, settled),
        take: (ctx, { staff }, approvalId) => settleApprovedDispute(ctx, staff, settled, approvalId),
      }
    }
  }
}

function read<Fields>(parsed: { success: true; data: Fields } | { success: false }): Fields {
  if (!parsed.success) throw invalid({ fields: 'are not those of the act' })
  return parsed.data
}
