import { answerChange } from '#rounds/change/answer-change'
import { changeOwnBooking, quoteOwnChange } from '#rounds/change/own/change-own-booking'
import type { Act } from '../act.ts'
import { bookingsOf, golferOf } from '../golfer-acts.ts'

/**
 * A golfer moves an own booking, names, insures or adds players, or lets one start elsewhere: quoted and then made as
 * shown, or asked for.
 */
const changesOwnBooking: Act = async (world, dice) => {
  const { ctx, starts, golfers, packages } = world
  const all = await bookingsOf(world)
  const settled = all.filter(({ state }) => state === 'placed' || state === 'paid')
  const booking = dice.of(dice.below(4) > 0 && settled.length > 0 ? settled : all)
  if (!booking) return null
  const { id } = booking
  const [row] = await ctx.q<{ courseId: number; memberId: number }>`
    select course_id as "courseId", member_id as "memberId" from bookings where id = ${id}`
  const own = await ctx.q<{ id: number }>`
    select id from booking_players where booking_id = ${id} and cancelled_at is null order by position`
  const start = dice.of(starts.filter(({ courseId }) => courseId === row?.courseId))
  if (!row || !start || own.length === 0) return null
  const leaves = dice.below(4) === 0 && own.length > 1 ? 1 : 0
  const staying = own.slice(leaves).map((player, place) => ({
    player_id: player.id,
    name: dice.below(4) === 0 ? `Bạn ${dice.below(90)}` : '',
    // not drawn: the kept seeds draw as many numbers as before
    packages: [[...packages], packages.slice(0, 1), []][(id + place) % 6],
    start_at: (id + place) % 5 === 0 ? new Date(start.at).getTime() : undefined,
    user_id: id % 4 === 1 && place === 0 ? golfers.at(-1)?.vga : undefined,
  }))
  const added = dice.below(3) === 0 ? [{ player_id: undefined, name: '' }] : []
  const input = {
    id_general_bill_detail: id,
    start_at: dice.below(4) > 0 ? new Date(start.at).getTime() : undefined,
    players: dice.below(2) === 0 ? [...staying, ...added] : undefined,
  }
  const golfer = golferOf(world, row.memberId)
  return {
    text: `the golfer changes ${JSON.stringify(input)}`,
    run: async () => {
      const { fingerprint } = await quoteOwnChange(ctx, golfer, input)
      await changeOwnBooking(ctx, golfer, { ...input, fingerprint })
    },
  }
}

/** Staff answer a change that a golfer asked for, mostly one that still waits. */
const answersChange: Act = async (world, dice) => {
  const { ctx, admin } = world
  const asked = await ctx.q<{ id: number; fingerprint: string }>`
    select booking_id as id, fingerprint from booking_changes where answer_by is not null
    order by (state = 'requested') desc, id desc limit 2`
  const change = dice.of(dice.below(5) > 0 ? asked.slice(0, 1) : asked)
  if (!change) return null
  const accepts = dice.among(1 as const, 1 as const, 0 as const)
  return {
    kind: accepts === 1 ? 'accepts' : 'refuses',
    text: `staff ${accepts === 1 ? 'accept' : 'refuse'} the change asked for ${change.id}`,
    run: () => answerChange(ctx, admin, { ...change, accepts, reason: accepts === 1 ? '' : 'Sân có giải' }),
  }
}

export const ownChangeActs = { changesOwnBooking, answersChange }
