import { link, readFile, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasErrno } from './process/errno.ts'
import { isRunning, processMark } from './process/process-mark.ts'

// Longer than any start takes, recovery after a crash included.
const timeoutMs = 11 * 60_000
let turns = 0

/**
 * Runs `work` while no other process (or other call in this one) runs under the same lock file. The file names its
 * holder; a dead process no longer holds it.
 */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  await take(path)
  try {
    return await work()
  } finally {
    await unlink(path)
  }
}

async function take(path: string): Promise<void> {
  turns += 1
  const mine = `${path}.${process.pid}.${turns}`
  await writeFile(mine, processMark(process.pid) ?? String(process.pid))
  try {
    const deadline = performance.now() + timeoutMs
    while (!(await linked(mine, path))) {
      const holder = await contentOf(path)
      if (holder !== null && !isRunning(holder)) await clear(path, holder, mine)
      else if (performance.now() > deadline) throw new Error(`${path} is held by process ${holder}.`)
      else await sleep(20)
    }
  } finally {
    await unlink(mine)
  }
}

// A link appears with its content or not at all, so an empty lock is never read.
async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (hasErrno(error, 'EEXIST')) return false
    throw error
  }
}

// Several processes may find the same dead holder. Only one at a time may clear, and it checks again before it does:
// while the dead holder's file exists no process takes the lock, so only stale locks are removed.
async function clear(path: string, deadHolder: string, mine: string): Promise<void> {
  const clearing = `${path}.clearing`
  if (!(await linked(mine, clearing))) {
    if (await isForgotten(clearing)) await rm(clearing, { force: true })
    else await sleep(5)
    return
  }
  try {
    if ((await contentOf(path)) === deadHolder) await unlink(path)
  } finally {
    await rm(clearing, { force: true })
  }
}

// Clearing is instantaneous: a clearing lock which still exists belongs to a crashed process.
async function isForgotten(clearing: string): Promise<boolean> {
  const since = await stat(clearing).catch(() => null)
  return since !== null && performance.timeOrigin + performance.now() - since.ctimeMs > 10_000
}

async function contentOf(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (hasErrno(error, 'ENOENT')) return null
    throw error
  }
}
