import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database'
import { silentLog } from '#testing/log'
import { migrate } from './migrate.ts'
import { readMigrations } from './migrations.ts'

let db: TestDatabase
let folder: string
beforeAll(async () => {
  db = await createTestDatabase()
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'teeviet-migrations-'))
  await db.q.text('drop schema public cascade; create schema public')
})
afterEach(() => rm(folder, { recursive: true }))
afterAll(() => db.drop())

const write = (name: string, text: string) => writeFile(join(folder, name), text)
const run = () => migrate(db.connection, silentLog, folder)

test('the product has a schema, and a second start changes nothing', async () => {
  const names = (await readMigrations()).map(({ name }) => name)
  expect(await migrate(db.connection, silentLog)).toEqual(names)
  expect(await migrate(db.connection, silentLog)).toEqual([])
})

test('files are run once, in order, each new one when it comes', async () => {
  await write('0002-fill.sql', 'insert into log values (2)')
  await write('0001-make.sql', 'create table log (n int); insert into log values (1)')
  expect(await run()).toEqual(['0001-make.sql', '0002-fill.sql'])
  await write('0003-more.sql', 'insert into log values (3)')
  expect(await run()).toEqual(['0003-more.sql'])
  expect(await db.q`select n from log order by n`).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
})

test('a file for servers before PostgreSQL 17 belongs to the file of its name, and is not run on a later one', async () => {
  await write('0001-make.sql', 'create table log (n int); insert into log values (1)')
  await mkdir(join(folder, 'before-postgresql-17'))
  await write('before-postgresql-17/0001-make.sql', 'create table log (n int); insert into log values (2)')
  expect(await readMigrations(folder)).toMatchObject([
    { name: '0001-make.sql', textBefore17: 'create table log (n int); insert into log values (2)' },
  ])
  expect(await run()).toEqual(['0001-make.sql'])
  expect(await db.q`select n from log`).toEqual([{ n: 1 }])
})

test('three servers starting at once run each file once', async () => {
  await write('0001-make.sql', 'create table log (n int); select pg_sleep(0.2)')
  await write('0002-fill.sql', 'insert into log values (1); select pg_sleep(0.2)')
  const script = `
    import { migrate } from ${JSON.stringify(join(import.meta.dirname, 'migrate.ts'))}
    const log = { info() {}, warn() {}, error() {} }
    const ran = await migrate(${JSON.stringify(db.connection)}, log, ${JSON.stringify(folder)})
    process.stdout.write(JSON.stringify(ran))`
  const start = async (): Promise<string[]> => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
    return JSON.parse(stdout)
  }
  const ran = (await Promise.all([start(), start(), start()])).flat()
  expect(ran.sort()).toEqual(['0001-make.sql', '0002-fill.sql'])
  expect(await db.q`select n from log`).toEqual([{ n: 1 }])
})

test('a file that fails leaves nothing behind and is run again next time', async () => {
  await write('0001-make.sql', 'create table log (n int); select 1 / 0')
  await expect(run()).rejects.toThrow('Migration 0001-make.sql failed: division by zero')
  expect(await db.q`select to_regclass('log') as found`).toEqual([{ found: null }])
  await write('0001-make.sql', 'create table log (n int)')
  expect(await run()).toEqual(['0001-make.sql'])
})

test('a file that meets a deadlock with a running server is run again', async () => {
  await db.q.text('create sequence tries')
  const deadlock = `do $$ begin
    if nextval('tries') < 3 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
  end $$;`
  await write('0001-make.sql', `create table log (n int); ${deadlock}`)
  expect(await run()).toEqual(['0001-make.sql'])
  expect(await db.q`select last_value::int as tries from tries`).toEqual([{ tries: 3 }])
})

test('a file that was run may not be changed', async () => {
  await write('0001-make.sql', 'create table log (n int)')
  await run()
  await write('0001-make.sql', 'create table log (n bigint)')
  await expect(run()).rejects.toThrow(/0001-make.sql has changed/)
})

test('a statement that refuses transactions has its own kind of file', async () => {
  await write('0001-make.sql', 'create table log (n int)')
  await write('0002-index.no-transaction.sql', 'create index concurrently log_n on log (n)')
  expect(await run()).toHaveLength(2)
  expect(await db.q`select to_regclass('log_n') is not null as found`).toEqual([{ found: true }])
})

test('a database newer than the server is reported, and used', async () => {
  await write('0001-make.sql', 'create table log (n int)')
  await write('0002-later.sql', 'create table later (n int)')
  await run()
  await rm(join(folder, '0002-later.sql'))
  const warnings: unknown[] = []
  const log = { ...silentLog, warn: (message: unknown) => warnings.push(message) }
  expect(await migrate(db.connection, log, folder)).toEqual([])
  expect(warnings).toEqual([expect.stringContaining('0002-later.sql')])
})

test('a name out of order is refused before anything is run', async () => {
  await write('0001-make.sql', 'create table log (n int)')
  await write('0001-again.sql', 'create table log (n int)')
  await expect(run()).rejects.toThrow(/same number/)
  await write('2-short.sql', '')
  await expect(run()).rejects.toThrow()
})
