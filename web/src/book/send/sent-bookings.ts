import { keepBooked, readBooked } from '#session/booked-data.ts'
import type { BookingSent } from './flow.ts'

const lastSent = 'sent'
const bookedNow = 'now'

/** Keeps a booking that was just sent, for the page that confirms it. */
export function keepSent(sent: BookingSent): Promise<void> {
  return keepBooked(lastSent, sent)
}

export async function readSent(): Promise<BookingSent | null> {
  const kept = await readBooked(lastSent)
  return isBookingSent(kept) ? withFlights(kept) : null
}

/** A booking from an offer that has its code, and the bill it is paid by. */
export type BookedNow = { readonly general_bill_payment_id: number; readonly sent: BookingSent }

export function keepBookedNow(booked: BookedNow): Promise<void> {
  return keepBooked(bookedNow, booked)
}

export async function readBookedNow(): Promise<BookedNow | null> {
  const kept = await readBooked(bookedNow)
  if (typeof kept !== 'object' || kept === null || !('general_bill_payment_id' in kept) || !('sent' in kept))
    return null
  const { general_bill_payment_id: bill, sent } = kept
  return typeof bill === 'number' && isBookingSent(sent)
    ? { general_bill_payment_id: bill, sent: withFlights(sent) }
    : null
}

// One that was kept before bookings named their tee times is still good.
function withFlights(sent: BookingSent): BookingSent {
  return { ...sent, flights: sent.flights ?? [] }
}

function isBookingSent(kept: unknown): kept is BookingSent {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'id_general_bill' in kept &&
    'general_bill_code' in kept &&
    'date_played' in kept &&
    'facility' in kept &&
    typeof kept.facility === 'object'
  )
}
