import type { Query } from '#platform/database/sql'
import type { ChangeState, DropCause, StoredChange, Summary } from './booking-changes.ts'

/** A change that its golfer asked for, or that staff did not accept. */
export type RequestedChange = {
  id: number
  fingerprint: string
  state: ChangeState
  droppedFor: DropCause | null
  answerBy: Date
  answer: string | null
  before: Summary
  after: Summary
  wanted: StoredChange
  quantity: number
}

/**
 * The latest change of a booking, if its golfer asked staff for it: it waits for their answer, or has got one.
 * The row of the booking is locked when the answer is about to be given.
 */
export async function readRequested(q: Query, bookingId: number): Promise<RequestedChange | null> {
  const [latest] = await q<Omit<RequestedChange, 'answerBy'> & { answerBy: Date | null }>`
    select id, fingerprint, state, dropped_for as "droppedFor", answer_by as "answerBy", answer, before, after,
      wanted /* not null */, quantity
    from booking_changes where booking_id = ${bookingId} order by id desc limit 1`
  if (!latest?.answerBy) return null
  return { ...latest, answerBy: latest.answerBy }
}

/** Whether staff are asking the club about a change of a booking. */
export async function isChangeAsked(q: Query, bookingId: number): Promise<boolean> {
  return (await readRequested(q, bookingId))?.state === 'requested'
}

/** How many changes the golfer of a booking has made or asked for. */
export async function countOwnChanges(q: Query, bookingId: number): Promise<number> {
  const [row] = await q<{ changes: number }>`
    select count(*)::int as changes from booking_changes where booking_id = ${bookingId} and actor_kind = 'member'`
  return row?.changes ?? 0
}
