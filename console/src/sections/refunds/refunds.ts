import type { DataOf } from '../../api/call.ts'

export type Refund = DataOf<'GET /api/staff/refunds'>[number]
