import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { silentLog } from '#testing/log'
import { type EngineProcess, startEngineProcess } from '#testing/processes/engine-process'
import { openPool } from '../pool.ts'
import { startEngine } from './engine.ts'
import { placeOf } from './place.ts'
import { isEngineOf, writtenPostmaster } from './process/postmaster.ts'
import { processMark } from './process/process-mark.ts'
import { stopEngine } from './stop.ts'

const isRoot = process.geteuid?.() === 0
const nobodyUid = 65534
// an unprivileged user cannot even read the program in a private checkout
const isReadableByAll =
  !isRoot || spawnSync('test', ['-r', import.meta.filename], { uid: nobodyUid, gid: nobodyUid }).status === 0

let folder: string
let dataDir: string
let made: string
beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'teeviet-made-'))
  await (await startEngineProcess(join(made, 'postgres'))).stop()
})
afterAll(() => rm(made, { recursive: true, force: true }))

// Making a database takes most of a start: tests that are not about it begin with a copy.
async function giveDatabase(directory = dataDir): Promise<void> {
  await mkdir(join(folder, '.data'), { recursive: true })
  await promisify(execFile)('cp', ['-a', join(made, 'postgres'), directory])
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'teeviet-engine-'))
  await chmod(folder, 0o755)
  dataDir = join(folder, '.data', 'postgres')
})
afterEach(async () => {
  for (const name of ['postgres', 'second']) {
    const data = join(folder, '.data', name)
    await stopEngine(data)
    await rm((await placeOf(data)).sockets, { recursive: true, force: true })
  }
  await rm(folder, { recursive: true, force: true })
})

const enginePid = () => writtenPostmaster(dataDir)?.pid ?? 0
const hasStopped = () => !existsSync(join(dataDir, 'postmaster.pid'))

