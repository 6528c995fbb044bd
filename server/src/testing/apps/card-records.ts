import { expect } from 'vitest'
import { checkLedger } from '#platform/ledger/check'
import type { PlacedBooking } from '../bookings/placed-booking.ts'
import type { CardApp } from './card-app.ts'

/** When the tests of card payments begin, and until when the bill can be paid. */
export const start = new Date('2026-11-20T08:00:00+07:00')
export const payBy = new Date('2026-11-20T08:30:00+07:00')

/** Every method that pays by card or on a bank's page. */
export const methods = ['ale_pay', 'epay_all', 'stb', 'nab', 'vietin', 'bidv'] as const

/** The gateways' fee on a bill of 4.200.000: 2.2 % of it and 2.200. */
export const FEE = 94_600

const banks: Readonly<Record<string, number>> = { vietin: 1, stb: 2, nab: 3, bidv: 7 }

/** The golfer of a booking, come from the bank whose method it is. */
export const payer = (method: string, { member }: PlacedBooking) => ({
  ...member,
  bankId: banks[method] ?? null,
})

/** The state of a booking. */
export const stateOf = async ({ ctx }: CardApp, billId: number) =>
  (await ctx.q<{ state: string }>`select state from bookings where id = ${billId}`)[0]?.state

/** The payment with this reference. */
export const paymentOf = async ({ ctx }: CardApp, reference: string) =>
  (
    await ctx.q<{ id: number; state: string; failure: string | null }>`
      select id, state, failure from payments where reference = ${reference}`
  )[0]

/** The money that came with this reference. */
export const receiptsOf = ({ ctx }: CardApp, reference: string) =>
  ctx.q<Record<string, unknown>>`select amount_vnd, state, reason from receipts where content = ${reference}`

/** The refunds of the payment with this reference. */
export const refundsOf = ({ ctx }: CardApp, reference: string) =>
  ctx.q<{ id: number; state: string; target: string | null }>`
    select r.id, r.state, r.target from refunds r join payments p on p.id = r.payment_id where p.reference = ${reference}`

/** The balance of every ledger account; they must sum to zero. */
export const balances = async ({ ctx }: CardApp) => {
  const { balanced, accounts } = await checkLedger(ctx.q)
  expect(balanced).toBe(true)
  return Object.fromEntries(accounts.map(({ name, balance }) => [name, balance]))
}
