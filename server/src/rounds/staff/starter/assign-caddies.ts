import type { InputOf } from '@teeviet/contract'
import { isSameStart } from '@teeviet/contract/rules/bookings/starter'
import { loadStarts, writeStarts } from '#bookings/booking/rows/starter'
import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { invalid, Refusal } from '#platform/context/refusal'
import { withBookingToStart } from './with-booking-to-start.ts'

/**
 * Stores the caddie and the buggy of players of a booking, for the tee sheet and the start list. A repeat changes
 * nothing; players who are not named keep theirs.
 * @throws Refusal `booking.notFound` (also for an account of another club), `staff.changedMeanwhile` when a colleague
 *   gave one of these players another caddie or buggy meanwhile
 */
export async function assignCaddies(
  ctx: Context,
  staff: Staff,
  { id, players }: InputOf<'POST /api/staff/bookings/:id/caddies'>,
): Promise<void> {
  if (players.some(({ is_walking, buggy }) => is_walking && buggy !== ''))
    throw invalid({ buggy: 'a player who walks has none' })
  if (new Set(players.map(({ player_id }) => player_id)).size < players.length)
    throw invalid({ player_id: 'is named twice' })
  await withBookingToStart(ctx, staff, id, async (q) => {
    const stored = new Map((await loadStarts(q, id)).map((start) => [start.player_id, start]))
    const changed = players.filter((player) => {
      const before = stored.get(player.player_id)
      if (!before) throw invalid({ player_id: 'is not of this booking' })
      if (isSameStart(before, player)) return false
      if (!isSameStart(before, player.seen)) throw new Refusal('staff.changedMeanwhile')
      return true
    })
    if (changed.length === 0) return false
    await writeStarts(q, id, changed)
    await recordAct(ctx, q, staff, {
      what: 'booking.caddies_assigned',
      subject: `booking:${id}`,
      detail: changed.map(({ player_id }) => player_id).join(', '),
    })
    return true
  })
}
