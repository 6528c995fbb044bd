import { type Language, languageRules } from '@teeviet/contract/rules/languages'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { smsParts } from './parts.ts'
import { deadline, fill, type NamedBooking, named, type Payable, smsTexts, type Values } from './texts.ts'
import { type Why, whyText } from './why-text.ts'

const mostParts = 3
/** A shorter excerpt of the typed reason is useless: the bill shows it in full. */
const leastWords = 12

/** A cancellation decided by the club or by our staff. */
export type Ended = { booking: NamedBooking; why: Why; link: string }

/** The same before it was paid; `shortVnd` had come of the money, and goes back. */
export type EndedUnpaid = Ended & { shortVnd: number }

/** A request, or an order that is not paid, was not accepted; `link` leads to other times. */
export function rejectedText(lang: Language, by: 'club' | 'operator', ended: EndedUnpaid): string {
  const money = moneyText(lang, ended.shortVnd, 'nothingToPay')
  return withWhy(by === 'club' ? 'rejectedByClub' : 'rejectedByOperator', lang, ended, money)
}

/** A paid booking was cancelled without its golfer asking; the refund has its own message. */
export function cancelledText(lang: Language, by: 'club' | 'operator', ended: Ended): string {
  return withWhy(by === 'club' ? 'cancelledByClub' : 'cancelledByOperator', lang, ended)
}

function moneyText(lang: Language, shortVnd: number, nothing: 'nothingToPay' | 'freeBeforePayment'): string {
  return shortVnd > 0
    ? smsTexts('shortComesBack', lang, { amount: formatMoney(shortVnd) })
    : smsTexts(nothing, lang)
}

/** Staff cancelled an unpaid booking on the golfer's request. */
export function cancelledForGolferText(lang: Language, ended: EndedUnpaid): string {
  const money = moneyText(lang, ended.shortVnd, 'freeBeforePayment')
  return withWhy('cancelledForGolfer', lang, ended, money)
}

/**
 * A part of the money had come when the payment window ended: the places are held until `payBy`, and the rest
 * (`amount`, VND) pays until then.
 */
export function partHeldText(lang: Language, booking: NamedBooking, rest: Payable): string {
  return fill('partHeld', lang, {
    ...named(lang, booking),
    amount: formatMoney(rest.amount),
    deadline: deadline(lang, rest.payBy, rest.now),
    link: rest.link,
  })
}

/** Staff ended a partly paid order, since the rest did not arrive. */
export function endedPartlyPaidText(lang: Language, ended: EndedUnpaid): string {
  return withWhy('endedPartlyPaid', lang, ended, moneyText(lang, ended.shortVnd, 'freeBeforePayment'))
}

/** A booking without a price is cancelled. */
export function cancelledFreeText(lang: Language, booking: NamedBooking): string {
  return fill('cancelledFree', lang, named(lang, booking))
}

/** The payment window is over and the places are free again; `link` leads to a new booking. */
export function expiredText(lang: Language, code: string, link: string): string {
  return fill('expired', lang, { code, link })
}

/**
 * The same with money (VND) on the bill that was less than it asks for: from `returnedAt` the golfer chooses where it
 * goes, unless the rest turns out to have been sent in time.
 */
export function expiredShortText(
  lang: Language,
  code: string,
  { amount, returnedAt, now, link }: { amount: number; returnedAt: Date; now: Date; link: string },
): string {
  const values = { code, amount: formatMoney(amount), time: deadline(lang, returnedAt, now), link }
  return fill('expiredShort', lang, values, mostParts)
}

/** The same with money (VND) on the bill that staff have to look at. */
export function expiredCheckedText(lang: Language, code: string, amount: number, link: string): string {
  return fill('expiredChecked', lang, { code, amount: formatMoney(amount), link }, mostParts)
}

/** The text with as much of the typed reason as its parts have space for, cut between two words. */
function withWhy(
  name:
    | 'rejectedByClub'
    | 'rejectedByOperator'
    | 'cancelledByClub'
    | 'cancelledByOperator'
    | 'cancelledForGolfer'
    | 'endedPartlyPaid',
  lang: Language,
  { booking, why, link }: Ended,
  money = '',
): string {
  const space = languageRules[lang].sentenceSeparator
  const textWith = (words: string) => {
    const sentences = whyText(lang, { ...why, words })
    const spaced = (sentence: string) => (sentence === '' ? '' : sentence + space)
    const values: Values = {
      ...named(lang, booking),
      link,
      money: spaced(money),
      why: spaced(sentences),
    }
    const text = fill(name, lang, values, mostParts).trimEnd()
    const { shortWhen } = values
    // for a large group the first and last tee time are enough; the course must be named
    if (text.includes(booking.course) || shortWhen === undefined) return text
    return fill(name, lang, { ...values, when: shortWhen }, mostParts).trimEnd()
  }
  const fits = (words: string) => {
    const text = textWith(words)
    return smsParts(text) <= mostParts && text.includes(booking.course)
  }
  const all = why.words.replace(/\s+/g, ' ').trim()
  if (all === '' || fits(all)) return textWith(all)
  for (let length = all.length - 1; length >= leastWords; length--) {
    const cut = `${all.slice(0, length).trimEnd()}…`
    if (isBetweenWords(all, length) && fits(cut)) return textWith(cut)
  }
  return textWith('')
}

// Japanese has no spaces between words: any character may be the last.
function isBetweenWords(text: string, length: number): boolean {
  return /\s/.test(text[length] ?? ' ') || /[\u3040-\u30ff\u4e00-\u9fff]/.test(text[length - 1] ?? '')
}
