import type { InputOf } from '@teeviet/contract'
import { quoteBooking } from '#rounds/new-booking/quote-booking'
import { makeAsStaff, typedBooking } from '#testing/bookings/new-booking'
import type { Act } from './act.ts'

/** Staff make a booking for a golfer on the phone, known or new, as quoted. */
const makesBooking: Act = async (world, dice) => {
  const { ctx, admin, starts, golfers, offerId } = world
  const start = dice.of(starts)
  const golfer = dice.of(golfers)
  if (!start || !golfer) return null
  const isNew = dice.below(4) === 0
  const hours = dice.among(2, 12, 40)
  const restBy = new Date(start.at).getTime() - hours * 3_600_000
  const key = `new-booking-key-${world.serial()}`
  const fields: InputOf<'POST /api/staff/bookings'> = typedBooking(start, {
    phone: isNew ? `0388${String(100_000 + dice.below(5))}` : golfer.phone,
    players: Array.from({ length: dice.below(3) === 0 ? 5 : dice.below(3) }, () => dice.among('', 'Khách')),
    golfer_plays: 1,
    ...(dice.below(4) === 0 ? { product_id: offerId } : {}),
    ...(dice.below(2) === 0 ? { price_per_player: 1_500_000 } : {}),
    ...(dice.below(3) === 0
      ? { counter_method: 'counter_cash' }
      : dice.below(3) === 0
        ? { deposit: 500_000, rest_by: restBy }
        : {}),
  })
  return {
    kind: isNew ? 'a new golfer' : 'a known golfer',
    text: `staff make a booking ${JSON.stringify(fields)}`,
    run: async () => {
      const { payment_amount: amount } = await quoteBooking(ctx, fields, 'vi')
      await makeAsStaff(ctx, admin, { ...fields, expected_amount: amount ?? 0 }, key)
    },
  }
}

export const newBookingActs = { makesBooking }
