import type { Language } from '@teeviet/contract/rules/languages'
import { listOfNames } from '@teeviet/contract/rules/list-of-names'
import { formatDay, formatPlayTime } from '@teeviet/contract/rules/time/dates'
import { catalogue } from '@teeviet/texts/catalogue'
import type { Round } from '../read-round.ts'

const texts = catalogue('bookings')

/** TeeViet's green as red, green and blue. */
export const passColour = [11, 116, 118] as const

export type PassFact = { id: string; label: string; value: string }

/**
 * What a pass in a phone's wallet says, in its golfer's language: on its face the start with the path that is played, the player and the booking's
 * code, behind it the way there and what to wear. No amounts: a wallet is shown at the counter.
 */
export function passFacts(
  round: Round,
  page: string,
  lang: Language,
): { head: string; main: PassFact[]; more: PassFact[] } {
  const { course, starts_at, play_date, players, booking_code, flights } = round
  const fact = (id: 'time' | 'path' | 'player' | 'code' | 'address' | 'dressCode' | 'page', value: string) =>
    value === '' ? [] : [{ id, label: texts(id === 'path' ? 'calendar.path' : `wallet.${id}`, lang), value }]
  return {
    head: `${texts('calendar.golf', lang)}: ${course.name}`,
    main: [
      ...fact('time', starts_at === null ? formatDay(play_date) : formatPlayTime(starts_at)),
      ...fact('path', flights[0]?.path ?? ''),
      ...fact('player', listOfNames(players, lang)),
      ...fact('code', booking_code),
    ],
    more: [
      ...fact('address', course.address),
      ...fact('dressCode', course.dress_code),
      ...fact('page', page),
    ],
  }
}
