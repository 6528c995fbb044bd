import { dayOf, formatDay, formatHistoryTime, startOfDay } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../api/call.ts'

export type Statement = DataOf<'GET /api/club/statement'>
export type Line = Statement['lines'][number]
export type Undivided = Statement['undivided'][number]

/** The start, or the day alone of a booking without a tee time. */
export function playedAt({ date_played }: { readonly date_played: number }): string {
  const day = dayOf(date_played)
  return date_played === startOfDay(day) ? formatDay(day) : formatHistoryTime(date_played)
}
