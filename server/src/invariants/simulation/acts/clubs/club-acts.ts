import { acknowledgeAsAccount, answerAsAccount } from '#bookings/club/answer-as-account'
import { acceptAsClub, acknowledgeByLink, declineAsClub, proposeAsClub } from '#bookings/club/answer-as-club'
import { acknowledgeAsStaff } from '#rounds/staff/acknowledge-booking'
import { clubKeyOf } from '#testing/bookings/club-key'
import type { Act } from '../act.ts'
import { bookingsOf } from '../golfer-acts.ts'

/** A club answers by its link, mostly while its request waits. */
const answersByLink: Act = async (world, dice) => {
  const { ctx } = world
  const all = await bookingsOf(world)
  const waiting = all.filter(({ state }) => state === 'requested')
  const booking = dice.of(dice.below(6) > 0 && waiting.length > 0 ? waiting : all)
  const key = booking && (await clubKeyOf(ctx, booking.id))
  if (!key) return null
  const what = dice.among('accepts', 'accepts', 'declines', 'proposes')
  const proposed_at = new Date(dice.of(world.starts)?.at ?? '').getTime()
  const by = 'Lê Hoa'
  return {
    kind: what,
    text: `the club ${what} ${booking.id}`,
    run: () => {
      if (what === 'accepts') return acceptAsClub(ctx, { key, by, reference: `VT-${booking.id}` }, 'vi')
      if (what === 'proposes') return proposeAsClub(ctx, { key, by, words: '', proposed_at }, 'vi')
      return declineAsClub(ctx, { key, by, words: 'Sân có giải', reason_code: undefined }, 'vi')
    },
  }
}

/** A club answers or acknowledges by its account, mostly a request that waits. */
const answersByAccount: Act = async (world, dice) => {
  const { ctx, club: staff } = world
  const all = await bookingsOf(world)
  const waiting = all.filter(({ state }) => state === 'requested')
  const booking = dice.of(dice.below(4) > 0 && waiting.length > 0 ? waiting : all)
  if (!booking) return null
  const what = dice.among('accepts', 'acknowledges', 'declines', 'proposes')
  const proposedAt = new Date(dice.of(world.starts)?.at ?? '')
  const { id } = booking
  const [as, by, reference] = [{ staff, lang: 'vi' as const }, 'Lê Hoa', `DESK-${booking.id}`]
  return {
    kind: what,
    text: `the club's account ${what} ${id}`,
    run: () => {
      if (what === 'accepts') return answerAsAccount(ctx, as, { id, answer: 'accepted', by, reference })
      if (what === 'acknowledges') return acknowledgeAsAccount(ctx, as, { id, by, reference })
      if (what === 'proposes')
        return answerAsAccount(ctx, as, { id, answer: 'proposed', by, words: '', proposedAt })
      const words = 'Sân có giải'
      return answerAsAccount(ctx, as, { id, answer: 'declined', by, words, reasonCode: undefined })
    },
  }
}

/** A club acknowledges by its link, mostly a paid booking. */
const acknowledgesByLink: Act = async (world, dice) => {
  const { ctx } = world
  const all = await bookingsOf(world)
  const paid = all.filter(({ state }) => state === 'paid')
  const booking = dice.of(dice.below(4) > 0 && paid.length > 0 ? paid : all)
  const key = booking && (await clubKeyOf(ctx, booking.id))
  if (!key) return null
  return {
    text: `the club acknowledges ${booking.id} by its link`,
    run: () => acknowledgeByLink(ctx, { key, by: 'Lê Hoa', reference: `LINK-${booking.id}` }, 'vi'),
  }
}

/** Staff enter what the club said in a call. */
const recordsAcknowledgement: Act = async (world, dice) => {
  const { ctx, admin } = world
  const booking = dice.of(await bookingsOf(world))
  if (!booking) return null
  const input = { id: booking.id, reference: `CALL-${booking.id}`, by: 'Lê Hoa' }
  return {
    text: `staff: the club acknowledges ${booking.id}`,
    run: () => acknowledgeAsStaff(ctx, { staff: admin, lang: 'vi' }, input),
  }
}

export const clubActs = { answersByLink, recordsAcknowledgement, answersByAccount, acknowledgesByLink }
