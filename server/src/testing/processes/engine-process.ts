import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Connection } from '#platform/database/connection'
import { readOnce } from './server-process.ts'

/** A process that has started (or joined) the engine of a data directory. */
export interface EngineProcess {
  connection: Extract<Connection, { host: string }>
  /** Lets it stop as a server does. */
  stop(): Promise<void>
  /** Kills it at once. */
  kill(): Promise<void>
}

/**
 * Starts an engine from a process of its own, so that it can be killed.
 *
 * @param options.account drops root for this account before starting
 * @param options.backupDir archives its WAL there
 * @throws the process's output when it ends before its engine is ready
 */
export async function startEngineProcess(
  dataDir: string,
  { account, backupDir = '' }: { account?: number | undefined; backupDir?: string } = {},
): Promise<EngineProcess> {
  const child = fork(
    join(import.meta.dirname, 'engine-child.ts'),
    [dataDir, backupDir, ...(account === undefined ? [] : [String(account)])],
    { execArgv: [], env: readOnce, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
  )
  const ended = once(child, 'exit')
  const connection = await Promise.race([firstMessage(child), failure(child)])
  return {
    connection,
    stop: async () => {
      child.send('stop')
      await ended
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

function firstMessage(child: ChildProcess): Promise<EngineProcess['connection']> {
  return new Promise((resolve) => {
    child.once('message', (message: EngineProcess['connection']) => resolve(message))
  })
}

async function failure(child: ChildProcess): Promise<never> {
  const said = child.stderr ? await text(child.stderr) : ''
  throw new Error(said)
}
