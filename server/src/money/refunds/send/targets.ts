import { isCounterMethod } from '@teeviet/contract/rules/money/counter-methods'
import { type BankAccount, readBankAccount } from '@teeviet/contract/rules/money/payee'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { isOwnPage } from './refunders.ts'

export type TargetKind = 'method' | 'wallet' | 'bank'

/** Where refunded money goes; the bank's number, the account and its holder with a bank transfer. */
export type RefundTarget = { kind: 'method' | 'wallet' } | ({ kind: 'bank' } & BankAccount)

/** The target in a refund request. */
export type TargetFields = {
  refund_to?: TargetKind | undefined
  refund_bank?: string | undefined
  refund_account?: string | undefined
  refund_name?: string | undefined
}

/**
 * The ways money can go back, the best first: to what paid where that can take it, the counter included, points to the
 * wallet; otherwise the golfer chooses between wallet and bank transfer.
 *
 * @param method how the bill was paid; null for money that came without a payment
 */
export function targetsOf(ctx: Pick<Context, 'gateways'>, method: string | null): TargetKind[] {
  if (method === 'point') return ['wallet']
  if (method === null) return ['wallet', 'bank']
  if (isCounterMethod(method)) return ['method']
  return ctx.gateways.refunders[method] || isOwnPage(method) ? ['method'] : ['wallet', 'bank']
}

/** Where a refund goes or went: one that the card's network has paid went back the way it came. */
export function wentTo(refund: { state: string; target: TargetKind | null; amount_vnd: number }) {
  const { state, target, amount_vnd } = refund
  return target === null && state === 'done' && amount_vnd > 0 ? 'method' : target
}

/**
 * Reads the target of the money, out of the open ones. A single open target is taken without a choice.
 *
 * @returns null while it is undecided
 * @throws Refusal `refund.targetUnavailable`, or `refund.bankMissing` for half a bank account
 */
export function readTarget(fields: TargetFields, possible: readonly TargetKind[]): RefundTarget | null {
  const [first, second] = possible
  const kind = fields.refund_to ?? (second === undefined ? first : undefined)
  if (kind === undefined) return null
  if (!possible.includes(kind)) throw new Refusal('refund.targetUnavailable')
  if (kind !== 'bank') return { kind }
  const { refund_bank: bin = '', refund_account: account = '', refund_name: holder = '' } = fields
  const written = readBankAccount({ bin, account, holder })
  if (!written) throw new Refusal('refund.bankMissing')
  return { kind, ...written }
}
