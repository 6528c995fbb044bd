import type { WaitlistPayment } from '@teeviet/contract/entities/tee-times/waitlist'
import { dayOf, minuteOfDay } from '@teeviet/contract/rules/time/dates'
import { bookGiven } from '#rounds/waitlist/book-given'
import { joinWaitlist } from '#rounds/waitlist/join'
import { leaveWaitlist } from '#rounds/waitlist/leave'
import type { Act } from '../act.ts'
import { golferOf } from '../golfer-acts.ts'

/** A golfer waits for places on a start, or on any of its day, paid by the wallet or while they are held. */
const joinsWaitlist: Act = async (world, dice) => {
  const { ctx } = world
  const golfer = dice.of(world.golfers)
  const start = dice.of(world.starts)
  if (!golfer || !start) return null
  const at = new Date(start.at)
  const minute = minuteOfDay(at)
  const isAllDay = dice.below(2) === 0
  const paid_by: WaitlistPayment = dice.among('wallet', 'hold')
  const wanted = {
    facility_id: start.courseId,
    day: dayOf(at),
    number_hole: 18 as const,
    from_minute: isAllDay ? 0 : minute,
    to_minute: isAllDay ? 1439 : minute,
    players: 1 + dice.below(4),
    most_price: dice.among(1_500_000, 2_000_000, 2_000_000),
    until: at.getTime(),
    paid_by,
    uid: undefined,
    bank_id: undefined,
    is_wap: undefined,
    lang: undefined,
  }
  return {
    kind: wanted.paid_by,
    text: `golfer ${world.golfers.indexOf(golfer)} waits for ${JSON.stringify(wanted)}`,
    run: () => joinWaitlist(ctx, golfer, wanted, 'vi'),
  }
}

const leavesWaitlist: Act = async (world, dice) => {
  const open = await world.ctx.q<{ id: number; memberId: number }>`
    select id, member_id as "memberId" from waitlist_entries where state in ('waiting', 'given') order by id`
  const entry = dice.of(open)
  if (!entry) return null
  return {
    text: `golfer ${entry.memberId} leaves the waitlist`,
    run: () => leaveWaitlist(world.ctx, golferOf(world, entry.memberId), entry.id),
  }
}

/** The places that were given become bookings. */
const booksGiven: Act = async (world) => {
  const [given] = await world.ctx.q<{
    id: number
  }>`select id from waitlist_entries where state = 'given' limit 1`
  if (!given) return null
  return { text: 'the given places are booked', run: () => bookGiven(world.ctx) }
}

export const waitlistActs = { joinsWaitlist, leavesWaitlist, booksGiven }
