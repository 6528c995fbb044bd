import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Log } from '../../database/log.ts'

const root = join(import.meta.dirname, '../../../../..')

/**
 * Builds the golfers' web or the console in a process of its own when its sources changed since the last build; returns
 * the build's folder.
 * @param calledOff aborts the build
 * @param log receives the build's output: nothing when there is nothing to build
 */
export async function buildWhenChanged(
  application: 'web' | 'console',
  calledOff: AbortSignal,
  log: Log,
): Promise<string> {
  const script = join(root, 'deploy/build-when-changed.ts')
  const build = spawn(process.execPath, [script, application], {
    stdio: ['ignore', 'pipe', 'inherit'],
    signal: calledOff,
  })
  createInterface(build.stdout).on('line', (line) => log.info(line))
  const [code] = await once(build, 'exit')
  if (code !== 0) throw new Error(`the ${application} could not be built: see the messages above`)
  return join(root, application, 'dist')
}
