import { type BookingState, bookingStates } from '@teeviet/contract/rules/bookings/statuses'
import { afterAll, beforeAll } from 'vitest'
import { workOffDeadline } from '#rounds/deadlines/work-off-deadline'
import { atMoment, bookingIn, type StatedBooking } from '#testing/bookings/booking-in-state'
import { bookingWithMoney } from '#testing/bookings/money-in-state'
import { createTestContext, type TestContext } from '#testing/context'
import { staying } from '#testing/staff/staff-verb'
import { testInEveryState } from '#testing/staff/test-in-every-state'
import { recordRain, underClause } from '#testing/weather/under-clause'
import { decideRound } from './decide-rounds.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())

const nextMorning = new Date('2026-11-25T00:20:00+07:00')
const decided: readonly BookingState[] = ['paid', 'played']

/** A booking in a state whose course had a wet morning under its clause, with its money in the ledger. */
async function rainedOn(state: BookingState): Promise<StatedBooking> {
  const booking = await (state === 'played' ? playedRound() : bookingWithMoney(ctx, state))
  await underClause(ctx.q, booking.id)
  await recordRain(ctx.q, booking.id, '2026-11-24T06:00:00+07:00', [9, 9, 9, 9, 9, 9])
  return booking
}

async function playedRound(): Promise<StatedBooking> {
  const booking = await bookingWithMoney(ctx, 'paid')
  await atMoment(ctx, new Date('2026-11-25T00:00:00+07:00'), () =>
    workOffDeadline(ctx, { bookingId: booking.id }),
  )
  return booking
}

testInEveryState(() => ctx, {
  'decide the weather of': {
    prepare: rainedOn,
    act: ({ id }) => atMoment(ctx, nextMorning, () => decideRound(ctx, id)),
    leads: staying(...decided),
    refusal: '',
    repeats: bookingStates.filter((state) => !decided.includes(state)),
  },
  'decide again the weather of': {
    prepare: async (state) => {
      const booking = await rainedOn(state)
      await atMoment(ctx, nextMorning, () => decideRound(ctx, booking.id))
      return booking
    },
    act: ({ id }) => atMoment(ctx, nextMorning, () => decideRound(ctx, id)),
    leads: {},
    refusal: '',
    repeats: bookingStates,
  },
  // without what the provider records there is nothing to decide by
  'decide without its hours the weather of': {
    prepare: async (state) => {
      const booking = await bookingIn(ctx, state)
      await underClause(ctx.q, booking.id)
      return booking
    },
    act: ({ id }) => atMoment(ctx, nextMorning, () => decideRound(ctx, id)),
    leads: {},
    refusal: '',
    repeats: bookingStates,
  },
})
