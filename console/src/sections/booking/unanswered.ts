import type { StaffBookingDetail } from './booking.ts'

/**
 * What a missing answer of the club means: it is awaited only while the request waits. Afterwards staff have decided
 * without it, or the request has ended in another way.
 */
export function unanswered({
  state,
  history,
}: Pick<StaffBookingDetail, 'state' | 'history'>): 'waiting' | 'decided' | 'unneeded' {
  if (state === 'requested') return 'waiting'
  return history.some(({ from_state, by }) => from_state === 'requested' && by === 'staff')
    ? 'decided'
    : 'unneeded'
}
