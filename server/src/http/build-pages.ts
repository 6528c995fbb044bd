import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Log } from '../database/log.ts'

const web = join(import.meta.dirname, '../../../web')

/**
 * Builds the web in a process of its own when its sources changed since the last build; gives where the build is.
 * @param calledOff ends the building
 * @param log gets what the build says: nothing when there is nothing to build
 */
export async function buildPagesWhenChanged(calledOff: AbortSignal, log: Log): Promise<string> {
  const script = join(web, 'build-when-changed.ts')
  const build = spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    signal: calledOff,
  })
  createInterface(build.stdout).on('line', (line) => log.info(line))
  const [code] = await once(build, 'exit')
  if (code !== 0) throw new Error('the web could not be built: see the messages above')
  return join(web, 'dist')
}
