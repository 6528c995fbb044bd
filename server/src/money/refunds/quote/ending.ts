import type { ending } from '@teeviet/contract/entities/booking'
import { type EndReason, endingActor } from '@teeviet/contract/rules/bookings/end-reasons'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { formatDeadline } from '@teeviet/contract/rules/time/spoken-dates'
import { catalogue } from '@teeviet/texts/catalogue'
import type { z } from 'zod'
import { joined, whyText } from '#platform/notifications/why-text'
import type { MoneyHeld } from '../../payments/money-held.ts'
import { returnsShortAt } from '../short-money-wait.ts'

const texts = catalogue('bookings')

export type Ending = z.output<typeof ending>

/** The columns of a booking's row about its end. */
export type EndingRow = {
  state: BookingState
  amount_vnd: number | null
  pay_by: Date | null
  paid_at: Date | null
  ended_at: Date | null
  ended_by: 'member' | 'staff' | 'system' | 'club' | null
  end_reason: string | null
  end_reason_code: string | null
}

/** How a booking ended, as its golfer reads it: who, when, why, and what happens to money that had come; null before. */
export function endingOnWire(row: EndingRow, held: MoneyHeld, lang: Language, now: Date): Ending | null {
  if (row.ended_at === null || row.ended_by === null) return null
  const code = reasonCode(row.end_reason_code)
  const by = endingActor(row.ended_by, code)
  const words = row.end_reason ?? ''
  const why = whyText(lang, { code, words, speaker: speakerOf[row.ended_by] })
  return {
    by,
    at: row.ended_at.getTime(),
    reason_code: code,
    reason: words,
    text: joined(lang, [texts(`ended.${sentenceOf(row, by, code)}`, lang), why]),
    money: moneyText(row, held, lang, now),
  }
}

const speakerOf = { member: 'golfer', system: 'golfer', staff: 'staff', club: 'club' } as const

/** A stored reason; codes only ever come from the list. */
export function reasonCode(stored: string | null): EndReason | null {
  return stored as EndReason | null
}

function sentenceOf({ state, ended_by }: EndingRow, by: Ending['by'], code: EndReason | null) {
  if (by === 'club') return state === 'rejected' ? 'notAccepted' : 'byClub'
  if (by === 'golfer') return ended_by === 'staff' ? 'forGolfer' : 'byGolfer'
  if (by === 'operator') return 'byOperator'
  return code === 'no_code' ? 'noCode' : 'notPaid'
}

function moneyText(
  row: EndingRow,
  { shortVnd, partsVnd, checkedVnd }: MoneyHeld,
  lang: Language,
  now: Date,
): string {
  const transferredVnd = shortVnd - partsVnd
  const amount = formatMoney(transferredVnd)
  const isWaiting = row.state === 'expired' && row.pay_by !== null
  const from = returnsShortAt(row.pay_by ?? now)
  const time = formatDeadline(from.getTime(), dayOf(from), dayOf(now), lang)
  return joined(lang, [
    row.state === 'refunded' ? texts('endedMoney.refunded', lang) : '',
    row.state === 'partly_refunded' ? texts('endedMoney.partlyRefunded', lang) : '',
    row.state === 'cancelled' && row.paid_at !== null && (row.amount_vnd ?? 0) > 0
      ? texts('endedMoney.tooLate', lang)
      : '',
    transferredVnd > 0
      ? texts(isWaiting ? 'endedMoney.shortWaits' : 'endedMoney.shortGoesBack', lang, { amount, time })
      : '',
    partsVnd > 0 ? texts('endedMoney.atCounter', lang, { amount: formatMoney(partsVnd) }) : '',
    checkedVnd > 0 ? texts('endedMoney.checked', lang, { amount: formatMoney(checkedVnd) }) : '',
  ])
}
