import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const web = join(import.meta.dirname, '../../../web')

/**
 * Builds the web in a process of its own when its sources changed since the last build; gives where the build is.
 * @param calledOff ends the building
 */
export async function buildPagesWhenChanged(calledOff: AbortSignal): Promise<string> {
  const script = join(web, 'build-when-changed.ts')
  const build = spawn(process.execPath, [script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    signal: calledOff,
  })
  const [code] = await once(build, 'exit')
  if (code !== 0) throw new Error('the web could not be built: see the messages above')
  return join(web, 'dist')
}
