import type { ErrorEntries } from './entry.ts'

/** Refusals of the console about courses, tee sheet, rates and offers. */
export const staffGolfErrors = {
  'staff.changedMeanwhile': { code: 409 },
  'rate.overlaps': { code: 1811 },
  'teeSheet.sold': { code: 1812, slots: ['n'] },
  'teeSheet.tooManyDays': { code: 1813, slots: ['n'] },
  'holiday.past': { code: 1920 },
  'holiday.tooManyDays': { code: 1921, slots: ['n'] },
  'holiday.byLaw': { code: 1922 },
  'offer.sold': { code: 1814, slots: ['n'] },
  'allotment.notFound': { code: 404 },
  'category.nameTaken': { code: 1831, slots: ['name'] },
  'schedule.overlaps': { code: 1815 },
  /** A tee time of so many holes cannot start on it at this course. */
  'schedule.unknownPath': { code: 1955, slots: ['path'] },
  /** A block of the schedule starts on a path that would be gone. */
  'course.pathInUse': { code: 1957, slots: ['path'] },
  /** The time was closed and staff did not decide that this booking stays on it. */
  'teeSheet.closed': { code: 1816, slots: ['time'] },
  /** Bookings without a decision are on the tee times to be closed; the list must be read again. */
  'teeSheet.undecided': { code: 1817, slots: ['n'] },
} as const satisfies ErrorEntries
