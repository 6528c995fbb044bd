import { expect } from 'vitest'
import { checkLedger } from '#platform/ledger/check'
import { brokenPlaces } from '../bookings/bookings.ts'
import type { PaidBooking } from '../bookings/paid-booking.ts'
import type { TestContext } from '../context.ts'
import { createBookingApp } from './booking-app.ts'

/** An account as golfers name it for money back. */
export const account = { refund_to: 'bank', refund_bank: '970436', refund_account: '0011 0012 3456' }

export type RefundApp = Awaited<ReturnType<typeof createRefundApp>>

/** The application with what golfer and staff do about the refund of a paid booking, and what of it is seen. */
export async function createRefundApp(ctx: TestContext) {
  const { app, browserOf } = await createBookingApp(ctx)

  async function billOf({ id, member }: PaidBooking) {
    const query = { bill_id: id, lang: 'en' }
    const { data } = await browserOf(member).get('/api/services/get_bill_detail_for_wap', query)
    return Object(data)
  }

  const refundOf = async (paid: PaidBooking) => (await billOf(paid)).refunds.at(-1)

  return {
    browserOf,
    billOf,
    refundOf,
    cancel: ({ id, member }: PaidBooking, fields: Record<string, unknown> = {}) => {
      const body = { id_general_bill_detail: id, reason: 'Bận việc', ...fields }
      return browserOf(member).post('/api/for_wap/cancel_booking', body)
    },
    undo: ({ id, member }: PaidBooking, fields: Record<string, unknown> = {}) =>
      browserOf(member).post('/api/for_wap/undo_booking', { id_general_bill_detail: id, ...fields }),
    decide: async (paid: PaidBooking, what: string, body: Record<string, unknown> = {}) => {
      const { id } = await refundOf(paid)
      return browserOf(paid.staff).post(`/api/staff/refunds/${id}/${what}`, { id, ...body })
    },
    balances: async () =>
      Object.fromEntries((await checkLedger(ctx.q)).accounts.map(({ name, balance }) => [name, balance])),
    textsTo: async ({ id }: PaidBooking) =>
      (
        await ctx.q<{
          text: string
        }>`select text /* not null */ from messages where booking_id = ${id} order by id`
      ).map(({ text }) => text),
    expectSound: async () => {
      expect((await checkLedger(ctx.q)).faults).toEqual([])
      expect(await brokenPlaces(ctx.q)).toEqual([])
    },
    close: () => app.close(),
  }
}
