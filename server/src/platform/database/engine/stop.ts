import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { packagedBinaries } from './packaged.ts'
import { isEngineOf, writtenPostmaster } from './process/postmaster.ts'
import type { Command } from './process/process-query.ts'
import { programIn } from './surroundings.ts'

/**
 * Stops the engine of a data directory, if it runs: open transactions are rolled back, everything committed is on disk.
 * Asks gently first, then firmly (as after a crash, nothing committed is lost).
 *
 * @throws when the engine does not end
 */
export async function stopEngine(data: string): Promise<void> {
  for (const [signal, timeoutMs] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    const postmaster = writtenPostmaster(data)
    if (!postmaster || !isEngineOf(postmaster.pid, data)) return
    signalEngine(postmaster.pid, signal)
    if (await hasGone(data, postmaster.pid, timeoutMs)) return
  }
  throw new Error(
    `The database engine of ${data} does not stop: end process ${writtenPostmaster(data)?.pid}.`,
  )
}

async function hasGone(data: string, pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs
  const file = join(data, 'postmaster.pid')
  while (existsSync(file) && isEngineOf(pid, data)) {
    if (performance.now() > deadline) return false
    await sleep(5)
  }
  return true
}

/** The command which stops an engine on Windows, which has no signals. */
export function windowsStopCommand(folder: string, pid: number, signal: 'SIGINT' | 'SIGQUIT'): Command {
  return [programIn(folder, 'pg_ctl', 'win32'), 'kill', signal.replace('SIG', ''), String(pid)]
}

function signalEngine(pid: number, signal: 'SIGINT' | 'SIGQUIT'): void {
  if (process.platform !== 'win32') {
    process.kill(pid, signal)
    return
  }
  const [program, ...args] = windowsStopCommand(packagedBinaries().folder, pid, signal)
  execFileSync(program, args, { stdio: 'pipe', windowsHide: true })
}
