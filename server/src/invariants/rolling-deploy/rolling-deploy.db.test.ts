import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { checkLedger } from '#platform/ledger/check'
import { faultyStarts, soldStarts } from '#testing/bookings/holds'
import { addressOf, createTestDatabase, type TestDatabase } from '#testing/database'
import { type EarlierRelease, prepareRelease } from '#testing/processes/earlier-release'
import { type ServerProcess, startServerProcess } from '#testing/processes/server-process'
import { type Balancer, startBalancer } from './balancer.ts'
import { startGolfers } from './golfers-journal.ts'

/*
 * `npm run rehearse-deploy`: a release and the one before it on one database, under load. ROLLING_DEPLOY_FROM names the
 * earlier one: a commit, a tag, or `previous-schema`, the last commit before the newest migration. ROLLING_DEPLOY_TESTS names the folders of its tests to run on our schema.
 */

const { ROLLING_DEPLOY_FROM, ROLLING_DEPLOY_TESTS } = process.env
vi.setConfig({ testTimeout: 15 * 60_000, hookTimeout: 15 * 60_000 })

const root = join(import.meta.dirname, '../../../..')
let release: EarlierRelease
let database: TestDatabase
let balancer: Balancer
const servers: ServerProcess[] = []
const folders: string[] = []

beforeAll(async () => {
  if (!ROLLING_DEPLOY_FROM) return
  release = await prepareRelease(ROLLING_DEPLOY_FROM)
  database = await createTestDatabase('template0')
  balancer = startBalancer()
})
afterAll(async () => {
  if (!ROLLING_DEPLOY_FROM) return
  await balancer.end()
  await Promise.all(servers.map((server) => server.kill()))
  await database.drop()
  await release.remove()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

/** Starts a server of the earlier release or of ours, and lets the balancer use it. */
async function deploy(version: 'earlier' | 'ours'): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'teeviet-deploy-'))
  folders.push(dataDir)
  const server = await startServerProcess(
    {
      DATA_DIR: dataDir,
      DATABASE_URL: addressOf(database.connection),
      // as long as the balancer may need to see that the server is leaving
      SHUTDOWN_DELAY_SECONDS: '5',
      SHUTDOWN_REQUEST_SECONDS: '60',
      // the calls are the subject: no pages are built
      LIVE_PAGES_URL: 'http://127.0.0.1:9',
      LIVE_CONSOLE_URL: 'http://127.0.0.1:9',
    },
    version === 'ours' ? undefined : join(release.folder, 'server/src/main.ts'),
  )
  servers.push(server)
  await balancer.add(server)
  return server
}

const migrations = () =>
  database.q<{ name: string }>`select name from schema_migrations order by name`.then((rows) =>
    rows.map(({ name }) => name),
  )

test.skipIf(!ROLLING_DEPLOY_FROM)(
  'an update server by server, and back, loses nothing that golfers and bank were answered',
  async () => {
    const earlier = [await deploy('earlier'), await deploy('earlier')]
    const before = await migrations()
    const golfers = await startGolfers(database.q, balancer, 2_000)
    await golfers.grow(20)
    const first = await deploy('ours')
    const added = (await migrations()).slice(before.length)
    await golfers.grow(20)
    const codes = []
    for (const server of earlier) {
      codes.push(await balancer.drain(server))
      await golfers.grow(20)
    }
    // the earlier release again, on the new schema, when ours has to be taken back
    await deploy('earlier')
    codes.push(await balancer.drain(first))
    await golfers.grow(20)
    await golfers.end()

    const lost = await database.q<{ id: number; state: string | null }>`
      select asked.id /* not null */, b.state from unnest(${golfers.booked}::bigint[]) as asked (id)
      left join bookings b on b.id = asked.id where b.id is null`
    const paidOnce = await database.q<{ id: number }>`
      select b.id from bookings b
      where b.id = any (${golfers.paid}::bigint[]) and b.state = 'paid'
        and (select count(*) from payments p where p.bill_id = b.id and p.state = 'succeeded') = 1
        and (select count(*) from receipts r join payments p on p.id = r.payment_id where p.bill_id = b.id) = 1`
    const oversold = faultyStarts(await soldStarts(database.q, golfers.courseId))
    const { faults } = await checkLedger(database.q)
    console.info({
      from: release.commit,
      migrations: added,
      booked: golfers.booked.length,
      paid: golfers.paid.length,
      lost: lost.length,
      unpaid: golfers.paid.length - paidOnce.length,
      oversold: oversold.length,
      connectionsCut: balancer.failures(),
    })
    expect(lost).toEqual([])
    expect(paidOnce).toHaveLength(golfers.paid.length)
    expect(oversold).toEqual([])
    expect(faults).toEqual([])
    expect(codes).toEqual([0, 0, 0])
    expect(balancer.failures()).toBe(0)
    expect(golfers.paid.length).toBeGreaterThanOrEqual(100)
  },
)

test.skipIf(!ROLLING_DEPLOY_FROM || !ROLLING_DEPLOY_TESTS)(
  'the tests of the earlier release pass on our schema',
  async () => {
    const schema = 'server/src/platform/database/migrations'
    await cp(join(root, schema), join(release.folder, schema), { recursive: true })
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
    const tests = ['run', '--project', 'database', ...(ROLLING_DEPLOY_TESTS ?? '').split(' ')]
    const run = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...tests], {
      cwd: release.folder,
      env: { ...env, ROLLING_DEPLOY_FROM: '' },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    expect(await once(run, 'exit')).toEqual([0, null])
  },
)
