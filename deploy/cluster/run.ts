import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { auditStatements } from './audit/audit.ts'
import { faults } from './faults/faults.ts'
import { compare } from './load/compare.ts'
import { signIn, startLoad } from './load/golfers.ts'
import { longestGap, openJournal } from './load/journal.ts'
import { readSize, sizePerBooking } from './load/read-size.ts'
import { readBookings, readStarts } from './load/read-sold.ts'
import { readStartsToBook } from './load/read-starts.ts'
import { servers } from './nodes.ts'
import { openDatabase } from './parts/database.ts'
import { isWhole, readMembers } from './parts/members.ts'
import { createSupervisor } from './parts/programs.ts'
import { isReady, startCluster } from './parts/start-cluster.ts'
import { until } from './parts/until.ts'
import { describe, holds, type Result } from './report.ts'

/*
 * The program on the node of the golfers, started by main.ts: it starts the cluster, books, inflicts one fault after the
 * other and compares. Its argument is JSON (`Plan`).
 */

export type Plan = {
  folder: string
  programs: string
  isSynchronous: boolean
  faults: string[]
  /** Counts the statements by the key that they carry, before the faults. */
  audit: boolean
}

const golferCount = 4
const startCount = 20_000
/** Before a fault, and the shortest time after it, in seconds. */
const [before, after] = [5, 35]

const plan: Plan = JSON.parse(process.argv[2] ?? '')
const { folder, programs, isSynchronous } = plan
const say = (text: string) => process.stdout.write(`${text}\n`)

const database = openDatabase(programs)
const supervisor = createSupervisor(folder)
const begun = performance.now()
say('Starting etcd, Patroni, HAProxy, PgBouncer and two servers …')
await startCluster(supervisor, database, { folder, programs, isSynchronous })
say(`The cluster answers (${((performance.now() - begun) / 1000).toFixed(0)} s).`)

const golfers = await signIn(golferCount)
const journal = openJournal(join(folder, 'journal.jsonl'))
const sizeBefore = await readSize(database)
const load = startLoad(golfers, await readStartsToBook(database, startCount), journal)
const results: Result[] = []
const lostBefore = new Set<number>()

/** Compares all that was acknowledged by now; returns what is newly lost. */
async function check() {
  const acknowledged = [...journal.acknowledged()]
  const numbers = golfers.map(({ vga }) => vga)
  const bookings = await readBookings(database, numbers)
  const comparison = compare(acknowledged, bookings, await readStarts(database))
  const lost = comparison.lost.filter(({ at }) => !lostBefore.has(at))
  for (const { at } of lost) lostBefore.add(at)
  return { ...comparison, lost }
}

const whole = async () =>
  isWhole(await readMembers(), isSynchronous) &&
  (await Promise.all(servers.map(({ address }) => isReady(address)))).every(Boolean)

if (plan.audit) say(await auditStatements(database, golfers, () => journal.acknowledged().at(-1)))

for (const fault of plan.faults.flatMap((name) => faults.filter((one) => one.name === name))) {
  await until(`the whole cluster before: ${fault.title}`, 180, whole)
  await sleep(before * 1000)
  const known = journal.acknowledged().length
  const from = performance.now()
  const members = await readMembers()
  const repair = await fault.inflict({
    supervisor,
    members,
    dataFolder: ({ name }) => join(folder, name, 'data'),
  })
  await sleep(after * 1000)
  const acknowledgedSince = (since: number) => journal.acknowledged().some(({ at }) => at > since)
  const looked = performance.now()
  await until(`writes after: ${fault.title}`, 120, async () => acknowledgedSince(looked))
  repair()
  await until(`the whole cluster after: ${fault.title}`, 180, whole)
  const times = journal.acknowledged().map(({ at }) => at)
  const gap = longestGap(times, from, times.at(-1) ?? from)
  const { lost, oversold } = await check()
  const result = {
    title: fault.title,
    acknowledged: journal.acknowledged().length - known,
    lost: lost.length,
    oversold: oversold.length,
    secondsWithoutWrites: gap / 1000,
  }
  results.push(result)
  say(
    `${fault.title}: ${result.acknowledged} acknowledged, ${result.lost} lost, ${result.oversold} oversold, ` +
      `${result.secondsWithoutWrites.toFixed(1)} s without writes`,
  )
}

await load.end()
const { lost, oversold, unacknowledged } = await check()
if (results.length > 0) say(`\n${describe(results)}\n`)
const count = journal.acknowledged().length
say(`Each booking took ${sizePerBooking(sizeBefore, await readSize(database), count)}.`)
say(
  `At the end: ${count} acknowledged, ${journal.refusals()} refused (tee time full), ` +
    `${lostBefore.size} lost, ${oversold.length} oversold, ${unacknowledged.length} booked without an acknowledgement.`,
)
process.exit(results.every(holds) && lost.length === 0 && unacknowledged.length === 0 ? 0 : 1)
