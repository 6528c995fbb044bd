import { afterAll, beforeAll, expect, it } from 'vitest'
import { errorText } from '#platform/context/error-text'
import { Refusal } from '#platform/context/refusal'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { createTestContext, type TestContext } from '#testing/context'
import { payableBill } from './payable-bill.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext({ STAFF_CONFIRMATION_SECONDS: '2700' })
})
afterAll(() => ctx.close())

it('names the running staff hour when a bill cannot be paid yet', async () => {
  const { id, member } = await bookingIn(ctx, 'requested')
  const refusal = await payableBill(ctx, ctx.q, member, id).catch((error: unknown) => error)
  if (!(refusal instanceof Refusal)) throw new Error('not refused')
  expect(errorText(refusal.reason, 'en', refusal.slots)).toBe(
    'This booking cannot be paid yet. Our staff will confirm it within 45 minutes.',
  )
})
