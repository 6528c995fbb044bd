import type { DataOf } from '../../../api/calls.ts'

export type Receipt = DataOf<'GET /api/staff/receipts'>[number]

export const receiptTabs = ['unmatched', 'matched', 'resolved', 'all'] as const
export type ReceiptTab = (typeof receiptTabs)[number]
