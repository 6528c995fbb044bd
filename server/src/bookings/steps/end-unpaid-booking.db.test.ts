import { expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { createTestContext } from '#testing/context'
import { endUnpaidBooking } from './end-unpaid-booking.ts'

test('a paid booking whose refund waits for staff is not ended as one that was never paid', async () => {
  const ctx = await createTestContext()
  const { id: bookingId, staff } = await bookingIn(ctx, 'cancellation_requested')
  const actor = { kind: 'staff' as const, id: staff.id }
  const change = { bookingId, to: 'cancelled' as const, actor, now: ctx.clock.now() }
  expect(await inTransaction(ctx.pool, (q) => endUnpaidBooking(ctx, q, change))).toBeNull()
  const [row] = await ctx.q<{ state: string }>`select state from bookings where id = ${bookingId}`
  expect(row?.state).toBe('cancellation_requested')
  await ctx.close()
})
