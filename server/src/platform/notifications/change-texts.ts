import type { Language } from '@teeviet/contract/rules/languages'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { dateAndClock, formatRunningDate } from '@teeviet/contract/rules/time/spoken-dates'
import { fill, smsTexts } from './texts.ts'

/** What a change of a booking did; null for what stayed. `amount` is what the golfer pays in all, in VND. */
export type ChangeNews = {
  moved: { from: Date; to: Date } | null
  /** The number of players afterwards. */
  players: number | null
  isRenamed: boolean
  amount: number
}

/** Staff have changed a booking; `link` leads to the bill. */
export function bookingChangedText(lang: Language, code: string, news: ChangeNews, link: string): string {
  const { moved, players, isRenamed, amount } = news
  const what = [
    moved && `${when(lang, moved.from)} → ${when(lang, moved.to)}`,
    players !== null && smsTexts('changedPlayers', lang, { n: players }),
    isRenamed && smsTexts('changedNames', lang),
  ].filter((one) => typeof one === 'string')
  const values = { code, what: what.join(', '), amount: formatMoney(amount), link }
  return fill(what.length > 0 ? 'bookingChanged' : 'priceChanged', lang, values)
}

function when(lang: Language, at: Date): string {
  return dateAndClock(formatRunningDate(dayOf(at), lang), formatClock(at), lang).trim()
}
