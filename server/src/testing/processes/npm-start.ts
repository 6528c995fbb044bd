import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { stopEngine } from '#platform/database/engine/stop'
import { freePort } from '../../../../deploy/free-port.mjs'
import { bareEnvironment, compileCache } from './server-process.ts'

const root = join(import.meta.dirname, '../../../..')

/** The whole product started as users do: `npm start`, on ports and a data directory of its own. */
export type Product = {
  url: string
  sandboxUrl: string
  dataDir: string
  /** Starts it, with `npm start` or another script; returns npm's process at once. */
  start(environment?: Record<string, string>, script?: 'start' | 'dev'): ChildProcess
  /** Makes npm stop it. */
  stop(signal: NodeJS.Signals): void
  /** Waits until it answers. */
  answers(): Promise<void>
  /** The output of the last start. */
  output(): string
  /** Every process that works on the data directory, by number and program. */
  processes(): string[]
  /** Ends whatever still runs and deletes the data. */
  remove(): Promise<void>
}

export async function installProduct(): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'teeviet-test-'))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  let output = ''
  let npm: ChildProcess | null = null
  const processes = () => runningOn(dataDir).map(({ pid, program }) => `${pid} ${program}`)
  return {
    url,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    dataDir,
    output: () => output,
    processes,
    start: (environment = {}, script = 'start') => {
      output = ''
      const child = spawn('npm', ['run', script], {
        cwd: root,
        // a process group of its own, as a terminal creates it: Ctrl-C reaches all of the group
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...bareEnvironment,
          NODE_COMPILE_CACHE: compileCache,
          HOST: '127.0.0.1',
          PORT: String(port),
          SANDBOX_PORT: String(sandboxPort),
          DATA_DIR: dataDir,
          ...environment,
        },
      })
      npm = child
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          output += text
        })
      }
      return child
    },
    stop: (signal) => npm?.kill(signal),
    answers: async () => {
      while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) await sleep(20)
    },
    remove: async () => {
      for (const { pid, program } of runningOn(dataDir))
        if (program !== 'postgres') process.kill(pid, 'SIGKILL')
      await stopEngine(join(dataDir, 'postgres'))
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

// Ours carry the data directory in their environment; the engine works in it.
function runningOn(dataDir: string): { pid: number; program: string }[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      const isOurs =
        readFileSync(`/proc/${name}/environ`, 'latin1').split('\0').includes(`DATA_DIR=${dataDir}`) ||
        readlinkSync(`/proc/${name}/cwd`).startsWith(dataDir)
      return isOurs
        ? [{ pid: Number(name), program: readFileSync(`/proc/${name}/comm`, 'latin1').trim() }]
        : []
    } catch {
      // not a process, or ended by now
      return []
    }
  })
}
