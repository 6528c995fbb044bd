import { formatMoney } from '@teeviet/contract/rules/money/money'
import { FailedCall, Refused } from '../../api/call.ts'
import { staffCall } from '../../api/staff-call.ts'
import type { StaffSession } from '../../session/staff-session.ts'
import type { Receipt } from './receipts.ts'

/** Taken for a booking (by its number, or by a code staff typed), into a wallet, given back, or the same as came before. */
export type ReceiptAct =
  | { kind: 'booking'; id: number }
  | { kind: 'code'; code: string }
  | { kind: 'wallet'; vid: string }
  | { kind: 'return' }
  | { kind: 'same' }

type Slots = { code: string; amount: string; words: string }
type Dealt =
  | {
      problem: null
      tone: 'success' | 'warning'
      text: `receipt.act.done${'Take' | 'Wallet' | 'Return' | 'Same' | 'Waits'}` | 'receipt.act.problem'
      slots: Slots
    }
  | { problem: 'receipt.act.noBooking' | 'receipt.act.problem'; slots: Slots }

/** Deals with money that waits; a colleague may have been faster, which the server says. */
export async function dealWithReceipt(
  staff: StaffSession,
  receipt: Receipt,
  act: ReceiptAct,
): Promise<Dealt> {
  const slots = { code: '', amount: formatMoney(receipt.amount - receipt.applied), words: '' }
  const { id } = receipt
  try {
    if (act.kind === 'wallet') {
      await staffCall(staff, 'POST /api/staff/receipts/:id/to-wallet', { id, vid: act.vid })
      return { problem: null, tone: 'success', text: 'receipt.act.doneWallet', slots }
    }
    if (act.kind === 'return') {
      await staffCall(staff, 'POST /api/staff/receipts/:id/refund', { id })
      return { problem: null, tone: 'success', text: 'receipt.act.doneReturn', slots }
    }
    if (act.kind === 'same') {
      await staffCall(staff, 'POST /api/staff/receipts/:id/same', { id })
      return { problem: null, tone: 'success', text: 'receipt.act.doneSame', slots }
    }
    const bookingId = act.kind === 'booking' ? act.id : await bookingOf(staff, act.code)
    if (bookingId === null) return { problem: 'receipt.act.noBooking', slots }
    const taken = await staffCall(staff, 'POST /api/staff/receipts/:id/match', { id, booking_id: bookingId })
    const code = taken.booking?.general_bill_code ?? ''
    const isTaken = taken.applied > receipt.applied
    return {
      problem: null,
      tone: isTaken ? 'success' : 'warning',
      text: isTaken ? 'receipt.act.doneTake' : 'receipt.act.doneWaits',
      slots: { ...slots, code },
    }
  } catch (error) {
    if (!(error instanceof Refused || error instanceof FailedCall)) throw error
    const told = { ...slots, words: error.message }
    // a colleague has dealt with it: the row will go, and with it the place where a problem stands
    if (error instanceof FailedCall && error.status === 409)
      return { problem: null, tone: 'warning', text: 'receipt.act.problem', slots: told }
    return { problem: 'receipt.act.problem', slots: told }
  }
}

/** The booking a typed code belongs to, when it belongs to one alone. */
async function bookingOf(staff: StaffSession, code: string): Promise<number | null> {
  const [found, ...others] = await staffCall(staff, 'GET /api/staff/bookings', { q: code, limit: 2 })
  return found && others.length === 0 ? found.id : null
}
