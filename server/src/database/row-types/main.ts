import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { silentLog } from '../../testing/log.ts'
import { startTemporaryEngine } from '../../testing/temporary-engine.ts'
import { migrate } from '../migrate.ts'
import { openPool } from '../pool.ts'
import { queryOn } from '../sql.ts'
import { readColumns } from './read-columns.ts'
import { writeRowTypes } from './write-row-types.ts'

// Writes database.gen.ts from the migrations, run on an empty engine of its own; --check only compares.

const file = join(import.meta.dirname, '..', 'database.gen.ts')
const fresh = await freshTypes()
if (process.argv.includes('--check')) {
  if ((await readFile(file, 'utf8')) !== fresh) {
    process.stderr.write('database.gen.ts is out of date: npm run types -w server\n')
    process.exitCode = 1
  }
} else {
  await writeFile(file, fresh)
}

async function freshTypes(): Promise<string> {
  const engine = await startTemporaryEngine()
  try {
    await migrate(engine.connection, silentLog)
    const pool = openPool({ ...engine.connection, max: 1 }, silentLog)
    const columns = await readColumns(queryOn(pool))
    await pool.end()
    return writeRowTypes(columns)
  } finally {
    await engine.stop()
  }
}
