import type { StaffEndReason } from '@teeviet/contract/rules/bookings/end-reasons'

/** Staff end a booking: a reason as typed, and one of the list, which golfers read in their own language. */
export type StaffEnding = { id: number; reason: string; reason_code?: StaffEndReason | undefined }
