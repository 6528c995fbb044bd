import {
  formatFlightSpan,
  formatFlights,
  isOnSeveralTeeTimes,
} from '@teeviet/contract/rules/bookings/flights'
import type { Language } from '@teeviet/contract/rules/languages'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { WalletCorrection } from '@teeviet/contract/rules/money/wallet-corrections'
import { type Day, dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { dateAndClock, formatDeadline, formatRunningDate } from '@teeviet/contract/rules/time/spoken-dates'
import { type CatalogueKey, catalogue } from '@teeviet/texts/catalogue'
import { smsParts } from './parts.ts'

/**
 * The texts of messages: the sender first, the action early, one link at most, no greeting. A code stays within one
 * part, everything else within two, the end of a booking within three. `{when}` is the clock time and the date, the
 * date alone while no time is fixed; `{why}` and `{money}` are whole sentences or nothing.
 */
export const smsTexts = catalogue('sms')

export type Values = Readonly<Record<string, string>>

/** How many parts a text message about a booking has at most. */
export const mostParts = 2

/**
 * A booking as a text message names it. `teeTimeAt` is null while no tee time is fixed; of a group on several tee times
 * `flights` names each with its players.
 */
export type NamedBooking = {
  code: string
  course: string
  playDate: Day
  teeTimeAt: Date | null
  flights?: readonly { startsAt: Date; players: readonly string[]; path?: string | null }[]
}

/** An amount (VND) to be paid until an instant, and where. */
export type Payable = { amount: number; payBy: Date; now: Date; link: string }

/**
 * The one-time code; short enough for one part in every language. Where it fits, the last line lets the browser that
 * shows a page of `host` read the code (WebOTP).
 */
export function codeText(lang: Language, code: string, host: string): string {
  const text = fill('code', lang, { code })
  const readable = `${text}\n@${host} #${code}`
  return smsParts(readable) === 1 ? readable : text
}

/** The code that approves deleting the account, with that purpose: its reader must know what it does. */
export function deletionCodeText(lang: Language, code: string): string {
  return fill('deletionCode', lang, { code })
}

/** The code that proves an e-mail address for messages. */
export function emailCodeText(lang: Language, code: string): string {
  return fill('emailCode', lang, { code })
}

/** The request has arrived; staff answer until `answerBy`. */
export function requestReceivedText(
  lang: Language,
  booking: NamedBooking,
  { answerBy, now }: { answerBy: Date; now: Date },
): string {
  return fill('requestReceived', lang, { ...named(lang, booking), deadline: deadline(lang, answerBy, now) })
}

/** The places are confirmed and must now be paid. */
export function payNowText(lang: Language, booking: NamedBooking, pay: Payable): string {
  return fill('payNow', lang, { ...named(lang, booking), ...payable(lang, pay) })
}

/** The same of a request that was confirmed at another time that it named. */
export function payAlternativeText(lang: Language, booking: NamedBooking, pay: Payable): string {
  return fill('payAlternative', lang, { ...named(lang, booking), ...payable(lang, pay) })
}

/** The same of a booking that is paid in two parts: the deposit first, the rest until `restBy`. */
export function payDepositText(
  lang: Language,
  booking: NamedBooking,
  { restBy, ...pay }: Payable & { restBy: Date },
): string {
  const rest = payable(lang, { ...pay, payBy: restBy }).deadline
  return fill('payDeposit', lang, { ...named(lang, booking), ...payable(lang, pay), rest })
}

/** Other times are held until `until` in place of those that the course does not have; `link` leads to the choice. */
export function otherTimesText(
  lang: Language,
  booking: NamedBooking,
  { until, now, link }: { until: Date; now: Date; link: string },
): string {
  return fill('otherTimes', lang, { ...named(lang, booking), deadline: deadline(lang, until, now), link })
}

/** The time that the golfer named beside the request is held until `until`, and has become dearer; `link` leads to the answer. */
export function dearerAlternativeText(
  lang: Language,
  booking: NamedBooking,
  { until, now, link }: { until: Date; now: Date; link: string },
): string {
  return fill('dearerAlternative', lang, {
    ...named(lang, booking),
    deadline: deadline(lang, until, now),
    link,
  })
}

/** The payment window was extended until `pay.payBy`; `pay.amount` is the missing amount. */
export function payLongerText(lang: Language, booking: NamedBooking, pay: Payable): string {
  return fill('payLonger', lang, { ...named(lang, booking), ...payable(lang, pay) })
}

/** The booking is paid. */
export function paidText(lang: Language, booking: NamedBooking, amount: number): string {
  return fill('paid', lang, { ...named(lang, booking), amount: formatMoney(amount) })
}

/** A booking that was made without a phone now belongs to the account of this number. */
export function phoneAddedText(lang: Language, booking: NamedBooking, link: string): string {
  return fill('phoneAdded', lang, { ...named(lang, booking), link })
}

/** Less than the bill has arrived; `pay.amount` is the missing amount. */
export function moneyShortText(lang: Language, code: string, pay: Payable): string {
  return fill('moneyShort', lang, { code, ...payable(lang, pay) })
}

/** The counter took a part (VND) of a bill; `rest.amount` is what is asked for next. */
export function partTakenText(lang: Language, code: string, taken: number, rest: Payable): string {
  return fill('partTaken', lang, { code, taken: formatMoney(taken), ...payable(lang, rest) })
}

/** Money has arrived after the payment window and goes back in full. */
export function moneyLateText(lang: Language, code: string, amount: number): string {
  return fill('moneyLate', lang, { code, amount: formatMoney(amount) })
}

/** More than the bill has arrived; `amount` is the excess, which is refunded. */
export function moneyExcessText(lang: Language, code: string, amount: number): string {
  return fill('moneyExcess', lang, { code, amount: formatMoney(amount) })
}

/** Money has arrived for a booking that was paid before and goes back in full. */
export function moneyTwiceText(lang: Language, code: string, amount: number): string {
  return fill('moneyTwice', lang, { code, amount: formatMoney(amount) })
}

/** Money has arrived for a booking that had ended and goes back in full. */
export function moneyEndedText(lang: Language, code: string, amount: number): string {
  return fill('moneyEnded', lang, { code, amount: formatMoney(amount) })
}

/** Money of a payment page that was opened before a part of the booking was given up goes back; the bill is open. */
export function moneyOldAmountText(lang: Language, code: string, amount: number): string {
  return fill('moneyOldAmount', lang, { code, amount: formatMoney(amount) })
}

/** Money for a booking has arrived on another account than the one named; staff look at it. */
export function moneyElsewhereText(lang: Language, code: string, amount: number): string {
  return fill('moneyElsewhere', lang, { code, amount: formatMoney(amount) })
}

/** A card's network took a payment back; staff call. `code` is the bill's, or the top-up's. */
export function chargebackText(lang: Language, code: string, amount: number): string {
  return fill('chargeback', lang, { code, amount: formatMoney(amount) })
}

/** Money was credited to the golf wallet; `points` is the new balance (VND). */
export function toppedUpText(lang: Language, amount: number, points: number): string {
  return fill('toppedUp', lang, { amount: formatMoney(amount), points: formatMoney(points) })
}

/** Staff gave points to the golf wallet or took some back; `points` is the new balance (VND). */
export function walletCorrectedText(
  lang: Language,
  direction: WalletCorrection,
  { amount, points }: { amount: number; points: number },
): string {
  const key = direction === 'give' ? 'walletGiven' : 'walletTaken'
  return fill(key, lang, { amount: formatMoney(amount), points: formatMoney(points) })
}

/** The slots of a text that name a booking. */
export function named(
  lang: Language,
  { code, course, playDate, teeTimeAt, flights = [] }: NamedBooking,
): Values {
  const date = formatRunningDate(playDate, lang)
  const on = (time: string) => dateAndClock(date, time, lang).trim()
  const sizes = flights.map(({ startsAt, players, path }) => ({
    date_played: startsAt.getTime(),
    number_player: players.length,
    path: path ? pathInText(path) : undefined,
  }))
  if (!isOnSeveralTeeTimes(sizes))
    return { code, course, ...whenOf(on(teeTimeAt ? formatClock(teeTimeAt) : ''), flights) }
  return { code, course, when: on(formatFlights(sizes, lang)), shortWhen: on(formatFlightSpan(sizes, lang)) }
}

/** A path with the dash that text messages have in the alphabet of 160 characters: `A-B`. */
export const pathInText = (path: string) => path.replaceAll('–', '-')

/** The time with the path of the tee time (`06:20 21/11 (A-B)`), which gives way in a long text. */
function whenOf(when: string, [only]: NonNullable<NamedBooking['flights']>): Values {
  return only?.path ? { when: `${when} (${pathInText(only.path)})`, shortWhen: when } : { when }
}

function payable(lang: Language, { amount, payBy, now, link }: Payable) {
  return { amount: formatMoney(amount), deadline: deadline(lang, payBy, now), link }
}

/** An instant in a deadline's format: the clock time, with the date unless it is today. */
export function deadline(lang: Language, instant: Date, now: Date): string {
  return formatDeadline(instant.getTime(), dayOf(instant), dayOf(now), lang)
}

/**
 * A text with its values. Names are never cut: if a long course name would exceed `parts`, the booking's code replaces
 * it; if the tee times of a large group would, the first and the last of them replace the list.
 */
export function fill(
  name: CatalogueKey<'sms'>,
  lang: Language,
  { code = '', shortWhen, ...values }: Values,
  parts = mostParts,
): string {
  const all: Values = { code, ...values }
  const whens: Values[] = shortWhen === undefined ? [{}] : [{}, { when: shortWhen }]
  const names: Values[] = [{}, { course: code }]
  const texts = whens.flatMap((when) =>
    names.map((course) => smsTexts(name, lang, { ...all, ...when, ...course })),
  )
  return texts.find((text) => smsParts(text) <= parts) ?? texts.at(-1) ?? ''
}
