/** The calls that write what the starter must know: of staff, and of an account of the club. */
export const starterCalls = {
  staff: { note: 'POST /api/staff/bookings/:id/start-note', caddies: 'POST /api/staff/bookings/:id/caddies' },
  club: { note: 'POST /api/club/bookings/:id/start-note', caddies: 'POST /api/club/bookings/:id/caddies' },
} as const

export type As = keyof typeof starterCalls
