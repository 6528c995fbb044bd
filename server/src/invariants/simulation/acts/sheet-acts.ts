import type { ClosingAction } from '@teeviet/contract/rules/bookings/closing'
import { dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { closeTeeTimes, openTeeTimes, previewClosing } from '#rounds/staff/close/close'
import type { Dice } from '../dice.ts'
import type { World } from '../world.ts'
import type { Act } from './act.ts'

function spanOf({ starts }: World, dice: Dice) {
  const start = dice.of(starts)
  const startsAt = new Date(start?.at ?? '')
  const [day, clock] = [dayOf(startsAt), formatClock(startsAt)]
  return {
    facility_id: start?.courseId ?? 0,
    day_from: day,
    day_to: day,
    time_from: clock,
    time_to: clock,
    number_hole: undefined,
  }
}

/** Staff read the bookings of a tee time, decide about each and close it; often a booking arrives in between. */
const closesTeeTime: Act = async (world, dice) => {
  const { ctx, admin } = world
  const span = spanOf(world, dice)
  const { bookings } = await previewClosing(ctx, span)
  const decisions = bookings.map(({ id }) => ({ id, action: dice.among<ClosingAction>('keep', 'end') }))
  const end_reason = dice.below(8) === 0 ? '' : 'Sân có giải'
  return {
    kind: decisions.some(({ action }) => action === 'end') ? 'ends bookings' : 'ends none',
    text: `staff: close ${span.day_from} of course ${span.facility_id}: ${JSON.stringify(decisions)}`,
    run: () =>
      closeTeeTimes(ctx, admin, { ...span, reason: 'tournament', note: '', bookings: decisions, end_reason }),
  }
}

const opensTeeTime: Act = async (world, dice) => {
  const closed = await world.ctx.q`select 1 from tee_times where is_closed limit 1`
  if (closed.length === 0) return null
  const span = spanOf(world, dice)
  return {
    text: `staff: open ${span.day_from} of course ${span.facility_id}`,
    run: () => openTeeTimes(world.ctx, world.admin, { ...span, reason: undefined }),
  }
}

export const sheetActs = { closesTeeTime, opensTeeTime }
