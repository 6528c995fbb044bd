import { readCounterOffer } from '#bookings/counter-offers/read-offer'
import { inTransaction } from '#platform/database/transaction'
import { acceptOffer, declineOffer } from '#rounds/counter-offers/answer-offer'
import { offerTimesAsStaff } from '#rounds/staff/offer-times'
import { offerKeyOf } from '#testing/bookings/other-times/offer-key'
import type { Act } from './act.ts'
import { bookingsOf } from './golfer-acts.ts'

/** Staff offer one to three other times, mostly for a request that waits, or in place of one that the club withdrew. */
const offersTimes: Act = async (world, dice) => {
  const { ctx, admin } = world
  const all = await bookingsOf(world)
  const states = dice.below(3) > 0 ? ['requested'] : ['confirmed', 'placed', 'paid']
  const waiting = all.filter(({ state }) => states.includes(state))
  const booking = dice.of(dice.below(9) > 0 ? waiting : all)
  if (!booking) return null
  const chosen = [0, 1, 2].slice(0, dice.among(1, 1, 1, 2, 3)).flatMap(() => dice.of(world.starts) ?? [])
  const options = [...new Set(chosen)].map(({ courseId, at }) => ({
    facility_id: courseId,
    start_at: new Date(at).getTime(),
    price_per_player: undefined,
  }))
  return {
    text: `staff offer ${options.length} other times for ${booking.id}`,
    run: () => offerTimesAsStaff(ctx, { staff: admin, lang: 'vi' }, { id: booking.id, options }),
  }
}

/** The golfer takes one of the times on offer, or none, by the link. */
const answersOffer: Act = async (world, dice) => {
  const { ctx } = world
  const offers = await ctx.q<{ id: number }>`
    select booking_id as id from counter_offers order by (state = 'open') desc, id desc limit 4`
  const booking = dice.of(dice.below(5) > 0 ? offers.slice(0, 1) : offers)
  const key = booking && (await offerKeyOf(ctx, booking.id))
  if (!booking || !key) return null
  const offer = await readCounterOffer(ctx.q, booking.id, { lang: 'vi', now: ctx.clock.now() })
  const chosen = dice.of(offer?.options ?? [])
  const what = dice.among('accepts', 'accepts', 'accepts', 'declines')
  return {
    kind: what,
    text: `the golfer ${what} other times for ${booking.id}`,
    run: () =>
      inTransaction(ctx.pool, (q) =>
        what === 'declines'
          ? declineOffer(ctx, q, { key })
          : acceptOffer(
              ctx,
              q,
              { key },
              { option: chosen?.option ?? 1, expectedAmount: chosen?.amount ?? 0 },
            ),
      ),
  }
}

export const counterOfferActs = { offersTimes, answersOffer }
