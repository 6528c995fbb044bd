import type { Rules } from '#platform/config/config'

/**
 * When the hold of a request ends that nobody answers: some time after the staff hour or before the tee time, whichever
 * is earlier, but never while staff still have their hour. Null without a tee time.
 */
export function holdEnd(
  { unansweredHold, holdEndsBeforeTeeTime }: Rules,
  teeTimeAt: Date | null,
  confirmBy: Date,
): Date | null {
  if (!teeTimeAt) return null
  const earliest = confirmBy.getTime()
  const after = earliest + unansweredHold * 1000
  const before = teeTimeAt.getTime() - holdEndsBeforeTeeTime * 1000
  return new Date(Math.max(earliest, Math.min(after, before)))
}
