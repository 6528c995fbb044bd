import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from './server-process.ts'
import type { Row } from './table.ts'

const main = join(import.meta.dirname, '../../server/src/main.ts')
const LONGEST_SECONDS = 5

/** A second start, with its own database and the demo world already there, answers within five seconds. */
export async function measureStart(port: number): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'teeviet-bench-start-'))
  const environment = { DATA_DIR: folder, DATABASE_URL: '', DEMO: '1', SANDBOX_PORT: String(port + 1) }
  try {
    await (await startProcess(main, port, '/readyz', environment)).stop()
    const begun = performance.now()
    const again = await startProcess(main, port, '/readyz', environment)
    const seconds = (performance.now() - begun) / 1000
    await again.stop()
    return {
      name: 'a second start / five seconds',
      measured: seconds,
      against: LONGEST_SECONDS,
      unit: 's',
      ratio: seconds / LONGEST_SECONDS,
      better: 'lower',
      limit: 1,
      mayBeat: 'five seconds are the most it may take',
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
