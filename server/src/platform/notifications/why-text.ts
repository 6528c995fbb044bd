import { type EndReason, staffEndReasons } from '@teeviet/contract/rules/bookings/end-reasons'
import { type Language, languageRules } from '@teeviet/contract/rules/languages'
import { catalogue } from '@teeviet/texts/catalogue'
import { smsTexts } from './texts.ts'

/** Why a booking ended: a reason written in four languages, and the words that staff, the club or the golfer typed. */
export type Why = { code: EndReason | null; words: string; speaker: 'staff' | 'club' | 'golfer' }

const quoteOf = { staff: 'staffWords', club: 'clubWords', golfer: 'golferWords' } as const

const reasonTexts = catalogue('end-reasons')

const staffReasons: ReadonlySet<EndReason> = new Set(staffEndReasons)

/** The sentences with the reason, in the reader's language; empty without a reason. */
export function whyText(lang: Language, { code, words, speaker }: Why): string {
  // the product's own reasons are covered by the sentence that names who ended the booking
  const reason =
    code !== null && staffReasons.has(code)
      ? smsTexts('reason', lang, { reason: reasonTexts(code, lang) })
      : ''
  // typed words stay unchanged, in their own language: quoted, so that they are recognisable as a quote
  const quoted = words === '' ? '' : smsTexts(quoteOf[speaker], lang, { words })
  return joined(lang, [reason, quoted])
}

/** A reason as one line of a trail: its label, then the words as typed. */
export function reasonLine(lang: Language, code: EndReason | null, words: string): string {
  return [code === null ? '' : reasonTexts(code, lang), words].filter(Boolean).join(' · ')
}

/** Sentences one after the other, as the language separates them. */
export function joined(lang: Language, sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(languageRules[lang].sentenceSeparator)
}
