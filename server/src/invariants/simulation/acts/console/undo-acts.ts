import { loadPlayers } from '#bookings/booking/rows/players'
import { liftClosing } from '#rounds/staff/close/lift-closing'
import { writeAttendanceAs } from '#rounds/staff/record-attendance'
import { assignBooking } from '#rounds/staff/sharing/assign-booking'
import { snoozeBooking } from '#rounds/staff/sharing/snooze-booking'
import type { Dice } from '../../dice.ts'
import type { World } from '../../world.ts'
import type { Act, Plan } from '../act.ts'
import { bookingsOf } from '../golfer-acts.ts'

/**
 * A member of staff undoes what the console offers to: a snooze, a claim, a check-in or a closing, by what that act left.
 * Sometimes a golfer or a colleague has changed the booking in between, as the bookings are taken in any state.
 */
const undoesAct: Act = (world, dice) => {
  const undo = dice.among(undoesSnooze, undoesClaim, undoesCheckIn, undoesClosing)
  return undo(world, dice)
}

async function undoesSnooze({ ctx, admin }: World, dice: Dice): Promise<Plan | null> {
  const rows = await ctx.q<{ id: number; until: Date | null }>`
    select booking_id as id, snoozed_until as until from booking_claims order by booking_id`
  const row = dice.of(rows)
  if (!row) return null
  const { id } = row
  const seen_until = row.until?.getTime() ?? null
  // of a return to the queue: the former snooze again
  const until = seen_until === null ? ctx.clock.now().getTime() + 600_000 : undefined
  return {
    kind: until === undefined ? 'snooze' : 'return to the queue',
    text: `staff undo the ${until === undefined ? 'snooze' : 'return'} of ${id}`,
    run: () => snoozeBooking(ctx, { staff: admin, lang: 'vi' }, { id, until, seen_until }),
  }
}

async function undoesClaim({ ctx, admin }: World, dice: Dice): Promise<Plan | null> {
  const rows = await ctx.q<{ id: number; heldBy: number }>`
    select booking_id as id, staff_id as "heldBy" from booking_claims
    where staff_id is not null order by booking_id`
  const row = dice.of(rows)
  if (!row) return null
  const { id, heldBy: held_by } = row
  return {
    kind: 'claim',
    text: `staff undo the claim of ${id}`,
    run: () => assignBooking(ctx, { staff: admin, lang: 'vi' }, { id, staff_id: undefined, held_by }),
  }
}

async function undoesCheckIn(world: World, dice: Dice): Promise<Plan | null> {
  const { ctx, admin } = world
  const all = await bookingsOf(world)
  const played = all.filter(({ state }) => state === 'paid' || state === 'played')
  const booking = dice.of(played.length > 0 ? played : all)
  const player = dice.of(booking ? await loadPlayers(ctx.q, booking.id) : [])
  if (!booking || !player) return null
  const seen = { attendance: 'expected', seen: 'checked_in' } as const
  const undone = { id: booking.id, player_ids: [player.id], ...seen }
  return {
    kind: 'check-in',
    text: `staff undo the check-in of player ${player.id} of ${booking.id}`,
    run: () => writeAttendanceAs(ctx, admin, undone),
  }
}

async function undoesClosing({ ctx, admin }: World, dice: Dice): Promise<Plan | null> {
  const closings = await ctx.q<{ id: number }>`
    select distinct closing_id as id from tee_times where closing_id is not null order by 1`
  const closing = dice.of(closings)
  if (!closing) return null
  return {
    kind: 'closing',
    text: `staff undo closing ${closing.id}`,
    run: () => liftClosing(ctx, admin, closing.id),
  }
}

export const undoActs = { undoesAct }
