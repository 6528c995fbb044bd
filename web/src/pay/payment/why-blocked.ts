import { type NotPayable, whyNotPayable } from '@teeviet/contract/rules/bookings/not-payable'
import type { Bill } from '#api/queries/member/bill.ts'

/** Why a bill cannot be paid now; null when it can, or when the difference of a change of a paid bill can. */
export function whyBlocked({
  state,
  offered_change,
}: Pick<Bill, 'state' | 'offered_change'>): NotPayable | null {
  return offered_change === null ? whyNotPayable(state) : null
}

/** What the next payment of a bill is of, in VND. */
export function dueAmount({ due_amount, payment_amount }: Pick<Bill, 'due_amount' | 'payment_amount'>) {
  return due_amount ?? payment_amount
}
