import type { StaffPermission } from '../permissions.ts'

/**
 * The kinds of long work that a job does, with the permission that each needs and what it counts: an import saves one
 * course in each step, an export writes one day.
 */
export const jobKinds = {
  rates_import: { permission: 'rates.edit', isExport: false },
  schedules_import: { permission: 'courses.edit', isExport: false },
  bookings_export: { permission: 'reports.read', isExport: true },
  ledger_export: { permission: 'ledger.read', isExport: true },
} as const satisfies Record<string, { permission: StaffPermission; isExport: boolean }>
export type JobKind = keyof typeof jobKinds
export const jobKindNames = Object.keys(jobKinds) as readonly JobKind[]

export const jobStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
export type JobState = (typeof jobStates)[number]

/** Every change of a job's state: from which states, and to which. A step that is not the last leaves it running. */
export const jobMoves = {
  advance: { from: ['waiting', 'running'], to: 'running' },
  finish: { from: ['waiting', 'running'], to: 'done' },
  fail: { from: ['waiting', 'running'], to: 'failed' },
  cancel: { from: ['waiting', 'running'], to: 'cancelled' },
  restart: { from: ['failed', 'cancelled'], to: 'waiting' },
} as const satisfies Record<string, { from: readonly JobState[]; to: JobState }>
export type JobMove = keyof typeof jobMoves

/** Whether a job in a state may take a move. */
export function isMovable(state: JobState, move: JobMove): boolean {
  const from: readonly JobState[] = jobMoves[move].from
  return from.includes(state)
}

/** The file of an export is kept for so many days after its end; the job itself for so many. */
export const jobFileDays = 7
export const jobDays = 90

/** The lines of an imported file: in all, of rates of one course, and of blocks of one course. */
export const mostImportLines = 10_000
export const mostRatesOfCourse = 500
export const mostBlocksOfCourse = 12

/** The days of play that an export of bookings may span, and the months of an export of the ledger. */
export const exportDays = 1_830
export const exportMonths = 60
