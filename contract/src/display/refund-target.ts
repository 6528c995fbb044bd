export type TargetKind = 'method' | 'wallet' | 'bank'

/** The fields of a bank account, as typed. */
const bankFields = ['bank', 'account', 'holder'] as const
export type BankField = (typeof bankFields)[number]

/** Where refunded money goes: back to what paid, to the golf wallet, to a bank account, or to the one that paid. */
export type RefundTarget = { to: TargetKind | 'payer' | null } & Record<BankField, string>

/** The best of the possible targets, before a choice. */
export function firstTarget(targets: readonly TargetKind[]): RefundTarget {
  return { to: targets[0] ?? null, bank: '', account: '', holder: '' }
}

/** Whether the target is complete enough to send money there. */
export function isComplete(target: RefundTarget): boolean {
  return target.to !== 'bank' || emptyOf(target).length === 0
}

/** The fields of the bank account that nothing is typed into. */
export function emptyOf(target: RefundTarget): BankField[] {
  return bankFields.filter((field) => target[field].trim() === '')
}

/** The target as a request carries it. */
export function targetFields({ to, bank, account, holder }: RefundTarget) {
  if (to === null) return {}
  if (to === 'payer') return { refund_to: 'bank' as const }
  return to === 'bank'
    ? { refund_to: to, refund_bank: bank, refund_account: account, refund_name: holder }
    : { refund_to: to }
}
