import type { DataOf } from '../../api/call.ts'

export type StaffBookingDetail = DataOf<'GET /api/staff/bookings/:id'>
export type StaffBooking = DataOf<'GET /api/staff/bookings'>[number]
