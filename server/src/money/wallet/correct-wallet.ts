import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { formatMoney, formatMovement } from '@teeviet/contract/rules/money/money'
import type { WalletCorrection } from '@teeviet/contract/rules/money/wallet-corrections'
import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { claimRequest, type IdempotentRequest, storeAnswer } from '#platform/http/idempotency'
import { ACCOUNTS, pointsAccount } from '#platform/ledger/accounts'
import { lockPoints } from '#platform/ledger/points'
import { previewMessages } from '#platform/notifications/preview-messages'
import { doAlone, doApproved, type Moved } from '../approvals/alone-or-approved.ts'
import type { SensitiveAct } from '../approvals/second-person.ts'
import { post } from '../posting/post.ts'
import { notifyCorrection } from './notify-correction.ts'

type Correction = InputOf<'POST /api/staff/members/:id/correct-wallet'>
const previewCall = 'POST /api/staff/members/:id/correct-wallet/preview-messages'

/**
 * Staff give points to a golfer's wallet, or take some back, on the account of the operator (`goodwill`), for a reason
 * that is kept; the golfer gets an SMS. The same request corrects once.
 *
 * @throws Refusal `staff.reasonMissing`, `request.notFound` also for a deleted account, `wallet.hasLess` when more would
 *   be taken than the wallet has, and those of `requireSecondPerson`
 */
export function correctWallet(
  ctx: Context,
  staff: Staff,
  correction: Correction,
  idempotency: IdempotentRequest | null,
): Promise<void> {
  return doAlone(ctx, staff, async (q) => {
    if (await claimRequest(q, idempotency, ctx.clock.now())) return { answer: undefined, sensitive: null }
    const moved = await correct(ctx, q, staff, correction)
    await storeAnswer(q, idempotency, null)
    return moved
  })
}

/** The same as a second person approves it. */
export function correctApprovedWallet(
  ctx: Context,
  staff: Staff,
  correction: Correction,
  approvalId: number,
): Promise<void> {
  return doApproved(ctx, staff, approvalId, (q) => correct(ctx, q, staff, correction))
}

/**
 * The SMS that a correction would send to the golfer now; nothing changes.
 * @throws Refusal those of `correctWallet` but for the reason
 */
export async function previewCorrection(
  ctx: Context,
  staff: Staff,
  asked: InputOf<typeof previewCall>,
): Promise<ResponseOf<typeof previewCall>> {
  const messages = await previewMessages(ctx, async (q) => {
    await correct(ctx, q, staff, { ...asked, reason: '–' })
    const { phone, language: lang } = await lockGolfer(q, asked.id)
    return { phone, lang }
  })
  return { messages }
}

/** Whose wallet is corrected, by how much and why. @throws Refusal `request.notFound`, `staff.reasonMissing` */
export async function sensitiveCorrection(q: Query, correction: Correction): Promise<SensitiveAct> {
  const { id, amount, reason } = correction
  if (reason === '') throw new Refusal('staff.reasonMissing')
  const { vga } = await lockGolfer(q, id)
  const subject = `vID ${vga} ${formatMovement(signed(correction))}: ${reason}`
  return { act: 'correction', subject, amountVnd: amount }
}

const signed = ({ direction, amount }: { direction: WalletCorrection; amount: number }) =>
  direction === 'give' ? amount : -amount

async function correct(ctx: Context, q: Query, staff: Staff, correction: Correction): Promise<Moved<void>> {
  const { id: memberId, amount, direction, reason } = correction
  const sensitive = await sensitiveCorrection(q, correction)
  const amountVnd = signed(correction)
  const now = ctx.clock.now()
  const had = await lockPoints(q, memberId)
  if (had + amountVnd < 0) throw new Refusal('wallet.hasLess', { amount: formatMoney(had) })
  const [row] = await q<{ id: number }>`
    insert into wallet_corrections (member_id, amount_vnd, reason, corrected_by, corrected_at)
    values (${memberId}, ${amountVnd}, ${reason}, ${staff.id}, ${now}) returning id`
  await post(q, {
    cause: `wallet-correction:${row?.id}`,
    kind: 'correction',
    entries: [
      { account: ACCOUNTS.goodwill, amountVnd },
      { account: pointsAccount(memberId), amountVnd: -amountVnd },
    ],
    occurredAt: now,
    now,
  })
  const detail = `${formatMovement(amountVnd)}: ${reason}`
  await recordAct(ctx, q, staff, { what: 'member.wallet_corrected', subject: `member:${memberId}`, detail })
  await notifyCorrection(ctx, q, { memberId, direction, amountVnd: amount, points: had + amountVnd })
  return { answer: undefined, sensitive }
}

type Golfer = { vga: number; phone: string | null; language: Language }

/** @throws Refusal `request.notFound` also for a deleted account; it is not deleted while this transaction runs */
async function lockGolfer(q: Query, id: number): Promise<Golfer> {
  const [golfer] = await q<Golfer>`
    select vga, phone, language from members where id = ${id} and deleted_at is null for share`
  if (!golfer) throw new Refusal('request.notFound')
  return golfer
}
