import type { Attendance } from '@teeviet/contract/rules/bookings/attendance'
import type { RefObject } from 'react'
import { useMayCall } from '../../../session/may-call.ts'
import { attendanceCalls, useAttendance } from '../../attendance/use-attendance.tsx'
import type { As } from '../../starter/starter-calls.ts'
import type { StaffTeeTime } from '../tee-time.ts'

/** What the keys do with the player of the tile that has the focus. */
export function useTileActs(as: As, grid: RefObject<HTMLElement | null>, teeTimes: readonly StaffTeeTime[]) {
  const { act, record } = useAttendance(as)
  const mayCall = useMayCall()
  return {
    problem: act.problem,
    /** Records the attendance of the player; returns whether there is one. */
    record(attendance: Attendance): boolean {
      const tile = document.activeElement?.closest<HTMLElement>('[data-player]')
      const row = tile?.closest<HTMLElement>('[data-row]')
      if (!tile || !row || !grid.current?.contains(tile) || !mayCall(attendanceCalls[as])) return false
      const teeTime = teeTimes.find(({ id }) => id === Number(row.dataset.row))
      const booking = teeTime?.bookings.find(({ id }) => id === Number(tile.dataset.booking))
      const player = booking?.players.find(({ id }) => id === Number(tile.dataset.player))
      if (!booking || !player) return false
      if (!act.busy) record(booking, [player], attendance)
      return true
    },
  }
}
