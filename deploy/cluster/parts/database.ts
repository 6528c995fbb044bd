import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { accountSettings } from '../config/pgbouncer.ts'
import { accounts, database, ports, proxy } from '../nodes.ts'

const execute = promisify(execFile)

/** Runs SQL on the primary, through HAProxy, as the superuser. */
async function psql(sql: string, on: string, programs: string): Promise<string> {
  const { name, password } = accounts.superuser
  const address = `host=${proxy.address} port=${ports.primary} dbname=${on} user=${name} connect_timeout=5`
  const args = ['-X', '-A', '-t', '-q', '-v', 'ON_ERROR_STOP=1', '-d', address, '-c', sql]
  const { stdout } = await execute(`${programs}/psql`, args, {
    env: { PATH: process.env.PATH, PGPASSWORD: password, PGOPTIONS: '-c timezone=UTC' },
    maxBuffer: 512 * 1024 * 1024,
  })
  return stdout.trim()
}

export type Database = {
  /** The rows of a query. */
  rows<Row>(query: string): Promise<Row[]>
  run(sql: string): Promise<void>
  /** Creates the product's accounts and its database, which the servers then migrate. */
  prepare(): Promise<void>
}

/** @param programs the folder of psql */
export function openDatabase(programs: string): Database {
  const run = async (sql: string, on: string = database) => void (await psql(sql, on, programs))
  return {
    rows: async (query) =>
      JSON.parse(
        await psql(`select coalesce(json_agg(one_row), '[]') from (${query}) one_row`, database, programs),
      ),
    run,
    prepare: async () => {
      const { owner, server } = accounts
      for (const { name, password } of [owner, server])
        await run(`create role ${name} login password '${password}'`, 'postgres')
      for (const [setting, value] of Object.entries(accountSettings))
        await run(`alter role ${server.name} set ${setting} = '${value}'`, 'postgres')
      await run(
        `create database ${database} owner ${owner.name} encoding 'UTF8' template template0`,
        'postgres',
      )
    },
  }
}
