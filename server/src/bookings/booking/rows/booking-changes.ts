import type { Day } from '@teeviet/contract/rules/time/dates'
import { releaseQuantity } from '#golf/offers/quantity'
import { releaseChangePlaces } from '#golf/tee-sheet/offered-change-places'
import type { Query } from '#platform/database/sql'
import type { Actor } from '../record-event.ts'

/**
 * A booking before or after a change, as the audit trail keeps it: names by start with its path where one is named, and the amount in VND. `course` is there
 * when the change moves it to another one, `cover_vnd`, the premiums in the amount, when it changes the insurance, and
 * `kept_vnd` afterwards when a part of the price of players who leave is kept.
 */
export type Summary = {
  starts: readonly { at: string; players: readonly string[]; path?: string | undefined }[]
  amount_vnd: number
  course?: { id: number; title: string; title_en: string } | undefined
  cover_vnd?: number | undefined
  kept_vnd?: number | undefined
}

export type RecordedChange = {
  bookingId: number
  fingerprint: string
  before: Summary
  after: Summary
  actor: Actor
  reason: string
  now: Date
}

/** The players of an offered change: as they were wanted, and the start and price (VND) of each in their order. */
export type StoredChange = {
  players: { id: number | null; name: string; member?: { id: number; name: string } | undefined }[] | null
  seats: { day: Day; id: number; fee: number }[]
  /** The path that staff have named for the booking; missing for that of its tee times. */
  path?: string | undefined
  /** The booking's offer still covers it. */
  keepsOffer: boolean
  /** It takes the place of a time that the club withdrew: the booking does not stay as it was without it. */
  isInPlace?: boolean | undefined
  /** The packages of each player in the order of `seats`, at the prices they are sold for; missing where they stay. */
  packages?: readonly { id: number; price_vnd: number; cover_vnd: number }[][] | undefined
  /** By how much the premiums in the bill grow, in VND. */
  premiumsVnd?: number | undefined
  /** What goes back and what is kept of the players who leave, in VND. */
  leavingParts?: { playerId: number; refundVnd: number; premiumVnd: number; keptVnd: number }[] | undefined
}

/** How far the change is that a quote showed; null when it was neither made, offered nor asked for. */
export async function readChange(
  q: Query,
  bookingId: number,
  fingerprint: string,
): Promise<{ state: ChangeState } | null> {
  const [row] = await q<{ state: ChangeState }>`
    select state from booking_changes where booking_id = ${bookingId} and fingerprint = ${fingerprint}`
  return row ?? null
}

/** The number of changes of a booking: a part of every fingerprint, so that the same change twice has two. */
export async function countChanges(q: Query, bookingId: number): Promise<number> {
  const [row] = await q<{ changes: number }>`
    select count(*)::int as changes from booking_changes where booking_id = ${bookingId}`
  return row?.changes ?? 0
}

/** Adds an applied change to the audit trail of its booking. */
export async function recordChange(q: Query, change: RecordedChange): Promise<void> {
  const { bookingId, fingerprint, before, after, actor, reason, now } = change
  await q`
    insert into booking_changes (booking_id, fingerprint, before, after, actor_kind, actor_id, reason, at)
    values (${bookingId}, ${fingerprint}, ${before}, ${after}, ${actor.kind}, ${actor.id}, ${reason}, ${now})`
}

/**
 * Stores a change that waits with its places held: for the payment of its difference (VND), or for the answer of staff.
 * @returns its number
 */
export async function insertOpen(
  q: Query,
  change: RecordedChange & {
    due: { dueVnd: number; payBy: Date } | null
    answerBy: Date | null
    wanted: StoredChange
    quantity: number
  },
): Promise<number> {
  const { bookingId, fingerprint, before, after, actor, reason, now, due, answerBy, wanted, quantity } =
    change
  const [row] = await q<{ id: number }>`
    insert into booking_changes (booking_id, fingerprint, before, after, actor_kind, actor_id, reason, at, state, due_vnd,
      pay_by, answer_by, wanted, quantity)
    values (${bookingId}, ${fingerprint}, ${before}, ${after}, ${actor.kind}, ${actor.id}, ${reason}, ${now},
      ${due ? 'offered' : 'requested'}, ${due?.dueVnd ?? null}, ${due?.payBy ?? null}::timestamptz,
      ${answerBy}::timestamptz, ${wanted}, ${quantity})
    returning id`
  if (!row) throw new Error('a change was not stored')
  return row.id
}

