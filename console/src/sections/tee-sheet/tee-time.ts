import type { DataOf } from '../../api/call.ts'

export type StaffTeeTime = DataOf<'GET /api/staff/tee-sheet'>['tee_times'][number]

/** A tee time of any sheet; for a club with the places that are sold without asking it. */
export type SheetTeeTime = StaffTeeTime & { allotted?: number }
