import type { StaffTeeTime } from './tee-time.ts'

/** Neighbouring tee times of one closing; of older ones those that are closed for the same reason with the same note. */
export type Band = {
  readonly first: StaffTeeTime
  readonly last: StaffTeeTime
  readonly count: number
}

/** The closed stretches of a day, by the id of the tee time each begins with. */
export function bandsOf(teeTimes: readonly StaffTeeTime[]): Map<number, Band> {
  const bands = new Map<number, Band>()
  let open: Band | undefined
  for (const one of teeTimes) {
    const goesOn = open !== undefined && isSame(one, open.first)
    if (!one.is_closed) open = undefined
    else if (open && goesOn) open = { ...open, last: one, count: open.count + 1 }
    else open = { first: one, last: one, count: 1 }
    if (open) bands.set(open.first.id, open)
  }
  return bands
}

function isSame(one: StaffTeeTime, first: StaffTeeTime): boolean {
  if (one.closing_id !== first.closing_id) return false
  return one.closed_for === first.closed_for && one.closed_note === first.closed_note
}
