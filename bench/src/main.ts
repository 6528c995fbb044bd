import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { measureBookings } from './bookings/bookings.ts'
import { measureInteractions } from './browser/interactions.ts'
import { measureLive } from './browser/live.ts'
import { measureSheet } from './browser/sheet.ts'
import { measureHistory } from './history.ts'
import { compareRuns, keepRun, readKeptRun } from './kept-run.ts'
import { openLoader } from './load.ts'
import { measureGolferCalls, measureMixed } from './mixed.ts'
import { measureOverload } from './overload.ts'
import { measurePayments } from './payments.ts'
import { measurePage, measureSearch } from './reads.ts'
import { type ServerProcess, startProcess } from './server-process.ts'
import { measureBesidePast } from './staff/past.ts'
import { measureQueue } from './staff/queue.ts'
import { measureStart } from './start.ts'
import { judge, printTable, type Row } from './table.ts'
import { measureTwoServers } from './two-servers.ts'
import { benchEnvironment, createWorld } from './world.ts'

// Every row is a ratio of two things measured in this run on this machine: absolute figures cannot be compared between
// machines.
const port = Number(process.env.BENCH_PORT ?? 3300)
const given = process.argv.slice(2)
const only = given.filter((name) => !name.startsWith('--'))
const wanted = (name: string) => only.length === 0 || only.includes(name)

const serverMain = join(import.meta.dirname, '../../server/src/main.ts')

const rows: Row[] = []
if (wanted('start')) rows.push(await measureStart(port))
const onWorld = [
  'queue',
  'bookings',
  'mixed',
  'calls',
  'overload',
  'two-servers',
  'payments',
  'history',
  'search',
  'staff-search',
  'clubs',
  'growth',
  'pages',
  'interactions',
  'sheet',
  'live',
]
if (onWorld.some(wanted)) await measureOnWorld()
printTable(rows)
const folder = join(import.meta.dirname, '../results')
await mkdir(folder, { recursive: true })
const machine = { cores: cpus().length, model: cpus()[0]?.model, node: process.version }
await writeFile(
  join(folder, 'latest.json'),
  `${JSON.stringify({ at: new Date().toISOString(), machine, rows: rows.map((row) => ({ ...row, ...judge(row) })) }, null, 2)}\n`,
)
const kept = join(folder, 'kept.json')
if (given.includes('--compare')) console.table(compareRuns(rows, await readKeptRun(kept)))
if (given.includes('--keep')) await keepRun(kept, rows, new Date().toISOString())
process.exit(rows.every((row) => judge(row).holds) ? 0 : 1)

/** The measurements on a running server, with the demo world and enough members. */
async function measureOnWorld(): Promise<void> {
  const world = await createWorld()
  const environment = {
    ...benchEnvironment,
    DATABASE_URL: world.databaseUrl,
    SANDBOX_PORT: String(port + 1),
    DEMO: '1',
    SMS_BASE_URL: `http://localhost:${port + 3}`,
  }
  const running: ServerProcess[] = []
  const start = async (...program: Parameters<typeof startProcess>) => {
    const one = await startProcess(...program)
    running.unshift(one)
    return one
  }
  try {
    await start(join(import.meta.dirname, 'sms-network.ts'), port + 3, '/inbox', {
      PRODUCT_URL: `http://localhost:${port}`,
    })
    const server = await start(serverMain, port, '/readyz', environment)
    const hello = await start(join(import.meta.dirname, 'hello.ts'), port + 2, '/', {})
    // first, while few requests wait
    if (wanted('queue')) rows.push(...(await measureQueue(world, server.url)))
    if (wanted('bookings')) rows.push(...(await measureBookings(world, server.url, environment)))
    const load = ['mixed', 'calls', 'overload', 'two-servers', 'growth'].some(wanted)
      ? await openLoader(world, server.url)
      : null
    if (load) {
      if (wanted('mixed')) rows.push(...(await measureMixed(load)))
      if (wanted('calls')) rows.push(...(await measureGolferCalls(load)))
      if (wanted('overload')) rows.push(...(await measureOverload(world, load, server.url)))
      if (wanted('two-servers')) {
        const startSecond = () =>
          start(serverMain, port + 4, '/readyz', { ...environment, SANDBOX_PORT: String(port + 5) })
        rows.push(await measureTwoServers(load, startSecond))
      }
    }
    if (wanted('payments')) rows.push(await measurePayments(world, server.url))
    if (wanted('search')) {
      const tomorrow = Date.now() + 86_400_000
      rows.push(
        await measureSearch(
          `${server.url}/api/services/search_facility?type=0&limit=10&page=1&region=north&date_played=${tomorrow}&play_time=1`,
        ),
      )
    }
    if (wanted('pages')) {
      rows.push(await measurePage('home', `${server.url}/wap`, hello.url))
      rows.push(await measurePage('course', `${server.url}/san/chi-tiet/1`, hello.url))
      rows.push(await measurePage('search page', `${server.url}/wap/search-facility`, hello.url))
    }
    if (wanted('interactions')) rows.push(...(await measureInteractions(server.url)))
    if (wanted('sheet')) rows.push(...(await measureSheet(world, server.url)))
    if (wanted('live')) rows.push(await measureLive(world, server.url))
    // last: PostgreSQL tidies up behind their million rows for minutes, on one of the cores
    if (['staff-search', 'clubs', 'growth'].some(wanted)) {
      const growing = wanted('growth') ? load : null
      rows.push(...(await measureBesidePast(world, server.url, wanted, growing)))
    }
    if (wanted('history')) rows.push(await measureHistory(world, server.url))
  } finally {
    for (const one of running) await one.stop()
    await world.close()
  }
}
