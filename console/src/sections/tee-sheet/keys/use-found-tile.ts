import { type RefObject, useEffect } from 'react'
import type { SheetTeeTime } from '../tee-time.ts'

/** The booking that was found by its code, until its tile has the focus. */
export type Found = { readonly found: number | undefined; readonly onShown: () => void }

/**
 * Gives the focus to the first tile of a booking that was found by its code, once the sheet of its day has it: the keys
 * then check its players in.
 */
export function useFoundTile(
  grid: RefObject<HTMLElement | null>,
  teeTimes: readonly SheetTeeTime[],
  { found, onShown }: Found,
): void {
  useEffect(() => {
    if (found === undefined || !teeTimes.some(({ bookings }) => bookings.some(({ id }) => id === found)))
      return
    grid.current?.querySelector<HTMLElement>(`[data-booking="${found}"]`)?.focus()
    onShown()
  }, [found, teeTimes, grid, onShown])
}
