import type pg from 'pg'
import type { Golfer, Start } from '../world.ts'
import type { Recording } from './record-booking.ts'
import { exchangeBooking, exchangedValues, exchangeOf, replayBooking } from './replay-booking.ts'

const writes = /\b(?:insert|update|delete|pg_notify|pg_advisory\w+)\b/i

/** Makes bookings by one call each of a function in the database. */
export type BookByFunction = (client: pg.ClientBase, golfer: Golfer, start: Start) => Promise<void>

/**
 * Creates a function in the bench's own database that holds the recorded writes and locks, without reads, decisions or
 * round trips between them: the minimal cost of a booking in PostgreSQL. It is generated from the recording and so
 * cannot differ from the server's writes.
 *
 * @param client a connection that replays one booking first, since the types of the values are those PostgreSQL found
 */
export async function createBookingFunction(
  client: pg.ClientBase,
  recording: Recording,
  first: { golfer: Golfer; start: Start },
): Promise<BookByFunction> {
  await replayBooking(client, recording, first.golfer, first.start)
  const prepared = await client.query<{ name: string; types: string[] }>(
    'select name, parameter_types::text[] as types from pg_prepared_statements',
  )
  const typesOf = new Map(prepared.rows.map(({ name, types }) => [name, types]))
  const statements = recording.statements.filter(({ text }) => writes.test(text) && !/\bnextval\b/.test(text))
  let values = 0
  const body = statements.map(({ name = '', text, answer }) => {
    const types = typesOf.get(name)
    if (!types) throw new Error(`a write of a booking is not prepared: ${text}`)
    const before = values
    values += types.length
    const statement = text.replace(
      /\$(\d+)/g,
      (_, place) => `(given_values[${before + Number(place)}])::${types[Number(place) - 1]}`,
    )
    // a function must consume the rows a statement returns
    const run = answer.columns > 0 ? `for made_row in ${statement} loop end loop;` : `${statement};`
    return answer.rowCount
      ? `${run}\nif not found then raise 'a booking by function did other work'; end if;`
      : run
  })
  await client.query(`
    create or replace function bench_booking(given_values text[]) returns void language plpgsql as $bench$
    declare made_row record;
    begin
      ${body.join('\n')}
    end $bench$`)

  const answers = recording.statements.map(({ text, answer }) => ({ text, row: answer.row }))
  const recordedId = Number(answers.find(({ text }) => /\bnextval\b/.test(text))?.row?.id)
  const recordedTeeTime = answers.find(({ row }) => row?.tee_time_id !== undefined)?.row?.tee_time_id
  // above all that the sequence gives while the bench runs
  let nextId = 200_000_000
  return async (connection, golfer, start) => {
    const exchange = exchangeOf(recording, golfer, start)
    exchange.set(String(recordedTeeTime), start.teeTimeId)
    nextId += 1
    exchangeBooking(exchange, recordedId, nextId)
    const given = statements.flatMap((statement) =>
      exchangedValues(statement.values, exchange, recording, golfer, start).map(asText),
    )
    await connection.query({ name: 'bench-booking', text: 'select bench_booking($1)', values: [given] })
  }
}

/** A value as PostgreSQL reads it from text. */
function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (!Array.isArray(value)) return String(value)
  return `{${value.map((one) => quoted(asText(one))).join()}}`
}

const quoted = (text: string | null) => (text === null ? 'NULL' : `"${text.replaceAll(/["\\]/g, '\\$&')}"`)
