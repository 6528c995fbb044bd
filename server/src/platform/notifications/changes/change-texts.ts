import type { Language } from '@teeviet/contract/rules/languages'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { dateAndClock, formatRunningDate } from '@teeviet/contract/rules/time/spoken-dates'
import { smsParts } from '../parts.ts'
import { deadline, fill, mostParts, pathInText, smsTexts } from '../texts.ts'
import { whyText } from '../why-text.ts'

/**
 * What a change of a booking did; null for what stayed. `amount` is what the golfer pays in all, or for the
 * change, in VND.
 */
export type ChangeNews = {
  moved: { from: Date; to: Date } | null
  /** The number of players afterwards. */
  players: number | null
  isRenamed: boolean
  /** The course afterwards, when it is another one. */
  course: { title: string; title_en: string } | null
  /** What the players start on afterwards (`A–B`), when it is another path. */
  path: string | null
  /** The hole-in-one cover differs. */
  isReinsured: boolean
  /** What goes back of a paid booking and what is kept of players who leave, in VND; null when nothing is kept. */
  kept: { refundVnd: number; keptVnd: number } | null
  amount: number
}

/** What is left to pay of an order (VND) whose payment window has started again, and until when. */
export type StillDue = { amount: number; payBy: Date; now: Date }

/** Staff have changed a booking; `link` leads to the bill, `due` is there for an order that waited for the change. */
export function bookingChangedText(
  lang: Language,
  code: string,
  news: ChangeNews,
  link: string,
  due: StillDue | null = null,
): string {
  const { kept } = news
  return inShort(lang, news, (what) => {
    if (due)
      return fill('bookingChangedPay', lang, {
        code,
        ...paid(lang, news, what),
        ...dueWords(lang, due),
        link,
      })
    const values = { code, what, amount: formatMoney(news.amount), link }
    if (!kept) return fill(what === '' ? 'priceChanged' : 'bookingChanged', lang, values)
    const parts = { refund: formatMoney(kept.refundVnd), kept: formatMoney(kept.keptVnd) }
    return fill('bookingChangedKept', lang, { ...values, ...parts })
  })
}

/** A change of a paid booking is held for the golfer until its difference (`amount`, VND) is paid. */
export function changeOfferedText(
  lang: Language,
  code: string,
  news: ChangeNews & { payBy: Date; now: Date },
  link: string,
): string {
  const until = deadline(lang, news.payBy, news.now)
  return inShort(lang, news, (what) =>
    fill('changeOffered', lang, { code, ...paid(lang, news, what), deadline: until, link }),
  )
}

/** The difference (`amount`, VND) arrived, and the change is made. */
export function changePaidText(lang: Language, code: string, news: ChangeNews, link: string): string {
  return inShort(lang, news, (what) => fill('changePaid', lang, { code, ...paid(lang, news, what), link }))
}

const endedTexts = {
  unpaid: 'changeUnpaid',
  withdrawn: 'changeWithdrawn',
  unanswered: 'changeUnanswered',
} as const

const endedBeforePaying = {
  withdrawn: 'changeWithdrawnPay',
  unanswered: 'changeUnansweredPay',
} as const

/** A change was not paid or answered in time, or was taken back: the booking stays as it was. */
export function changeDroppedText(
  lang: Language,
  code: string,
  cause: keyof typeof endedTexts,
  link: string,
  due: StillDue | null = null,
): string {
  if (due && cause !== 'unpaid')
    return fill(endedBeforePaying[cause], lang, { code, ...dueWords(lang, due), link })
  return fill(endedTexts[cause], lang, { code, link })
}

/** Staff refused the change that the golfer asked for, in their own words: the booking stays as it was. */
export function changeRefusedText(
  lang: Language,
  code: string,
  words: string,
  link: string,
  due: StillDue | null = null,
): string {
  const why = whyText(lang, { code: null, words, speaker: 'staff' })
  if (due) return fill('changeRefusedPay', lang, { code, why, ...dueWords(lang, due), link })
  return fill('changeRefused', lang, { code, why, link })
}

/** Money for the booking as it was arrived while its club was asked: the change is not made. */
export function changePaidOverText(lang: Language, code: string, link: string): string {
  return fill('changePaidOver', lang, { code, link })
}

/** Money (VND) came for a change that is no longer open: it goes back, the booking stays as it was. */
export function moneyOfChangeText(lang: Language, code: string, amount: number): string {
  return fill('moneyOfChange', lang, { code, amount: formatMoney(amount) })
}

function dueWords(lang: Language, { amount, payBy, now }: StillDue) {
  return { amount: formatMoney(amount), deadline: deadline(lang, payBy, now) }
}

function paid(lang: Language, news: ChangeNews, what: string) {
  return { what: what || smsTexts('changedPrice', lang), amount: formatMoney(news.amount) }
}

/**
 * A text of a change. One with a path that would be too long leaves the names out, then the path: the bill at its link
 * has both.
 */
function inShort(lang: Language, news: ChangeNews, textOf: (what: string) => string): string {
  const whole = textOf(whatOf(lang, news))
  if (news.path === null || smsParts(whole) <= mostParts) return whole
  const unnamed = textOf(whatOf(lang, { ...news, isRenamed: false }))
  return smsParts(unnamed) <= mostParts ? unnamed : textOf(whatOf(lang, { ...news, path: null }))
}

function whatOf(
  lang: Language,
  { moved, players, isRenamed, course, path, isReinsured }: ChangeNews,
): string {
  return [
    moved && `${when(lang, moved.from)} → ${when(lang, moved.to)}`,
    course && (lang === 'vi' ? course.title : course.title_en),
    path !== null && smsTexts('changedPath', lang, { path: pathInText(path) }),
    players !== null && smsTexts('changedPlayers', lang, { n: players }),
    isRenamed && smsTexts('changedNames', lang),
    isReinsured && smsTexts('changedCover', lang),
  ]
    .filter((one) => typeof one === 'string')
    .join(', ')
}

function when(lang: Language, at: Date): string {
  return dateAndClock(formatRunningDate(dayOf(at), lang), formatClock(at), lang).trim()
}
