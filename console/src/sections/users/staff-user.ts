import type { DataOf } from '../../api/call.ts'

export type StaffUser = DataOf<'GET /api/staff/users'>[number]
/** A link to set a password, shown once: the administrator passes it on. */
export type GivenLink = DataOf<'POST /api/staff/users'>
