import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { openPool } from '@teeviet/server/platform/database/pool'
import { createLog } from '@teeviet/server/platform/log/log'
import type pg from 'pg'
import { median, ratePerSecond } from '../rate.ts'
import type { Row } from '../table.ts'
import { type Golfer, golferAt, nextStart, type Start, type World } from '../world.ts'
import { bookingBody } from './booking-body.ts'
import { createBookingFunction } from './booking-function.ts'
import { recordBooking } from './record-booking.ts'
import { replayBooking } from './replay-booking.ts'

const SIDES = 8
const SECONDS = 6
const ROUNDS = 3

/**
 * Bookings a second through HTTP against two limits, in turn and at the same concurrency: the very same statements sent
 * one by one, and the same writes as one function in the database.
 */
export async function measureBookings(
  world: World,
  url: string,
  environment: Record<string, string>,
): Promise<Row[]> {
  const recording = await recordBooking(world, environment)
  const pool = openPool(
    { ...world.connection, max: SIDES },
    createLog({ logLevel: 'error', production: false }),
  )
  const clients = await Promise.all(Array.from({ length: SIDES }, () => pool.connect()))
  const agent = new Agent({ keepAlive: true, maxSockets: SIDES })
  const bySide = (once: (client: pg.ClientBase, golfer: Golfer, start: Start) => Promise<void>) =>
    ratePerSecond(SIDES, SECONDS, async (side, turn) => {
      const client = clients[side]
      if (client) await once(client, golferAt(world, turn), nextStart(world))
    })
  const [anyClient] = clients
  if (!anyClient) throw new Error('no connections')
  const first = { golfer: golferAt(world, 1), start: nextStart(world) }
  const bookByFunction = await createBookingFunction(anyClient, recording, first)
  const plain = () => bySide((client, golfer, start) => replayBooking(client, recording, golfer, start))
  const http = (seconds = SECONDS) =>
    ratePerSecond(SIDES, seconds, (_side, turn) => book(agent, url, golferAt(world, turn), nextStart(world)))
  await http(2)
  const rounds: { plain: number; inDatabase: number; http: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ plain: await plain(), inDatabase: await bySide(bookByFunction), http: await http() })
  for (const client of clients) client.release()
  agent.destroy()
  await pool.end()
  const against = (limit: 'plain' | 'inDatabase') => ({
    measured: median(rounds.map((one) => one.http)),
    against: median(rounds.map((one) => one[limit])),
    unit: 'bookings/s',
    ratio: median(rounds.map((one) => one.http / one[limit])),
    better: 'higher' as const,
  })
  return [
    {
      name: `bookings through HTTP / the same ${recording.statements.length} statements in plain SQL, ${SIDES} at once`,
      ...against('plain'),
      limit: 0.5,
    },
    {
      name: `bookings through HTTP / the same writes as one function in the database, ${SIDES} at once`,
      ...against('inDatabase'),
      limit: null,
    },
  ]
}

function book(agent: Agent, url: string, golfer: Golfer, start: Start): Promise<void> {
  const body = JSON.stringify(bookingBody(golfer, start))
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    authorization: `Bearer ${golfer.token}`,
    'idempotency-key': randomUUID(),
  }
  return new Promise((resolve, reject) => {
    const asked = request(
      `${url}/api/services/create_booking_for_wap`,
      { method: 'POST', agent, headers },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString()
          if (text.startsWith('{"error_code":0')) resolve()
          else reject(new Error(`a booking of the bench was refused: ${text.slice(0, 300)}`))
        })
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}
