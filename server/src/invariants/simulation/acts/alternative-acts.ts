import { acceptAlternativeAsAccount, acceptAlternativeByLink } from '#rounds/alternatives/accept-as-club'
import { confirmAlternativeAsStaff } from '#rounds/alternatives/confirm-as-staff'
import { book } from '#testing/bookings/bookings'
import { clubKeyOf } from '#testing/bookings/club-key'
import { alternativeOf, takeAlternatives } from '#testing/bookings/other-times/alternatives'
import type { Act } from './act.ts'

/**
 * A golfer requests a tee time and names up to two others, of which one may become dearer; often staff take the first at
 * once.
 */
const namesAlternatives: Act = async ({ ctx, golfers, starts, admin: staff }, dice) => {
  const [golfer, start] = [dice.of(golfers), dice.of(starts)]
  if (!golfer || !start) return null
  const others = [0, 1].slice(0, 1 + dice.below(2)).flatMap(() => dice.of(starts) ?? [])
  const alternatives = [...new Set(others)].map(({ courseId, at }) =>
    alternativeOf(courseId, at, dice.among(10_000_000, 10_000_000, 3_000_000)),
  )
  const players = 1 + dice.below(4)
  const isDearer = dice.below(3) === 0
  const isTaken = dice.below(2) === 0
  return {
    kind: isTaken ? 'and staff take one' : 'only',
    text: `golfer ${golfers.indexOf(golfer)} requests ${start.at} for ${players}, or ${JSON.stringify(alternatives)}`,
    run: async () => {
      await takeAlternatives(ctx)
      const { id_general_bill: id } = await book(ctx, golfer, {
        courseId: start.courseId,
        at: start.at,
        players,
        alternatives,
      })
      // what has become dearer since then
      if (isDearer)
        await ctx.q`update booking_alternatives set price_vnd = 1 where booking_id = ${id} and position = 1`
      if (isTaken) await confirmAlternativeAsStaff(ctx, { staff, lang: 'vi' }, { id, option: 1, note: '' })
    },
  }
}

/** Staff, a club by its link, or its account take an alternative, mostly of a request that waits. */
const takesAlternative: Act = async (world, dice) => {
  const { ctx, admin, club } = world
  const named = await ctx.q<{ id: number; option: number }>`
    select a.booking_id as id, a.position as option from booking_alternatives a join bookings b on b.id = a.booking_id
    order by (b.state = 'requested') desc, a.booking_id desc, a.position limit 6`
  const chosen = dice.of(dice.below(6) > 0 ? named.slice(0, 2) : named)
  if (!chosen) return null
  const what = dice.among('staff', 'staff', 'the link', 'the account')
  const key = (await clubKeyOf(ctx, chosen.id)) ?? ''
  const answer = { ...chosen, by: 'Lê Hoa', reference: 'VT-118' }
  return {
    kind: what,
    text: `${what} takes alternative ${chosen.option} of ${chosen.id}`,
    run: () => {
      if (what === 'the link') return acceptAlternativeByLink(ctx, { ...answer, key }, 'vi')
      if (what === 'the account') return acceptAlternativeAsAccount(ctx, { staff: club, lang: 'vi' }, answer)
      return confirmAlternativeAsStaff(ctx, { staff: admin, lang: 'vi' }, { ...chosen, note: '' })
    },
  }
}

export const alternativeActs = { namesAlternatives, takesAlternative }
