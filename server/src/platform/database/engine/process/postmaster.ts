import { readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { processMark } from './process-mark.ts'
import { askProcess } from './process-query.ts'

/** The engine's main process, the directory of the socket it listens on (empty when on none), and its port. */
export interface Postmaster {
  pid: number
  sockets: string
  port: number
}

/** The content of the engine's own file: null when there is no file, or it is incomplete. */
export function writtenPostmaster(data: string): Postmaster | null {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    const [pid, , , port, sockets] = lines
    return pid ? { pid: Number(pid), sockets: sockets?.trim() ?? '', port: Number(port) || 0 } : null
  } catch {
    return null
  }
}

/**
 * Whether this process is the engine of this data directory. After a crash the number in the file may belong to another
 * program, or its process may be a zombie.
 */
export function isEngineOf(pid: number, data: string): boolean {
  if (processMark(pid) === null) return false
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === data
    return askProcess('program', pid)?.includes('postgres') === true
  } catch {
    return false
  }
}
