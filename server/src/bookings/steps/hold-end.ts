import type { Rules } from '#platform/config/config'

/**
 * When the hold of an unanswered request ends: some time after the staff hour or before the tee time, whichever is
 * earlier, but never within the staff hour. Null without a tee time.
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
