import autocannon from 'autocannon'
import { median } from './rate.ts'
import type { Row } from './table.ts'

const CONNECTIONS = 16
const SECONDS = 5
const ROUNDS = 3

type Load = { perSecond: number; median: number; p99: number }

async function load(url: string): Promise<Load> {
  // as every browser asks
  const headers = { 'accept-encoding': 'gzip' }
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load`)
  return { perSecond: result.requests.average, median: result.latency.p50, p99: result.latency.p99 }
}

/** Pages a second with real HTML: at least 500, or 1 in 80 of a hello-world Fastify in the same run, whichever is lower. */
export async function measurePage(name: string, url: string, helloUrl: string): Promise<Row> {
  await load(url)
  const rounds: { page: Load; hello: Load }[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ page: await load(url), hello: await load(helloUrl) })
  const page = median(rounds.map((one) => one.page.perSecond))
  const hello = median(rounds.map((one) => one.hello.perSecond))
  const limit = Math.min(500, hello / 80)
  return {
    name: `${name}: pages / hello-world Fastify, ${CONNECTIONS} at once`,
    measured: page,
    against: hello,
    unit: 'pages/s',
    ratio: page / hello,
    better: 'higher',
    limit: limit / hello,
  }
}

/** The slowest in a hundred searches against the middle one: at most five times. */
export async function measureSearch(url: string): Promise<Row> {
  await load(url)
  const rounds: Load[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await load(url))
  const p99 = median(rounds.map((one) => one.p99))
  const middle = Math.max(1, median(rounds.map((one) => one.median)))
  return {
    name: `search: p99 / median, ${CONNECTIONS} at once`,
    measured: p99,
    against: middle,
    unit: 'ms',
    ratio: p99 / middle,
    better: 'lower',
    limit: 5,
    mayBeat: 'times are whole milliseconds, a median below one counts as one',
  }
}