async function ask(connection: EngineProcess['connection'], text: string): Promise<unknown> {
  const pool = openPool({ ...connection, max: 1 }, silentLog)
  try {
    const { rows } = await pool.query({ text, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await pool.end()
  }
}

async function isGone(pid: number): Promise<boolean> {
  for (let tries = 0; processMark(pid) !== null; tries += 1) {
    if (tries === 500) return false
    await sleep(10)
  }
  return true
}

describe('starting it by several processes', () => {
  test.skipIf(!isReadableByAll)('a plain user', async () => {
    await mkdir(join(folder, '.data'))
    if (isRoot) await chown(join(folder, '.data'), nobodyUid, nobodyUid)
    const server = await startEngineProcess(dataDir, { account: isRoot ? nobodyUid : undefined })
    expect(await ask(server.connection, 'select 1')).toBe(1)
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    await server.stop()
    expect(hasStopped()).toBe(true)
  })

  test.skipIf(!isRoot)('root: the engine runs as an account without power', async () => {
    await giveDatabase()
    const server = await startEngineProcess(dataDir)
    expect(await ask(server.connection, 'select 1')).toBe(1)
    expect(statSync(`/proc/${enginePid()}`).uid).not.toBe(0)
    await server.stop()
    expect(hasStopped()).toBe(true)
  })

  test.skipIf(!isRoot)('root, in a checkout that no other account may enter', async () => {
    await chmod(folder, 0o700)
    const first = await startEngineProcess(dataDir)
    await first.stop()
    const second = await startEngineProcess(dataDir)
    expect(await ask(second.connection, 'select 1')).toBe(1)
    await second.stop()
  })

  test.skipIf(!isRoot)('another account than the owner of the data gets a clear error', async () => {
    await giveDatabase()
    await chown(join(folder, '.data'), nobodyUid, nobodyUid)
    await expect(startEngineProcess(dataDir, { account: nobodyUid })).rejects.toThrow(
      /belongs to another account/,
    )
  })
})

describe('after a crash', () => {
  test('the server was killed: the engine that still runs is adopted, and stops with the new server', async () => {
    await giveDatabase()
    const killed = await startEngineProcess(dataDir)
    const pid = enginePid()
    await killed.kill()
    const next = await startEngineProcess(dataDir)
    expect(enginePid()).toBe(pid)
    expect(await ask(next.connection, 'select 1')).toBe(1)
    await next.stop()
    expect(hasStopped()).toBe(true)
  })

  test('server and engine were killed: committed data is there', async () => {
    await giveDatabase()
    const killed = await startEngineProcess(dataDir)
    await ask(killed.connection, 'create table kept as select 7 as n')
    const pid = enginePid()
    await killed.kill()
    process.kill(pid, 'SIGKILL')
    expect(await isGone(pid)).toBe(true)
    const next = await startEngineProcess(dataDir)
    expect(await ask(next.connection, 'select n from kept')).toBe(7)
    await next.stop()
  })

  test('the engine alone was killed: its users reconnect, with the committed data', async () => {
    await giveDatabase()
    const [one, two] = await Promise.all([startEngineProcess(dataDir), startEngineProcess(dataDir)])
    await ask(one.connection, 'create table kept as select 7 as n')
    const killAndQuery = async () => {
      const pid = enginePid()
      process.kill(pid, 'SIGKILL')
      const rows = () =>
        enginePid() === pid ? null : ask(two.connection, 'select n from kept').catch(() => null)
      await expect.poll(rows, { timeout: 20_000 }).toBe(7)
    }
    await killAndQuery()
    await one.kill()
    await killAndQuery()
    await two.stop()
    expect(hasStopped()).toBe(true)
  })

  test("the engine's number now belongs to another program, which is not touched", async () => {
    await giveDatabase()
    const other = await startOtherProgram()
    const file = join(dataDir, 'postmaster.pid')
    await writeFile(file, `${other.pid}\n/proc/self/cwd\n1763622000\n5432\n/tmp/gone\n\n 1 1\nready\n`)
    const { uid, gid } = statSync(dataDir)
    await chown(file, uid, gid)
    const next = await startEngineProcess(dataDir)
    expect(await ask(next.connection, 'select 1')).toBe(1)
    await next.stop()
    expect(other.exitCode).toBeNull()
    expect(other.signalCode).toBeNull()
    other.kill()
  })

  test('the first start was cut off while it made the database', async () => {
    await mkdir(`${dataDir}.new/base`, { recursive: true })
    const server = await startEngineProcess(dataDir)
    expect(await ask(server.connection, 'select 1')).toBe(1)
    await server.stop()
  })

  test('a lock left by a crashed server blocks no other process', async () => {
    await giveDatabase()
    await writeFile(`${dataDir}.lock`, '999999 1')
    const server = await startEngineProcess(dataDir)
    await server.stop()
  })
})

// Of the engine's own account: PostgreSQL takes such a process for itself.
async function startOtherProgram(): Promise<ChildProcess> {
  const { uid, gid } = statSync(dataDir)
  const child = spawn('sleep', ['60'], { cwd: '/', stdio: 'ignore', ...(isRoot ? { uid, gid } : {}) })
  await once(child, 'spawn')
  return child
}

describe('several at once', () => {
  test('two checkouts have engines of their own, also where PostgreSQL’s port is taken', async () => {
    const other = createServer()
    // an error means that another process has it, which is fine
    await new Promise((taken) => other.once('error', taken).listen(5432, '127.0.0.1', () => taken(null)))
    await giveDatabase()
    await giveDatabase(join(folder, '.data', 'second'))
    const [one, two] = await Promise.all([
      startEngineProcess(dataDir),
      startEngineProcess(join(folder, '.data', 'second')),
    ])
    await ask(one.connection, 'create table mine as select 1 as n')
    expect(await ask(two.connection, "select to_regclass('mine')")).toBeNull()
    await one.stop()
    expect(await ask(two.connection, 'select 1')).toBe(1)
    await two.stop()
    other.close()
  })

  test('two starts of one new checkout share one engine, and the last to leave stops it', async () => {
    const [one, two] = await Promise.all([startEngineProcess(dataDir), startEngineProcess(dataDir)])
    expect(two.connection).toEqual(one.connection)
    await ask(one.connection, 'create table shared as select 1 as n')
    expect(await ask(two.connection, 'select n from shared')).toBe(1)
    await one.stop()
    expect(isEngineOf(enginePid(), dataDir)).toBe(true)
    expect(await ask(two.connection, 'select 1')).toBe(1)
    await two.stop()
    expect(hasStopped()).toBe(true)
  })
})

describe('its refusals', () => {
  const start = () => startEngine({ dataDir, log: silentLog })

  test('a directory that holds something else', async () => {
    await mkdir(dataDir, { recursive: true })
    await writeFile(join(dataDir, 'holiday.jpg'), '')
    if (isRoot) await chown(dataDir, nobodyUid, nobodyUid)
    await expect(start()).rejects.toThrow(/holds something else than a database/)
  })

  test('a socket directory that others may enter: they could answer in its place', async () => {
    const { sockets } = await placeOf(dataDir)
    await mkdir(sockets)
    await chmod(sockets, 0o777)
    await expect(start()).rejects.toThrow(/was made by somebody else/)
  })

  test('settings PostgreSQL does not know: the error contains its last log lines', async () => {
    await giveDatabase()
    const wrong = startEngine({ dataDir, log: silentLog, settings: { no_such_setting: '1' } })
    await expect(wrong).rejects.toThrow(/no_such_setting/)
  })
})
