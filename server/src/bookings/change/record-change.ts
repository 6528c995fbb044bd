import type { Query } from '#platform/database/sql'
import type { Actor } from '../booking/record-event.ts'

/** A booking before or after a change, as the audit trail keeps it: names by start, and the amount in VND. */
export type Summary = {
  starts: readonly { at: string; players: readonly string[] }[]
  amount_vnd: number
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

/** Whether the change that a quote showed was made already: a repeat changes nothing. */
export async function isApplied(q: Query, bookingId: number, fingerprint: string): Promise<boolean> {
  const [row] = await q<{ id: number }>`
    select id from booking_changes where booking_id = ${bookingId} and fingerprint = ${fingerprint}`
  return row !== undefined
}

/** The number of changes of a booking: a part of every fingerprint, so that the same change twice has two. */
export async function countChanges(q: Query, bookingId: number): Promise<number> {
  const [row] = await q<{ changes: number }>`
    select count(*)::int as changes from booking_changes where booking_id = ${bookingId}`
  return row?.changes ?? 0
}

/** Adds a change to the audit trail of its booking. */
export async function recordChange(q: Query, change: RecordedChange): Promise<void> {
  const { bookingId, fingerprint, before, after, actor, reason, now } = change
  await q`
    insert into booking_changes (booking_id, fingerprint, before, after, actor_kind, actor_id, reason, at)
    values (${bookingId}, ${fingerprint}, ${before}, ${after}, ${actor.kind}, ${actor.id}, ${reason}, ${now})`
}
