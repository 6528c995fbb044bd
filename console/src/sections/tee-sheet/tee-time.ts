import type { DataOf } from '../../api/call.ts'

export type StaffTeeTime = DataOf<'GET /api/staff/tee-sheet'>['tee_times'][number]