/** How far a change is: asked for by its golfer, held for its payment, made, or ended without being made. */
export type ChangeState = 'requested' | 'offered' | 'applied' | 'dropped'

export type OfferedChange = {
  id: number
  state: ChangeState
  dueVnd: number
  payBy: Date
  before: Summary
  after: Summary
  droppedFor: DropCause | null
  wanted: StoredChange
  quantity: number
  actorId: number | null
  reason: string
}

export type DropCause = 'unpaid' | 'withdrawn' | 'ended' | 'refused' | 'unanswered'

/** The change of a booking that waits for its payment; null without one. */
export async function readOffered(q: Query, bookingId: number): Promise<OfferedChange | null> {
  const [open] = await q<OfferedChange>`
    select id, state, due_vnd as "dueVnd" /* not null */, pay_by as "payBy" /* not null */, before, after,
      dropped_for as "droppedFor", wanted /* not null */, quantity, actor_id as "actorId", reason
    from booking_changes where booking_id = ${bookingId} and state = 'offered'`
  return open ?? null
}

/**
 * Whether a change of a booking waits for its payment or its answer. The booking's row is locked by a statement before: one
 * that locks and looks at once sees the changes from before it waited for the lock.
 */
export async function hasOpenChange(q: Query, bookingId: number): Promise<boolean> {
  const [open] = await q<{ id: number }>`
    select id from booking_changes where booking_id = ${bookingId} and state in ('requested', 'offered')`
  return open !== undefined
}

/** A change that had to be paid, locked; the caller has locked the row of its booking. */
export async function lockPaidChange(q: Query, changeId: number): Promise<OfferedChange | null> {
  const [change] = await q<OfferedChange>`
    select id, state, due_vnd as "dueVnd", pay_by as "payBy" /* not null */, before, after,
      dropped_for as "droppedFor", wanted /* not null */, quantity, actor_id as "actorId", reason
    from booking_changes where id = ${changeId} and due_vnd is not null for update`
  return change ?? null
}

/** Marks a change that waited as applied. */
export async function markApplied(q: Query, changeId: number, now: Date): Promise<void> {
  await q`
    update booking_changes set state = 'applied', dropped_for = null, closed_at = ${now} where id = ${changeId}`
}

/** Turns an accepted change that makes its booking dearer into one that waits for its payment. */
export async function markOffered(
  q: Query,
  changeId: number,
  { dueVnd, payBy }: { dueVnd: number; payBy: Date },
): Promise<void> {
  await q`
    update booking_changes set state = 'offered', due_vnd = ${dueVnd}, pay_by = ${payBy} where id = ${changeId}`
}

/**
 * Drops the change of a booking that waits for its payment or its answer: its places and quantity are free again, the
 * booking stays as it is. The caller has locked the booking's row. Nothing happens without such a change.
 */
export async function dropOffered(
  q: Query,
  bookingId: number,
  { cause, answer = null, now }: { cause: DropCause; answer?: string | null; now: Date },
): Promise<boolean> {
  const [dropped] = await q<{ id: number; quantity: number; offerId: number | null }>`
    update booking_changes c set state = 'dropped', dropped_for = ${cause}, answer = ${answer}, closed_at = ${now}
    from bookings b
    where c.booking_id = ${bookingId} and c.state in ('requested', 'offered') and b.id = c.booking_id
    returning c.id, c.quantity, b.offer_id as "offerId"`
  if (!dropped) return false
  await releaseChangePlaces(q, dropped.id)
  if (dropped.offerId !== null && dropped.quantity > 0)
    await releaseQuantity(q, dropped.offerId, dropped.quantity)
  return true
}
