import { readFile, rm, writeFile } from 'node:fs/promises'
import { hasErrno } from './errno.ts'
import { isRunning, processMark } from './process-mark.ts'

/*
 * The processes that use an engine, one line each. The last one to exit stops it, so that a helper program never stops
 * the engine while the server uses it, nor the reverse. Both functions run under the start lock.
 */

/** Writes this process down as a user of the engine. */
export async function join(file: string): Promise<void> {
  const users = await living(file)
  await writeFile(file, [...users, ownMark()].join('\n'))
}

/** Removes this process from the list. Returns whether the list is empty. */
export async function leave(file: string): Promise<boolean> {
  const users = await living(file)
  const mine = users.indexOf(ownMark())
  const others = users.filter((_, index) => index !== mine)
  if (others.length === 0) await rm(file, { force: true })
  else await writeFile(file, others.join('\n'))
  return others.length === 0
}

/** The marks of the processes on the list that still run. */
export async function living(file: string): Promise<string[]> {
  try {
    const lines = (await readFile(file, 'utf8')).split('\n')
    return lines.filter((mark) => mark !== '' && isRunning(mark))
  } catch (error) {
    if (hasErrno(error, 'ENOENT')) return []
    throw error
  }
}

function ownMark(): string {
  return processMark(process.pid) ?? String(process.pid)
}
