import { availableParallelism } from 'node:os'
import type { Loader } from './load.ts'
import { ordinary } from './mixed.ts'
import { median } from './rate.ts'
import type { ServerProcess } from './server-process.ts'
import type { Row } from './table.ts'

const ROUNDS = 3
const SECONDS = 4
const WARM_UP_SECONDS = 10
/** Below it, two servers, PostgreSQL and the load wait for the same processors. */
const ENOUGH_PROCESSORS = 4

/**
 * Two servers on one database under ordinary mixed traffic against one: measured before the second starts, while both
 * run, and after it has stopped, since a second server costs something even without calls.
 */
export async function measureTwoServers(
  load: Loader,
  startSecond: () => Promise<ServerProcess>,
): Promise<Row> {
  const rates = async (others: readonly string[]) => {
    const taken: { perSecond: number; p99: number }[] = []
    for (let round = 0; round < ROUNDS; round += 1) taken.push(await load(ordinary, SECONDS, others))
    return taken
  }
  await load(ordinary, WARM_UP_SECONDS)
  const before = await rates([])
  const second = await startSecond()
  await load(ordinary, WARM_UP_SECONDS, [second.url])
  const both = await rates([second.url])
  await second.stop()
  const one = [...before, ...(await rates([]))]
  const [measured, against] = [
    median(both.map((round) => round.perSecond)),
    median(one.map((round) => round.perSecond)),
  ]
  const p99 = (rounds: typeof one) => median(rounds.map((round) => round.p99)).toFixed(0)
  const processors = availableParallelism()
  return {
    name: 'mixed traffic on two servers / on one, 32 at once',
    measured,
    against,
    unit: 'calls/s',
    ratio: measured / against,
    better: 'higher',
    limit: processors < ENOUGH_PROCESSORS ? null : 1.3,
    mayBeat: 'a second server has a thread of its own',
    detail: `p99 ${p99(both)} ms, on one ${p99(one)} ms; ${processors} processors, shared with PostgreSQL and the load`,
  }
}
