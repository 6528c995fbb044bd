import { type GolferCall, golferCalls } from './golfer-calls.ts'
import type { Load, Loader } from './load.ts'
import { median } from './rate.ts'
import type { Row } from './table.ts'

/** A server that has just started answers slowly: its code is not compiled and its pages are not kept yet. */
const WARM_UP_SECONDS = 12
/** Short rounds: the speed of a shared machine drifts within seconds, and both sides have to meet the same. */
const ROUNDS = 5
const SECONDS = 4
const CALL_SECONDS = 4

/** The mix of a busy evening, in calls of a hundred. */
export const ordinary = {
  search: 40,
  'tee times': 20,
  'course page': 15,
  home: 10,
  booking: 10,
  history: 5,
} as const satisfies Partial<Record<GolferCall, number>>

const SLOWEST_MS = 100
const MOST_CPU_MS = 2

/**
 * Ordinary mixed traffic with inputs that differ each time: at a quarter or more of the rate at which the same run
 * serves home from memory, with 99 percent of the answers within a tenth of a second.
 */
export async function measureMixed(load: Loader): Promise<Row[]> {
  await load(ordinary, WARM_UP_SECONDS)
  await load({ home: 1 }, 2)
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ mixed: await load(ordinary, SECONDS), home: await load({ home: 1 }, SECONDS / 2) })
  const p99 = median(rounds.map(({ mixed }) => mixed.p99))
  const slowest = rounds.flatMap(({ mixed }) => Object.entries(mixed.byCall))
  const parts = Object.keys(ordinary).map((call) => {
    const times = slowest.flatMap(([name, { p99: one }]) => (name === call ? [one] : []))
    return `${call} ${median(times).toFixed(0)}`
  })
  return [
    {
      name: 'mixed traffic / home from memory, 32 at once',
      measured: median(rounds.map(({ mixed }) => mixed.perSecond)),
      against: median(rounds.map(({ home }) => home.perSecond)),
      unit: 'calls/s',
      ratio: median(rounds.map(({ mixed, home }) => mixed.perSecond / home.perSecond)),
      better: 'higher',
      limit: 0.25,
      detail: `${median(rounds.map(({ mixed }) => mixed.cpuMs)).toFixed(2)} ms of server CPU a call`,
    },
    {
      name: `mixed traffic: p99 / ${SLOWEST_MS} ms, 32 at once`,
      measured: p99,
      against: SLOWEST_MS,
      unit: 'ms',
      ratio: p99 / SLOWEST_MS,
      better: 'lower',
      limit: 1,
      mayBeat: 'a tenth of a second is the most it may take',
      detail: `p99 by call: ${parts.join(', ')}`,
    },
    ...costRows(rounds),
  ]
}

type Round = { mixed: Load; home: Load }
const MEGABYTE = 1_000_000

/** What a thousand requests of the mix cost against a thousand of home, and how the memory of the server grows with them. */
function costRows(rounds: readonly Round[]): Row[] {
  const middle = (of: (round: Round) => number) => median(rounds.map(of))
  const row = (name: string, unit: string, measured: number, against: number, detail: string): Row => ({
    name: `mixed traffic: ${name}`,
    measured,
    against,
    unit,
    ratio: measured / against,
    better: 'lower',
    limit: null,
    mayBeat: 'memory that is not used any more is given back',
    detail,
  })
  const sent = rounds.reduce((sum, { mixed, home }) => sum + mixed.sentInAll + home.sentInAll, 0)
  const [before, after] = [
    rounds[0]?.mixed.memoryBefore ?? Number.NaN,
    rounds.at(-1)?.home.memoryAfter ?? Number.NaN,
  ]
  const growth = (after - before) / 1000 / (sent / 1000)
  const each = rounds.map(({ home }) => (home.memoryAfter / MEGABYTE).toFixed(0))
  const times = (of: 'mixed' | 'home') =>
    `${of}: p50 ${middle((round) => round[of].p50).toFixed(0)} ms, p99 ${middle((round) => round[of].p99).toFixed(0)} ms`
  return [
    row(
      'processor seconds of 1,000 requests / of 1,000 of home',
      's',
      middle(({ mixed }) => mixed.cpuMs),
      middle(({ home }) => home.cpuMs),
      `${times('mixed')}; ${times('home')}`,
    ),
    {
      ...row(
        'resident memory after all rounds / before',
        'MB',
        after / MEGABYTE,
        before / MEGABYTE,
        `${growth.toFixed(0)} kB for 1,000 requests, ${sent} in all; after each round ${each.join(', ')}`,
      ),
      mayBeat: 'the server gives memory back when it collects',
    },
  ]
}

/** The server's cost of each call on a golfer's path from home to the bill: at most two milliseconds for a read. */
export async function measureGolferCalls(load: Loader): Promise<Row[]> {
  const rows: Row[] = []
  for (const call of Object.keys(golferCalls)) {
    await load({ [call]: 1 }, 2)
    const { cpuMs, perSecond, p99 } = await load({ [call]: 1 }, CALL_SECONDS)
    rows.push({
      name: `server CPU of a call: ${call}`,
      measured: cpuMs,
      against: MOST_CPU_MS,
      unit: 'ms',
      ratio: cpuMs / MOST_CPU_MS,
      better: 'lower',
      // the one that writes
      limit: call === 'booking' ? null : 1,
      mayBeat: 'two milliseconds are the most a read may cost',
      detail: `${perSecond.toFixed(0)} calls/s, p99 ${p99.toFixed(0)} ms`,
    })
  }
  return rows
}
