import type { FailureReason } from '../gateway.ts'

/** The meaning of a transaction's code for an attempt. An unknown one means that nothing is known yet. */
export type AlepayMeaning = 'paid' | 'open' | 'absent' | FailureReason

const meanings: Readonly<Record<string, AlepayMeaning>> = {
  '000': 'paid',
  // in progress, a card under review, instalments waiting for the buyer or the bank
  '107': 'open',
  '150': 'open',
  '155': 'open',
  // refused by the card's bank
  '111': 'declined',
  '133': 'declined',
  '134': 'declined',
  '135': 'declined',
  '149': 'declined',
  '151': 'declined',
  '152': 'declined',
  '154': 'declined',
  // instalments refused
  '142': 'installmentRefused',
  '143': 'installmentRefused',
  '144': 'installmentRefused',
  '145': 'installmentRefused',
  '146': 'installmentRefused',
  '148': 'installmentRefused',
  // no such transaction
  '005': 'absent',
  '108': 'absent',
  '109': 'absent',
  '136': 'absent',
  '153': 'absent',
}

export function meaningOf(code: string): AlepayMeaning {
  return meanings[code] ?? 'open'
}
