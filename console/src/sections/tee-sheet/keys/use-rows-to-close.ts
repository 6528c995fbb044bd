import { type RefObject, useState } from 'react'
import type { StaffTeeTime } from '../tee-time.ts'
import { focusedRow } from './focused-row.ts'

/** The tee times that a form asks to close: those marked on the sheet, or the one with the focus; of this day alone. */
export function useRowsToClose(
  grid: RefObject<HTMLTableElement | null>,
  teeTimes: readonly StaffTeeTime[],
  marked: readonly StaffTeeTime[],
) {
  const [closing, setClosing] = useState<readonly StaffTeeTime[]>()
  const isOfDay = closing?.every((one) => teeTimes.some(({ id }) => id === one.id))
  return {
    rows: isOfDay ? closing : undefined,
    /** Opens the form; false when no tee time is marked or has the focus. */
    ask(): boolean {
      const focused = focusedRow(grid.current)
      const rows = marked.length > 0 ? marked : teeTimes.filter(({ id }) => id === focused)
      if (rows.length === 0) return false
      setClosing(rows)
      return true
    },
    end: () => setClosing(undefined),
  }
}
