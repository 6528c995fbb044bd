import type { DataOf } from '../../api/call.ts'

export type StaffUser = DataOf<'GET /api/staff/users'>[number]
/** The link by which somebody sets their password, shown once: it is handed over by the administrator. */
export type GivenLink = DataOf<'POST /api/staff/users'>
