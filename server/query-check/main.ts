import { silentLog } from '#testing/log'
import { startTemporaryEngine } from '#testing/processes/temporary-engine'
import { migrate } from '../src/platform/database/migrate.ts'
import { openPool } from '../src/platform/database/pool.ts'
import { queryOn } from '../src/platform/database/sql.ts'
import { readAllowedValues } from './allowed-values.ts'
import { readJsonbColumns } from './jsonb-columns.ts'
import { currentStamp, hasPassed, rememberPassed } from './stamp.ts'

// `npm run queries:check -w server`: every query of the server against the migrated schema, on an engine of its own.
// With file names only these, and nothing is remembered.

const files = process.argv.slice(2)
const stamp = files.length === 0 ? currentStamp() : null
if (stamp === null || !(await hasPassed(stamp))) {
  const complaints = await check(files.length === 0 ? ['{src,query-check}/**/*.ts'] : files)
  process.stdout.write(complaints)
  if (complaints !== '') process.exitCode = 1
  else if (stamp !== null) await rememberPassed(stamp)
}

async function check(patterns: string[]): Promise<string> {
  const engine = await startTemporaryEngine()
  try {
    await migrate(engine.connection, silentLog)
    const pool = openPool({ ...engine.connection, max: 1 }, silentLog)
    const q = queryOn(pool)
    // loaded only when there is something to check: ESLint and the compiler take a second
    const [{ queryLint }, { jobsTable }] = await Promise.all([
      import('./query-lint.ts'),
      import('#testing/context-on'),
    ])
    await q.text(jobsTable)
    const columns = { ...(await readAllowedValues(q)), ...(await readJsonbColumns(q)) }
    await pool.end()
    const lint = queryLint({ connection: engine.connection, columns })
    return await (await lint.loadFormatter('stylish')).format(await lint.lintFiles(patterns))
  } finally {
    await engine.stop()
  }
}
