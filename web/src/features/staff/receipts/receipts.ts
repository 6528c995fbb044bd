import type { DataOf } from '../../../api/calls.ts'

export type Receipt = DataOf<'GET /api/staff/receipts'>[number]

export const receiptTabs = ['unmatched', 'matched', 'resolved', 'all'] as const
export type ReceiptTab = (typeof receiptTabs)[number]

const notifiers: Readonly<Record<string, string>> = { sepay: 'SePay', casso: 'Casso' }

/** Who told us of the money: a colleague who booked it by hand, or the service that reads our account. */
export function toldBy({ booked_by, provider }: Pick<Receipt, 'booked_by' | 'provider'>): string {
  return booked_by || (notifiers[provider] ?? provider)
}
