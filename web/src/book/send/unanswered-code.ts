import { call } from '#api/client/call.ts'
import type { DataOf } from '#api/client/call-types.ts'
import { isMissing } from '#api/client/failed-call.ts'
import * as api from '#api/index.ts'
import { dropBooked, keepBooked, readBooked } from '#session/booked-data.ts'
import { readSession } from '#session/session.ts'
import type { Outcome } from './outcome.ts'

/** A draft whose code went out and was not answered yet: it may be a booking by now. The code is never kept. */
export type UnansweredCode = { readonly id: number; readonly at: number }

export type Verified = DataOf<typeof api.bookings.verifyBookNow>

const name = 'code sent'

export function noteSentCode(id: number): Promise<void> {
  return keepBooked(name, { id, at: Date.now(), vga: readSession()?.vga ?? 0 })
}

export function forgetSentCode(): Promise<void> {
  return dropBooked(name)
}

export async function unansweredCode(): Promise<UnansweredCode | null> {
  const kept = await readBooked(name)
  if (typeof kept !== 'object' || kept === null || !('id' in kept) || !('at' in kept) || !('vga' in kept))
    return null
  const { id, at, vga } = kept
  return typeof id === 'number' && typeof at === 'number' && vga === (readSession()?.vga ?? 0)
    ? { id, at }
    : null
}

/** The result of the draft: the booking it has become, null when it is still to be sent or unknown. */
export async function sentMeanwhile({ id }: UnansweredCode): Promise<Outcome<Verified> | null> {
  try {
    const bill = await call(api.bills.detail, { bill_id: id })
    await forgetSentCode()
    return bill.steps.some(({ state }) => state === 'requested')
      ? { sent: sentOf(bill), isEarlier: false }
      : null
  } catch (error) {
    if (!isMissing(error)) return { unknown: true }
    await forgetSentCode()
    return null
  }
}

/** A bill in the form of its code's answer. */
function sentOf(bill: DataOf<typeof api.bills.detail>): Verified {
  const play = bill.services.find((service) => service.type === 'booking')
  return {
    ...bill,
    general_bill_code: bill.code,
    general_bill_payment_id: bill.id_general_bill,
    facility: play?.booking_pax_detail.facility ?? { id: 0, title: '' },
  }
}
