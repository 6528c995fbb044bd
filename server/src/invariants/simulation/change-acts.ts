import { changeBooking, quoteChange } from '#rounds/change/change-booking'
import type { Act } from './act.ts'
import { bookingsOf } from './golfer-acts.ts'

/** Staff move a booking, name, add or remove players, or correct its price: quoted and then applied as shown. */
const changesBooking: Act = async (world, dice) => {
  const { ctx, admin, starts } = world
  const all = await bookingsOf(world)
  const open = all.filter(({ state }) => ['requested', 'confirmed', 'placed', 'paid'].includes(state))
  const booking = dice.of(dice.below(8) > 0 && open.length > 0 ? open : all)
  if (!booking) return null
  const { id } = booking
  const [row] = await ctx.q<{
    courseId: number
  }>`select course_id as "courseId" from bookings where id = ${id}`
  const own = await ctx.q<{ id: number }>`
    select id from booking_players where booking_id = ${id} and cancelled_at is null order by position`
  const start = dice.of(starts.filter(({ courseId }) => courseId === row?.courseId))
  const moves = dice.below(2) === 0
  const leaves = dice.below(3) === 0 && own.length > 1 ? 1 : 0
  const staying = own.slice(leaves).map((player) => ({
    player_id: player.id,
    name: dice.below(4) === 0 ? `Khách ${dice.below(90)}` : '',
  }))
  const added = Array.from({ length: dice.among(0, 0, 1, 2) }, () => ({
    player_id: undefined,
    name: dice.among('', 'Khách mới'),
  }))
  const input = {
    id,
    start_at: moves && start ? new Date(start.at).getTime() : undefined,
    players: own.length > 0 && dice.below(3) > 0 ? [...staying, ...added] : undefined,
    price_per_player: dice.below(4) === 0 ? dice.among(900_000, 2_500_000) : undefined,
  }
  return {
    kind: moves ? 'moves' : 'changes',
    text: `staff: change ${JSON.stringify(input)}`,
    run: async () => {
      const { fingerprint } = await quoteChange(ctx, input)
      await changeBooking(ctx, admin, { ...input, fingerprint, reason: 'Khách gọi' })
    },
  }
}

export const changeActs = { changesBooking }
