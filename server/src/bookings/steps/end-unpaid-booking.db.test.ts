import { expect, test } from 'vitest'
import { cancelForClub } from '#rounds/staff/endings/cancel-for-club'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { outcome } from '#testing/bookings/bookings'
import { createTestContext } from '#testing/context'

test('a paid booking whose refund waits for staff is not ended as one that was never paid', async () => {
  const ctx = await createTestContext()
  const { id, staff } = await bookingIn(ctx, 'cancellation_requested')
  const input = { id, reason: 'Mưa bão', reason_code: undefined }
  expect(await outcome(cancelForClub(ctx, { staff, lang: 'vi' }, input))).toBe('booking.wrongState')
  const [row] = await ctx.q<{ state: string }>`select state from bookings where id = ${id}`
  expect(row?.state).toBe('cancellation_requested')
  await ctx.close()
})
