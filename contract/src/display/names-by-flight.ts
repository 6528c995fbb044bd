import type { Language } from '../rules/languages.ts'
import { listOfNames } from '../rules/list-of-names.ts'
import { formatClock } from '../rules/time/dates.ts'

/** The players of a booking in one line; of a group on several tee times after the time of each: "06:20 An, Bình; 06:28 Chi". */
export function namesByFlight(
  flights: readonly { readonly date_played: number; readonly players: readonly string[] }[],
  language: Language,
): string {
  const named = flights.filter(({ players }) => players.length > 0)
  return named
    .map(({ date_played, players }) => {
      const names = listOfNames(players, language)
      return named.length > 1 ? `${formatClock(date_played)}\u00a0${names}` : names
    })
    .join('; ')
}
