import { arriveBeforeSeconds, type GolferMessage } from '@teeviet/contract/rules/bookings/golfer-messages'
import type { Language } from '@teeviet/contract/rules/languages'
import { formatDuration } from '@teeviet/contract/rules/time/spoken-durations'
import { fill, type NamedBooking, named } from './texts.ts'
import { whyText } from './why-text.ts'

const mostParts = 3

const keys = {
  call_back: 'staffCallBack',
  name_players: 'staffNamePlayers',
  arrive_early: 'staffArriveEarly',
  club_rules: 'staffClubRules',
} as const satisfies Record<GolferMessage, string>

/** A message that staff choose; `link` leads to the bill. */
export function templateText(
  template: GolferMessage,
  lang: Language,
  booking: NamedBooking,
  link: string,
): string {
  const time = formatDuration(arriveBeforeSeconds, lang)
  return fill(keys[template], lang, { ...named(lang, booking), link, time })
}

/** A message in the words of a staff member, quoted as such. */
export function staffMessageText(lang: Language, booking: NamedBooking, words: string): string {
  const quoted = whyText(lang, { code: null, words, speaker: 'staff' })
  return fill('staffMessage', lang, { ...named(lang, booking), quoted }, mostParts)
}
