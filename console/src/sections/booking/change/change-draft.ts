import { type Day, dayOf } from '@teeviet/contract/rules/time/dates'
import type { RequestOf } from '../../../api/call.ts'
import { digitsOf } from '../../../forms/typed-number.ts'
import type { StaffBookingDetail } from '../booking.ts'

/** A player in the form; `key` names the row, `id` is null for one who is added. */
export type DraftPlayer = { key: string; id: number | null; was: string; name: string }

/** What is typed about a change. */
export type ChangeDraft = {
  day: Day
  /** The start to move to; null to stay. */
  startAt: number | null
  players: readonly DraftPlayer[]
  price: string
  reason: string
}

/** The form before anything is typed: the booking as it is. */
export function draftOf({ date_played, services }: StaffBookingDetail): ChangeDraft {
  const lines = services.find((service) => service.type === 'booking')?.listData ?? []
  const players = lines
    .filter(({ is_cancel }) => is_cancel === 0)
    .flatMap(({ id, fullname, name_out_system }) => {
      const name = fullname || name_out_system
      return id === null ? [] : [{ key: String(id), id, was: name, name }]
    })
  return { day: dayOf(date_played), startAt: null, players, price: '', reason: '' }
}

/** The change as the calls take it; players only when one of them differs. */
export function changeOf(
  bookingId: number,
  { startAt, players, price }: ChangeDraft,
  { players: before }: ChangeDraft,
): RequestOf<'POST /api/staff/bookings/:id/quote-change'> {
  const isSame =
    players.length === before.length &&
    players.every(({ id, was, name }) => id !== null && name.trim() === was)
  const digits = digitsOf(price)
  return {
    id: bookingId,
    ...(startAt !== null && { start_at: startAt }),
    ...(digits !== '' && Number(digits) > 0 && { price_per_player: Number(digits) }),
    ...(!isSame && {
      players: players.map(({ id, was, name }) => ({
        ...(id !== null && { player_id: id }),
        name: name.trim() === was ? '' : name.trim(),
      })),
    }),
  }
}
