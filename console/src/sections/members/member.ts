import type { DataOf } from '../../api/call.ts'

export type StaffMember = DataOf<'GET /api/staff/members/:id'>

/** Every look is written down, so none is repeated behind the staff's back: read once, and again when asked to. */
export const oneLook = { staleTime: 'static', refetchOnWindowFocus: false } as const
