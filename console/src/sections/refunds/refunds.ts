import type { DataOf } from '../../api/call.ts'

export type Refund = DataOf<'GET /api/staff/refunds'>[number]

export const refundTabs = ['requested', 'open', 'over', 'all'] as const
export type RefundTab = (typeof refundTabs)[number]
