import { randomUUID } from 'node:crypto'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { bookingCode } from '@teeviet/server/bookings/booking/codes'
import type { Golfer, Start } from '../world.ts'
import type { Recording } from './record-booking.ts'

/** A connection for a replay. */
export type Connection = {
  query(statement: { name: string | undefined; text: string; values: unknown[] }): Promise<{
    rowCount: number | null
    rows: Record<string, unknown>[]
  }>
}

/**
 * Sends the recorded statements for another golfer and start, one after the other on one connection: the same work
 * without HTTP, validation, identity and decisions. The new booking's number and tee time are read from the answers,
 * as the verb reads them.
 */
export async function replayBooking(
  client: Connection,
  recording: Recording,
  golfer: Golfer,
  start: Start,
): Promise<void> {
  const exchange = exchangeOf(recording, golfer, start)
  for (const { answer, ...statement } of recording.statements) {
    const values = exchangedValues(statement.values, exchange, recording, golfer, start)
    const result = await client.query({ ...statement, values })
    if (result.rowCount !== answer.rowCount)
      throw new Error(`a replayed statement did other work: ${statement.text}`)
    learn(exchange, answer.row, result.rows[0])
  }
}

/** The values of the recorded booking and their replacements in another one. */
export type Exchange = Map<string, unknown>

export function exchangeOf(recording: Recording, golfer: Golfer, start: Start): Exchange {
  return new Map<string, unknown>([
    [String(recording.golfer.id), golfer.id],
    [String(recording.golfer.vga), golfer.vga],
    [String(recording.start.courseId), start.courseId],
    [recording.golfer.sessionId, golfer.sessionId],
    [recording.key, randomUUID()],
    [`member:${recording.golfer.id}`, `member:${golfer.id}`],
    [dayOf(recording.start.startsAt), dayOf(start.startsAt)],
  ])
}

/** Values chosen by the database (the booking's number, the tee time's) differ between replays. */
function learn(exchange: Exchange, before: Row, now: Row) {
  if (before?.tee_time_id !== undefined) exchange.set(String(before.tee_time_id), now?.tee_time_id)
  if (before?.id === undefined || typeof before.id !== 'number' || typeof now?.id !== 'number') return
  exchangeBooking(exchange, before.id, now.id)
}

/** Exchanges a booking's number and the codes made of it. */
export function exchangeBooking(exchange: Exchange, before: number, now: number) {
  exchange.set(String(before), now)
  exchange.set(bookingCode(before), bookingCode(now))
}

type Row = Record<string, unknown> | undefined

/**
 * The values of a recorded statement for another golfer and start.
 * @throws Error when a value still names the recorded golfer: all sides would then wait for one golfer's locks
 */
export function exchangedValues(
  values: readonly unknown[],
  exchange: Exchange,
  recording: Pick<Recording, 'golfer' | 'start'>,
  golfer: Golfer,
  start: Start,
): unknown[] {
  const made = values.map((value) => exchanged(value, exchange, recording.start, start))
  const { id, sessionId } = recording.golfer
  const isNamed = (value: unknown): boolean =>
    Array.isArray(value)
      ? value.some(isNamed)
      : String(value).includes(String(id)) || String(value).includes(sessionId)
  if (golfer.id !== id && made.some(isNamed))
    throw new Error(`a replayed statement still names the recorded golfer: ${made.find(isNamed)}`)
  return made
}

function exchanged(value: unknown, exchange: Exchange, before: Start, now: Start): unknown {
  if (value instanceof Date) return value.getTime() === before.startsAt ? new Date(now.startsAt) : value
  if (Array.isArray(value)) return value.map((one) => exchanged(one, exchange, before, now))
  const whole = exchange.get(String(value))
  if (whole !== undefined || typeof value !== 'string') return whole ?? value
  // JSON, and text with a member's number (the key of a lock: `requests of member 90000002`)
  return value.replace(/\b[\w:-]+\b/g, (word) => String(exchange.get(word) ?? word))
}
