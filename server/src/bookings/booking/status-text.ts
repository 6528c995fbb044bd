import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import { type CatalogueKey, catalogue } from '@teeviet/texts/catalogue'

const texts = catalogue('bookings')

type Label =
  CatalogueKey<'bookings'> extends infer Key ? (Key extends `status.${infer Name}` ? Name : never) : never

/**
 * The text a golfer reads for a state: the labels of the two codes on the wire, and own ones for the steps after
 * payment.
 */
const labels: Readonly<Record<BookingState, Label>> = {
  draft: 'awaitingStaff',
  requested: 'awaitingStaff',
  confirmed: 'awaitingPayment',
  placed: 'awaitingPayment',
  paid: 'paid',
  played: 'played',
  cancellation_requested: 'cancellationRequested',
  partly_refunded: 'partlyRefunded',
  refunded: 'cancelled',
  cancelled: 'cancelled',
  withdrawn: 'cancelled',
  rejected: 'failed',
  expired: 'failed',
}

/** A booking's status in words; one that costs nothing is confirmed rather than paid. */
export function statusText(state: BookingState, amount: number | null, lang: Language): string {
  return texts(`status.${state === 'paid' && amount === 0 ? 'confirmed' : labels[state]}`, lang)
}
