import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { openPool } from '@teeviet/server/database/pool'
import { createLog } from '@teeviet/server/log'
import { bookingBody } from './booking-body.ts'
import { median, ratePerSecond } from './rate.ts'
import { recordBooking } from './record-booking.ts'
import { replayBooking } from './replay-booking.ts'
import type { Row } from './table.ts'
import { type Golfer, golferAt, nextStart, type Start, type World } from './world.ts'

const SIDES = 8
const SECONDS = 6
const ROUNDS = 3

/** Bookings a second through HTTP against the very same statements sent one by one, in turn, at the same concurrency. */
export async function measureBookings(
  world: World,
  url: string,
  environment: Record<string, string>,
): Promise<Row> {
  const recording = await recordBooking(world, environment)
  const pool = openPool(
    { ...world.connection, max: SIDES },
    createLog({ logLevel: 'error', production: false }),
  )
  const clients = await Promise.all(Array.from({ length: SIDES }, () => pool.connect()))
  const agent = new Agent({ keepAlive: true, maxSockets: SIDES })
  const plain = () =>
    ratePerSecond(SIDES, SECONDS, async (side, turn) => {
      const client = clients[side]
      if (client) await replayBooking(client, recording, golferAt(world, turn), nextStart(world))
    })
  const http = () =>
    ratePerSecond(SIDES, SECONDS, (_side, turn) => book(agent, url, golferAt(world, turn), nextStart(world)))
  await ratePerSecond(SIDES, 2, (_side, turn) => book(agent, url, golferAt(world, turn), nextStart(world)))
  const rounds: { plain: number; http: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push({ plain: await plain(), http: await http() })
  for (const client of clients) client.release()
  agent.destroy()
  await pool.end()
  const ratio = median(rounds.map((one) => one.http / one.plain))
  return {
    name: `bookings through HTTP / the same ${recording.statements.length} statements in plain SQL, ${SIDES} at once`,
    measured: median(rounds.map((one) => one.http)),
    against: median(rounds.map((one) => one.plain)),
    unit: 'bookings/s',
    ratio,
    limit: 0.5,
    holds: ratio >= 0.5,
  }
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
