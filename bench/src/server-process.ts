import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'

export type ServerProcess = { url: string; pid: number; stop(): Promise<void> }

/** The memory that image and unit give a server (docs/operations/deployment.md). */
const asDeployed = {
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: '--max-semi-space-size=16 --max-old-space-size=512',
}

/** Starts a program of ours as its own process and waits until it answers at `path`. */
export async function startProcess(
  file: string,
  port: number,
  path: string,
  environment: Record<string, string>,
): Promise<ServerProcess> {
  await refuseTakenPort(port)
  const child = spawn(process.execPath, [file], {
    env: { ...asDeployed, ...process.env, NODE_ENV: 'production', ...environment, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const url = `http://localhost:${port}`
  try {
    await answers(child, `${url}${path}`)
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

/** Another process on the port would answer in place of ours and be measured. */
async function refuseTakenPort(port: number) {
  const socket = connect(port, 'localhost')
  const isTaken = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })
  socket.destroy()
  if (isTaken) throw new Error(`port ${port} is taken by another process: stop it or set BENCH_PORT`)
}

async function answers(child: ChildProcess, url: string) {
  for (let tries = 0; tries < 3000; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${url} ended before it answered`)
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not answer within five minutes`)
}
