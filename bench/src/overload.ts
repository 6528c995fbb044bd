import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { bookingBody } from './bookings/booking-body.ts'
import type { FloodPlan, FloodResult } from './flood-process.ts'
import { headersOf } from './golfer-calls.ts'
import { choicesFileOf, type Loader } from './load.ts'
import { callsOf } from './load-process.ts'
import { ordinary } from './mixed.ts'
import type { Row } from './table.ts'
import { golferAt, nextStart, type World } from './world.ts'

const TIMES = 3
const SECONDS = 10
const ADDRESSES = 1_000
const SLOWEST_BOOKING_MS = 1_000
const SLOWEST_PROBE_MS = 100
const LONGEST_RECOVERY_MS = 5_000
/** A server has recovered when so many reads in a row are answered within a tenth of a second. */
const QUICK_READS = 20

/**
 * Three times the calls that the server can answer, from a thousand addresses: bookings go on, probes are answered, what
 * cannot be answered is refused, and a few seconds later all is as before.
 */
export async function measureOverload(world: World, load: Loader, url: string): Promise<Row[]> {
  await load(ordinary, 5)
  const { perSecond } = await load(ordinary, 4)
  // bookings are sent beside it, so that their times are known
  const deck = callsOf(ordinary).filter((call) => call !== 'booking')
  const plan: FloodPlan = {
    url,
    perSecond: perSecond * TIMES,
    seconds: SECONDS,
    addresses: ADDRESSES,
    deck,
    choicesFile: choicesFileOf(world),
  }
  const bookings: number[] = []
  const probes: number[] = []
  let isOver = false
  let refused = 0
  const repeat = async (times: number[], once: () => Promise<boolean>) => {
    while (!isOver) {
      const from = performance.now()
      if (await once()) times.push(performance.now() - from)
      else refused += 1
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const book = () => sendBooking(world, url)
  const probe = async () => (await fetch(`${url}/healthz`)).ok
  const beside = [repeat(bookings, book), repeat(bookings, book), repeat(probes, probe)]
  const { sent, lost, byStatus } = await sendFlood(plan)
  const endedAt = performance.now()
  isOver = true
  await Promise.all(beside)
  const recovered = await recovery(url, endedAt)
  const p99 = (times: number[]) =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
  const row = (name: string, measured: number, against: number, mayBeat: string, detail: string): Row => ({
    name,
    measured,
    against,
    unit: 'ms',
    ratio: measured / against,
    better: 'lower',
    limit: 1,
    mayBeat,
    detail,
  })
  const statuses = Object.entries(byStatus).map(([status, n]) => `${status}: ${n}`)
  const about = `${Math.round(perSecond)} calls/s answered, ${sent} sent in ${SECONDS} s; ${statuses.join(', ')}, lost: ${lost}`
  return [
    row(
      `bookings under ${TIMES} times the load: p99 / ${SLOWEST_BOOKING_MS} ms`,
      p99(bookings),
      SLOWEST_BOOKING_MS,
      'a second is the most it may take',
      `${bookings.length} bookings, ${refused} refused; ${about}`,
    ),
    row(
      `health checks under ${TIMES} times the load: p99 / ${SLOWEST_PROBE_MS} ms`,
      p99(probes),
      SLOWEST_PROBE_MS,
      'a tenth of a second is the most it may take',
      `${probes.length} checks`,
    ),
    row(
      `recovery after ${TIMES} times the load / ${LONGEST_RECOVERY_MS} ms`,
      recovered,
      LONGEST_RECOVERY_MS,
      'five seconds are the most it may take',
      `until ${QUICK_READS} reads in a row took less than 100 ms each`,
    ),
  ]
}

let turn = 0

/** Whether the booking was taken. */
async function sendBooking(world: World, url: string): Promise<boolean> {
  turn += 1
  const [golfer, start] = [golferAt(world, turn), nextStart(world)]
  const text = JSON.stringify(bookingBody(golfer, start))
  const asked = { method: 'POST' as const, path: '', golfer, body: {}, isBooking: true }
  const headers = Object.entries(headersOf(asked, text)).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  const answer = await fetch(`${url}/api/services/create_booking_for_wap`, {
    method: 'POST',
    headers,
    body: text,
  })
  await answer.arrayBuffer()
  return answer.ok
}

/** Milliseconds since the end of the load until reads are quick again. */
async function recovery(url: string, endedAt: number): Promise<number> {
  let [quick, quickSince] = [0, 0]
  while (quick < QUICK_READS && performance.now() - endedAt < 60_000) {
    const from = performance.now()
    const answer = await fetch(`${url}/api/services/get_list_categorys`)
    await answer.arrayBuffer()
    if (quick === 0) quickSince = from
    quick = answer.ok && performance.now() - from < 100 ? quick + 1 : 0
  }
  return quick < QUICK_READS ? Number.NaN : quickSince - endedAt
}

async function sendFlood(plan: FloodPlan): Promise<FloodResult> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'flood-process.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(plan))
  const result: FloodResult = JSON.parse(await textOf(child.stdout))
  return result
}
