import { type EndReason, endReasonText, staffEndReasons } from '@teeviet/contract/rules/bookings/end-reasons'
import type { Language } from '@teeviet/contract/rules/languages'

/** Why a booking ended: a reason written in four languages, and the words that staff or the golfer typed. */
export type Why = { code: EndReason | null; words: string; isStaffs: boolean }

const reasonSentence = {
  vi: 'Lý do: {reason}.',
  en: 'Reason: {reason}.',
  kr: '사유: {reason}.',
  jp: '理由：{reason}。',
} as const

/** Words stand as they were typed, in whatever language: in quotes, so that they read as somebody's own. */
const staffSentence = {
  vi: 'Nhân viên: “{words}”',
  en: 'Staff: “{words}”',
  kr: '담당자: “{words}”',
  jp: 'スタッフ：「{words}」',
} as const
const golferSentence = {
  vi: 'Lý do: “{words}”',
  en: 'Reason: “{words}”',
  kr: '사유: “{words}”',
  jp: '理由：「{words}」',
} as const

const staffReasons: ReadonlySet<EndReason> = new Set(staffEndReasons)

/** The sentences that say why, in the reader's language; empty when nobody gave a reason. */
export function whyText(lang: Language, { code, words, isStaffs }: Why): string {
  // what the product itself writes down is said by the sentence that names who ended the booking
  const reason =
    code !== null && staffReasons.has(code)
      ? reasonSentence[lang].replace('{reason}', () => endReasonText(code, lang))
      : ''
  const quoted = isStaffs ? staffSentence[lang] : golferSentence[lang]
  return joined(lang, [reason, words === '' ? '' : quoted.replace('{words}', () => words)])
}

/** A reason as one line of a trail: its label, then the words as typed. */
export function reasonLine(lang: Language, code: EndReason | null, words: string): string {
  return [code === null ? '' : endReasonText(code, lang), words].filter(Boolean).join(' · ')
}

/** Sentences one after the other; Japanese puts no space between them. */
export function joined(lang: Language, sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(lang === 'jp' ? '' : ' ')
}
