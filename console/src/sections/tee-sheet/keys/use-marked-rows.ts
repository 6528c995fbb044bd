import { useState } from 'react'
import type { StaffTeeTime } from '../tee-time.ts'

type Marked = { readonly from: number; readonly to: number }

/** A range of tee times that the keys mark, from the one with the focus on: to close them at once. */
export function useMarkedRows(teeTimes: readonly StaffTeeTime[]) {
  const [marked, setMarked] = useState<Marked>()
  const placeOf = (id: number | undefined) => teeTimes.findIndex((one) => one.id === id)
  const ends = [placeOf(marked?.from), placeOf(marked?.to)]
  const [first, last] = [Math.min(...ends), Math.max(...ends)]
  return {
    rows: first < 0 ? [] : teeTimes.slice(first, last + 1),
    /** Marks the rows from the first one that was marked, or from `from`, to this one. */
    markTo: (from: number, to: number) => setMarked((before) => ({ from: before?.from ?? from, to })),
    clear: () => setMarked(undefined),
  }
}
