import { readFileSync } from 'node:fs'
import { askProcess } from './process-query.ts'

/**
 * Names a running process so that no later one can be taken for it: its number and its start, since numbers are used
 * again. Null when there is no such process (or only its remains, waiting to be collected).
 */
export function processMark(pid: number): string | null {
  const start = process.platform === 'linux' ? linuxStart(pid) : askProcess('start', pid)
  return start === null ? null : `${pid} ${start}`
}

/** Whether the process that a mark names still runs. */
export function isRunning(mark: string): boolean {
  return processMark(Number.parseInt(mark, 10)) === mark
}

function linuxStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // the second field is the program's name in brackets and may hold anything, so count from behind it
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state, start] = [fields[0], fields[19]]
    return state === 'Z' || state === 'X' || start === undefined ? null : start
  } catch {
    return null
  }
}
