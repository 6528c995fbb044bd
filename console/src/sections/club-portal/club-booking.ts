import type { DataOf } from '../../api/call.ts'

/** A booking as an account of its club sees it. */
export type ClubBooking = DataOf<'GET /api/club/bookings/:id'>
