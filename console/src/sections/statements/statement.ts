import type { DataOf } from '../../api/call.ts'

export type Statement = DataOf<'GET /api/club/statement'>
export type Line = Statement['lines'][number]
