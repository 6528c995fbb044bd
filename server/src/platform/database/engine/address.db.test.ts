import { statSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLog } from '#testing/log'
import { connectionTo } from './ask.ts'
import { startEngine } from './engine.ts'
import { writtenPostmaster } from './process/postmaster.ts'
import { stopEngine } from './stop.ts'

let folder: string
let dataDir: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'teeviet-door-'))
  await chmod(folder, 0o755)
  dataDir = join(folder, 'postgres')
})
afterEach(async () => {
  await stopEngine(dataDir)
  await rm(folder, { recursive: true, force: true })
})

const startOnPort = () => startEngine({ dataDir, log: silentLog, transport: 'port' })

async function ask(connection: pg.ClientConfig, text: string): Promise<unknown> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query({ text, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}

test('without Unix sockets the engine listens on a port with a password, and keeps the port after a crash', async () => {
  const engine = await startOnPort()
  const { connection } = engine
  expect(connection.host).toBe('127.0.0.1')
  expect(await ask(connection, 'show unix_socket_directories')).toBe('')
  expect(await ask(connection, 'select datlocale from pg_database where datname = current_database()')).toBe(
    'C.UTF-8',
  )
  expect(statSync(`${dataDir}.password`).mode & 0o077).toBe(0)
  const stranger = connectionTo({ host: connection.host, port: connection.port, password: 'guessed' })
  await expect(ask(stranger, 'select 1')).rejects.toThrow(/password authentication failed/)

  const killed = writtenPostmaster(dataDir)?.pid ?? 0
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => ask(connection, 'select 1').catch(() => null), { timeout: 20_000 }).toBe(1)
  expect(writtenPostmaster(dataDir)?.pid).not.toBe(killed)
  await engine.stop()
})

test('a second server of the same data joins the engine on its port, with its password', async () => {
  const one = await startOnPort()
  const two = await startOnPort()
  expect(two.connection).toEqual(one.connection)
  await one.stop()
  expect(await ask(two.connection, 'select 1')).toBe(1)
  await two.stop()
  const three = await startOnPort()
  expect(await ask(three.connection, 'select 1')).toBe(1)
  await three.stop()
})
