/** Whether a player of a paid booking came: expected, checked in at the counter, or recorded as a no-show. */
export const attendances = ['expected', 'checked_in', 'no_show'] as const
export type Attendance = (typeof attendances)[number]

/**
 * From which attendance each is recorded. `expected` undoes; a no-show who comes after all is checked in; a player who
 * is checked in becomes no no-show unless the check-in is undone first.
 */
export const attendanceBefore: Readonly<Record<Attendance, readonly Attendance[]>> = {
  expected: ['checked_in', 'no_show'],
  checked_in: ['expected', 'no_show'],
  no_show: ['expected'],
}
