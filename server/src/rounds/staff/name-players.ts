import type { Language } from '@teeviet/contract/rules/languages'
import { namePlayers } from '#bookings/booking/rows/players'
import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { notify } from '#platform/database/listen'
import { inTransaction } from '#platform/database/transaction'
import { writtenNames } from '../bills/name-players.ts'
import { openBooking, type StaffBookingDetail } from './open-booking.ts'

/**
 * Names players of a booking who were booked without a name, also after the golfers' deadline.
 * @throws Refusal `booking.notFound`
 */
export async function namePlayersAsStaff(
  ctx: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  { id, names }: { id: number; names: readonly { player_id: number; name: string }[] },
): Promise<StaffBookingDetail> {
  const written = writtenNames(names)
  await inTransaction(ctx.pool, async (q) => {
    const [booking] = await q<{ state: string }>`select state from bookings where id = ${id} for update`
    if (!booking) throw new Refusal('booking.notFound')
    await namePlayers(q, id, written)
    const detail = String(written.length)
    await recordAct(ctx, q, staff, { what: 'booking.players_named', subject: `booking:${id}`, detail })
    await notify(q, 'bookings', { id, state: booking.state })
  })
  return openBooking(ctx, id, lang)
}
