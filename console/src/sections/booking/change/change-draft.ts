import { type Day, dayOf } from '@teeviet/contract/rules/time/dates'
import type { RequestOf } from '../../../api/call.ts'
import { digitsOf } from '../../../forms/typed-number.ts'
import type { StaffBookingDetail } from '../booking.ts'

/**
 * A player in the form; `key` names the row, `id` is null for one who is added. `cover` is the insurance package, empty
 * for none; `kept` stands for several, which stay. `had` is the value before. `start` is the player's own tee time, null for none
 * yet, and `at` the one before.
 */
export type DraftPlayer = {
  key: string
  id: number | null
  was: string
  name: string
  had: string
  cover: string
  at: number | null
  start: number | null
}

/** A player dragged to another tee time, from one to the other. */
export type Move = { player: number; from: number; to: number }

/** What is typed about a change. */
export type ChangeDraft = {
  /** The number of another course to move to, as text; empty to stay. */
  course: string
  day: Day
  /** The start to move to; null to stay. */
  startAt: number | null
  /** Each player has an own tee time. */
  isSplit: boolean
  players: readonly DraftPlayer[]
  /** Another path to start on (`A–B`); empty for that of the tee time, or as before. */
  path: string
  price: string
  /** Players who leave a paid booking get all of their price back, whatever the refund terms. */
  refundsInFull: boolean
  reason: string
}

/** The form before anything is typed: the booking as it is. */
export function draftOf({ date_played, services, players: playing }: StaffBookingDetail): ChangeDraft {
  const isInsured = services.some(({ type, is_cancel }) => type === 'hio' && is_cancel === 0)
  const covers = new Map(playing.map((player) => [player.id, isInsured ? coverOf(player.hio_list) : '']))
  const lines = services.find((service) => service.type === 'booking')?.listData ?? []
  const players = lines
    .filter(({ is_cancel }) => is_cancel === 0)
    .flatMap(({ id, fullname, name_out_system, date_played: at }) => {
      const name = fullname || name_out_system
      const had = covers.get(id ?? 0) ?? ''
      return id === null ? [] : [{ key: String(id), id, was: name, name, had, cover: had, at, start: at }]
    })
  return {
    course: '',
    day: dayOf(date_played),
    startAt: null,
    isSplit: false,
    players,
    path: '',
    price: '',
    refundsInFull: false,
    reason: '',
  }
}

/** The change as the calls take it; players only when one of them differs. */
export function changeOf(
  bookingId: number,
  { course, startAt, isSplit, players, path, price, refundsInFull }: ChangeDraft,
  { players: before }: ChangeDraft,
): RequestOf<'POST /api/staff/bookings/:id/quote-change'> {
  const isSame =
    players.length === before.length &&
    players.every(
      ({ id, was, name, had, cover, at, start }) =>
        id !== null && name.trim() === was && cover === had && !(isSplit && start !== at),
    )
  const digits = digitsOf(price)
  return {
    id: bookingId,
    ...(startAt !== null && !isSplit && { start_at: startAt }),
    ...(course !== '' && { facility_id: Number(course) }),
    ...(path !== '' && { path }),
    ...(digits !== '' && Number(digits) > 0 && { price_per_player: Number(digits) }),
    ...(refundsInFull && hasLeaving({ players }, { players: before }) && { leaving_refund: 'full' }),
    ...(!isSame && {
      players: players.map(({ id, was, name, had, cover, at, start }) => ({
        ...(id !== null && { player_id: id }),
        ...personOf(name.trim(), was),
        ...(cover !== had && { packages: cover === '' ? [] : [Number(cover)] }),
        ...(isSplit && start !== null && start !== at && { start_at: start }),
      })),
    }),
  }
}

/** Who plays: the same person, a member by the vID or phone that was typed, or a guest of that name. */
function personOf(typed: string, was: string): { name: string; member?: string } {
  if (typed === was) return { name: '' }
  const isMember = /^(?:vid\s*)?\d{3,15}$/i.test(typed) || /^[0+][\d .-]{8,}$/.test(typed)
  return isMember ? { name: '', member: typed } : { name: typed }
}

/** Whether a player of the booking is no longer among those of the form. */
export function hasLeaving({ players }: Pick<ChangeDraft, 'players'>, before: Pick<ChangeDraft, 'players'>) {
  return before.players.some(({ id }) => !players.some((player) => player.id === id))
}

function coverOf([first, ...more]: readonly number[]): string {
  if (first === undefined) return ''
  return more.length > 0 ? 'kept' : String(first)
}

/** The draft after a drag: the dragged player on the other tee time, or with `all` everybody who starts with that one. */
export function movedDraft(draft: ChangeDraft, { player, from, to }: Move, all: boolean): ChangeDraft {
  const isMoved = ({ id, at }: DraftPlayer) => id === player || (all && at === from)
  return {
    ...draft,
    isSplit: true,
    players: draft.players.map((one) => ({ ...one, start: isMoved(one) ? to : one.at })),
  }
}
