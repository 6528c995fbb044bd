import { appendFile, chmod, mkdtemp, readdir, rename, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { silentLog } from '#testing/log'
import { type EngineProcess, startEngineProcess } from '#testing/processes/engine-process'
import { startWriteJournal } from '#testing/write-journal'
import { placeOf } from '../place.ts'
import { writtenPostmaster } from '../process/postmaster.ts'
import { stopEngine } from '../stop.ts'
import { backupFolders } from './archive.ts'
import { startArchivedEngine } from './archived-engine.ts'
import { restoreBackup } from './restore-backup.ts'
import { deleteOldBackups, storedBackups } from './stored-backups.ts'
import { takeBackup } from './take-backup.ts'

// each starts an engine several times
vi.setConfig({ testTimeout: 90_000 })

type Connected = Pick<EngineProcess, 'connection'>

let folder: string
let dataDir: string
let backupDir: string
const folders = () => backupFolders(backupDir)
const start = () => startArchivedEngine({ dataDir, backupDir, log: silentLog })
const restore = (until: string | null) =>
  restoreBackup({ dataDir, folders: folders(), until, replace: false, log: silentLog })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'teeviet-backup-'))
  await chmod(folder, 0o755)
  dataDir = join(folder, 'postgres')
  backupDir = join(folder, 'backups')
})
const processes: EngineProcess[] = []
const startServer = async () => {
  const server = await startEngineProcess(dataDir, { backupDir })
  processes.push(server)
  return server
}
afterEach(async () => {
  // a test that failed may have left one
  await Promise.all(processes.splice(0).map((server) => server.kill()))
  await stopEngine(dataDir)
  await rm((await placeOf(dataDir)).sockets, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
})

async function ask<Row extends pg.QueryResultRow>({ connection }: Connected, text: string): Promise<Row[]> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** Waits until everything written so far is in the archive. */
async function archiveAll(engine: Connected): Promise<void> {
  const [current] = await ask<{ name: string }>(
    engine,
    "select pg_create_restore_point('archived'), pg_walfile_name(pg_current_wal_lsn()) as name, pg_switch_wal()",
  )
  await expect.poll(() => readdir(folders().wal), { timeout: 25_000 }).toContain(`${current?.name}.gz`)
}

/** The machine fails: server and engine end at once, and the disk of the data is gone. */
async function loseEverything(server: EngineProcess): Promise<void> {
  await server.kill()
  process.kill(writtenPostmaster(dataDir)?.pid ?? 0, 'SIGKILL')
  await rm(dataDir, { recursive: true, maxRetries: 50, retryDelay: 50 })
}

async function journalIds(engine: Connected): Promise<number[]> {
  const rows = await ask<{ id: number }>(engine, 'select id from write_journal order by id')
  return rows.map(({ id }) => id)
}

test('a drill: data lost under load are restored to a moment, with every write acknowledged by then and none after', async () => {
  const server = await startServer()
  const journal = await startWriteJournal(server.connection)
  await journal.grow(50)
  const { name } = await takeBackup(server.connection, dataDir, folders())
  await journal.grow(50)
  const mark = await journal.mark()
  await journal.grow(50)
  await archiveAll(server)
  await loseEverything(server)
  const all = await journal.end()

  expect(await restore(mark.moment)).toEqual({ backup: name, movedTo: null })
  const restored = await start()
  const ids = await journalIds(restored)
  expect(ids).toEqual(expect.arrayContaining(mark.acknowledgedBefore))
  expect(ids.filter(mark.isStartedAfter)).toEqual([])
  expect(mark.acknowledgedBefore.length).toBeGreaterThanOrEqual(100)
  expect(all.filter(mark.isStartedAfter).length).toBeGreaterThanOrEqual(40)
  await restored.stop()
})

test('a second loss restores what was written after the first, from the same base back-up', async () => {
  let server = await startServer()
  await ask(server, 'create table kept (n integer)')
  await takeBackup(server.connection, dataDir, folders())
  for (const n of [1, 2]) {
    await ask(server, `insert into kept values (${n})`)
    await archiveAll(server)
    await loseEverything(server)
    await restore(null)
    server = await startServer()
  }
  expect(await ask(server, 'select n from kept order by n')).toEqual([{ n: 1 }, { n: 2 }])
  await server.stop()
})

test('refuses what would overwrite data or lose some without a word', async () => {
  const engine = await start()
  await ask(engine, 'create table kept as select 1 as n')
  await takeBackup(engine.connection, dataDir, folders())
  await expect(restore(null)).rejects.toThrow(/is running: stop the server first/)
  for (let n = 0; n < 3; n += 1) {
    await ask(engine, 'insert into kept values (2)')
    await archiveAll(engine)
  }
  await engine.stop()
  await expect(restore(null)).rejects.toThrow(/exists: move it away/)
  await rename(dataDir, `${dataDir}.old`)
  await expect(restore('2020-01-01T00:00:00+00:00')).rejects.toThrow(/can be restored from 20/)
  await expect(restore('2100-01-01T00:00:00+00:00')).rejects.toThrow(
    /recovery ended before configured recovery target was reached/,
  )

  const { wal } = folders()
  const segments = (await readdir(wal)).sort()
  const [middle = '', last = ''] = segments.slice(-2).map((name) => join(wal, name))
  await rename(middle, `${middle}.away`)
  await expect(restore(null)).rejects.toThrow(/misses the WAL segment/)
  await rename(`${middle}.away`, middle)
  await truncate(last, 1000)
  await expect(restore(null)).rejects.toThrow(/does not start: .*could not restore file/s)

  const [backup] = await storedBackups(folders())
  const control = join(backup?.folder ?? '', 'global/pg_control')
  await appendFile(control, 'x')
  await expect(restore(null)).rejects.toThrow(/pg_control differs from its checksum/)
  await appendFile(join(backup?.folder ?? '', 'backup_manifest'), ' ')
  await expect(restore(null)).rejects.toThrow(/backup_manifest has been changed/)
  expect(await readdir(folder)).not.toContain('postgres')
})

test('refuses to mix the back-ups of two databases', async () => {
  const lost = await start()
  await takeBackup(lost.connection, dataDir, folders())
  await lost.stop()
  await rm(dataDir, { recursive: true })
  const empty = await start()
  await expect(takeBackup(empty.connection, dataDir, folders())).rejects.toThrow(/of another database/)
  await empty.stop()
  expect(await storedBackups(folders())).toHaveLength(1)
})

test('keeps the newest base back-ups and the WAL that they need, and moves replaced data aside', async () => {
  const engine = await start()
  await ask(engine, 'create table kept as select 1 as n')
  const taken = []
  for (let n = 0; n < 3; n += 1) {
    taken.push((await takeBackup(engine.connection, dataDir, folders())).name)
    await archiveAll(engine)
  }
  const before = await readdir(folders().wal)
  expect(await deleteOldBackups(folders(), 2)).toBe(1)
  expect((await storedBackups(folders())).map(({ name }) => name)).toEqual(taken.slice(1))
  expect((await readdir(folders().wal)).length).toBeLessThan(before.length)
  await engine.stop()

  const options = { dataDir, folders: folders(), until: null, replace: true, log: silentLog }
  expect(await restoreBackup(options)).toEqual({
    backup: taken[2],
    movedTo: `${dataDir}.before-restore-1`,
  })
  const restored = await start()
  expect(await ask(restored, 'select n from kept')).toEqual([{ n: 1 }])
  await restored.stop()
})
