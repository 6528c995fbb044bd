import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../../deploy/free-port.mjs'

const main = join(import.meta.dirname, '../../main.ts')
/** Half of a start is reading the TypeScript, which is read once for all the servers of the tests. */
export const compileCache = join(import.meta.dirname, '../../../../.tmp/compile-cache')
/** The environment of a test's other processes, for the same reason. */
export const readOnce = { ...process.env, NODE_COMPILE_CACHE: compileCache }
/** Of this process's environment what every program needs, and the test run's clock. */
export const bareEnvironment = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  TMPDIR: process.env.TMPDIR,
  NODE_OPTIONS: process.env.NODE_OPTIONS,
}
// the first start after a change of the pages builds them
const timeoutMs = 90_000

/** The real server as a process of its own. */
export type ServerProcess = {
  url: string
  sandboxUrl: string
  pid: number
  /** Everything it has written so far. */
  log(): string
  /** Kills it at once, as a power cut would. */
  kill(): Promise<void>
  /** Requests its stop; returns its exit code. */
  stop(signal?: 'SIGTERM' | 'SIGINT'): Promise<number | null>
}

/**
 * Starts the server as `npm start` does, without the demo world, and waits until it answers. Rate limits are raised for
 * hundreds of golfers on one address.
 *
 * @param program another release's `main.ts`
 * @throws its output when it ends before it answers
 */
export async function startServerProcess(
  environment: Record<string, string>,
  program: string = main,
): Promise<ServerProcess> {
  const port = environment.PORT ?? String(await freePort())
  const sandboxPort = environment.SANDBOX_PORT ?? String(await freePort())
  const child = spawn(process.execPath, [program], {
    env: {
      ...bareEnvironment,
      NODE_COMPILE_CACHE: compileCache,
      DEMO: '0',
      HOST: '127.0.0.1',
      REQUESTS_PER_ADDRESS_PER_MINUTE: '1000000',
      PAGES_PER_ADDRESS_PER_MINUTE: '1000000',
      PICTURES_PER_ADDRESS_PER_MINUTE: '1000000',
      SMS_PER_HOUR: '1000000',
      SMS_PER_DAY: '1000000',
      // tests hold locks for as long as a busy machine takes
      DATABASE_STATEMENT_TIMEOUT_SECONDS: '300',
      DATABASE_LOCK_TIMEOUT_SECONDS: '300',
      ...environment,
      PORT: port,
      SANDBOX_PORT: sandboxPort,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const parts: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => parts.push(text))
  const log = () => parts.join('')
  const url = `http://127.0.0.1:${port}`
  await answers(child, `${url}/readyz`, log)
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await ended
  }
  return {
    url,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    pid: child.pid ?? 0,
    log,
    kill: () => end('SIGKILL'),
    stop: async (signal = 'SIGTERM') => {
      await end(signal)
      return child.exitCode
    },
  }
}

async function answers(child: ChildProcess, url: string, log: () => string): Promise<void> {
  const deadline = performance.now() + timeoutMs
  while (child.exitCode === null && child.signalCode === null && performance.now() < deadline) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await sleep(20)
  }
  child.kill('SIGKILL')
  throw new Error(`the server does not answer:\n${log()}`)
}
