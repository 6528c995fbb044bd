import type { Language } from '@teeviet/contract/rules/languages'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { deadline, fill, type NamedBooking, named } from './texts.ts'

/** An amount in VND and until when it has to be back. */
type Due = { amount: number; dueAt: Date; now: Date }

/** A refund was asked for. */
export function refundAskedText(lang: Language, code: string, { amount, dueAt, now }: Due): string {
  const values = { code, amount: formatMoney(amount), deadline: deadline(lang, dueAt, now) }
  return fill('refundAsked', lang, values)
}

/** Staff agreed to a refund and it is on its way. */
export function refundAgreedText(lang: Language, code: string, { amount, dueAt, now }: Due): string {
  const values = { code, amount: formatMoney(amount), deadline: deadline(lang, dueAt, now) }
  return fill('refundAgreed', lang, values)
}

/** A refund waits for the golfer to choose its target. */
export function refundChooseText(lang: Language, code: string, amount: number, link: string): string {
  return fill('refundChoose', lang, { code, amount: formatMoney(amount), link })
}

/** A refund went to the wallet. */
export function refundToWalletText(lang: Language, code: string, amount: number): string {
  return fill('refundToWallet', lang, { code, amount: formatMoney(amount) })
}

/** A refund left for a card or a bank account; `proof` is the bank's or gateway's reference. */
export function refundSentText(lang: Language, code: string, amount: number, proof: string): string {
  return fill('refundSent', lang, { code, amount: formatMoney(amount), proof })
}

/** Staff refused a refund; the booking stays, and the bill shows the reason. */
export function refundRefusedText(lang: Language, code: string, link: string): string {
  return fill('refundRefused', lang, { code, link })
}

/** A paid booking is cancelled after the deadline: nothing comes back. */
export function cancelledWithoutRefundText(lang: Language, booking: NamedBooking): string {
  return fill('cancelledWithoutRefund', lang, named(lang, booking))
}

/** So many players did not come; amounts in VND. */
export type NoShow = { players: number; keptVnd: number; returnedVnd: number }

/** Players did not come: what is kept and what goes back by the course's rule. */
export function noShowText(
  lang: Language,
  code: string,
  { players, keptVnd, returnedVnd }: NoShow,
  link: string,
): string {
  const values = {
    code,
    n: String(players),
    amount: formatMoney(returnedVnd),
    kept: formatMoney(keptVnd),
    link,
  }
  return fill('noShow', lang, values)
}

/** The recorded weather of a round gives this amount back by the clause of the course. */
export function weatherText(lang: Language, code: string, amount: number, link: string): string {
  return fill('weather', lang, { code, amount: formatMoney(amount), link })
}

/** A no-show is undone before its money left: the amount is not paid back. */
export function noShowUndoneText(lang: Language, code: string, amount: number, link: string): string {
  return fill('noShowUndone', lang, { code, amount: formatMoney(amount), link })
}

/** Why the refund of an undone no-show is not paid, as its golfer reads it on the bill. */
export function noShowUndoneReason(lang: Language): string {
  return fill('noShowUndoneReason', lang, {})
}
