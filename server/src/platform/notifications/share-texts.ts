import type { Language } from '@teeviet/contract/rules/languages'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { deadline, fill, type Payable } from './texts.ts'

/** Shares of a split bill that are missing: how many, together so much (VND), and what happens at the deadline. */
export type MissingShares = Payable & { shares: number; atDeadline: 'cover' | 'expire' }

/** Some shares of a split bill have not been paid, shortly before its deadline. */
export function sharesMissingText(
  lang: Language,
  code: string,
  { shares, amount, payBy, now, link, atDeadline }: MissingShares,
): string {
  return fill(atDeadline === 'cover' ? 'sharesMissingCover' : 'sharesMissingExpire', lang, {
    code,
    n: String(shares),
    amount: formatMoney(amount),
    deadline: deadline(lang, payBy, now),
    link,
  })
}

/** A split bill was not paid in full: the shares that had come, so much in all (VND), go back to their players. */
export function sharesReturnedText(
  lang: Language,
  code: string,
  { amount, link }: { amount: number; link: string },
): string {
  return amount > 0
    ? fill('sharesReturned', lang, { code, amount: formatMoney(amount), link })
    : fill('expired', lang, { code, link })
}
