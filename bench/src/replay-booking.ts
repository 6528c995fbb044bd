import { randomUUID } from 'node:crypto'
import { dayOf } from '@teeviet/contract/rules/dates'
import { billCode, bookingCode } from '@teeviet/server/bookings/codes'
import type pg from 'pg'
import type { Recording } from './record-booking.ts'
import type { Golfer, Start } from './world.ts'

/**
 * Sends the recorded statements for another golfer and start, one after the other on one connection: the same work
 * without HTTP, validation, identity and decisions. The new booking's number and tee time are read from the answers,
 * as the verb reads them.
 */
export async function replayBooking(
  client: pg.ClientBase,
  recording: Recording,
  golfer: Golfer,
  start: Start,
): Promise<void> {
  const exchange = new Map<string, unknown>([
    [String(recording.golfer.id), golfer.id],
    [String(recording.golfer.vga), golfer.vga],
    [String(recording.start.courseId), start.courseId],
    [recording.golfer.sessionId, golfer.sessionId],
    [recording.key, randomUUID()],
    [`member:${recording.golfer.id}`, `member:${golfer.id}`],
    [dayOf(recording.start.startsAt), dayOf(start.startsAt)],
  ])
  for (const { answer, ...statement } of recording.statements) {
    const result = await client.query({
      ...statement,
      values: statement.values.map((value) => exchanged(value, exchange, recording.start, start)),
    })
    if (result.rowCount !== answer.rowCount)
      throw new Error(`a replayed statement did other work: ${statement.text}`)
    learn(exchange, answer.row, result.rows[0])
  }
}

/** What the database chose itself (the booking's number, the tee time's) differs from replay to replay. */
function learn(exchange: Map<string, unknown>, before: Row, now: Row) {
  if (before?.tee_time_id !== undefined) exchange.set(String(before.tee_time_id), now?.tee_time_id)
  if (before?.id === undefined || typeof before.id !== 'number' || typeof now?.id !== 'number') return
  exchange.set(String(before.id), now.id)
  exchange.set(bookingCode(before.id), bookingCode(now.id))
  exchange.set(billCode(before.id), billCode(now.id))
}

type Row = Record<string, unknown> | undefined

function exchanged(value: unknown, exchange: Map<string, unknown>, before: Start, now: Start): unknown {
  if (value instanceof Date) return value.getTime() === before.startsAt ? new Date(now.startsAt) : value
  if (Array.isArray(value)) return value.map((one) => exchanged(one, exchange, before, now))
  if (typeof value === 'string' && /^[{[]/.test(value)) {
    return value.replace(/\b[\w:-]+\b/g, (word) => String(exchange.get(word) ?? word))
  }
  return exchange.get(String(value)) ?? value
}
