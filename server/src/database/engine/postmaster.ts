import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { processMark } from './process-mark.ts'

/** The engine's main process, and the directory of the socket it listens on. */
export interface Postmaster {
  pid: number
  sockets: string
}

/** What the engine's own file says of it: null when there is no file, or none we can read whole. */
export function writtenPostmaster(data: string): Postmaster | null {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    const [pid, , , , sockets] = lines
    return pid ? { pid: Number(pid), sockets: sockets?.trim() ?? '' } : null
  } catch {
    return null
  }
}

/**
 * Whether this process is the engine of this data directory. After a crash the number in the file may have gone to
 * another program, or its process may linger as remains that nobody collects.
 */
export function isEngineOf(pid: number, data: string): boolean {
  if (processMark(pid) === null) return false
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === data
    return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)])
      .toString()
      .includes('postgres')
  } catch {
    return false
  }
}
