import { serverNow } from '@teeviet/contract/live/server-clock'
import { dayOf, instantAt } from '@teeviet/contract/rules/time/dates'
import { useEffect } from 'react'
import { anyTimeOf, type ChosenPlay } from '../draft/booking-draft.ts'
import type { DraftStore } from '../draft/draft-store.ts'

/** The clock time (`HH:mm`) of an address applied to today; null when it is none, or has passed. */
export function startTimeToday(clock: string | undefined, now: number): ChosenPlay | null {
  if (!clock || !/^([01]\d|2[0-3]):[0-5]\d$/.test(clock)) return null
  const startsAt = instantAt(dayOf(now), clock)
  return startsAt > now ? { ...anyTimeOf(startsAt), startsAt, isAnyTime: false } : null
}

/** Begins with the time an address asks for, unless the golfer has chosen one already. */
export function useStartTime(store: DraftStore, clock: string | undefined): void {
  useEffect(() => {
    store.restore().then(() => {
      const play = startTimeToday(clock, serverNow())
      if (play && store.read().play === null) store.change({ play })
    })
  }, [store, clock])
}
