import type { Context } from '#platform/context/context'

const keptDays = 30

/** Deletes the events of clubs that ended a month ago. */
export async function cleanUpClubEvents({ q, clock }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - keptDays * 86_400_000)
  await q`delete from club_events where coalesce(delivered_at, failed_at) < ${before}`
}
