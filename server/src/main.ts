import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { readEnvFile } from './app/env-file.ts'
import { PortTaken, portsOf, requireFreePorts } from './app/free-ports.ts'
import type { RunningServer } from './app/start.ts'
import { ConfigError, readConfig } from './platform/config/config.ts'

// React and the page bundle are several times faster in production mode; whether this is production is TEEVIET_MODE.
process.env.NODE_ENV ??= 'production'

/** The time limit of jobs and the database beyond that of requests. */
const STOP_REST_MS = 15_000
let stopWithinMs = STOP_REST_MS
const calledOff = new AbortController()
let starting: Promise<RunningServer> | undefined

async function stop(signal: string) {
  if (calledOff.signal.aborted) return
  calledOff.abort()
  setTimeout(() => process.exit(1), stopWithinMs).unref()
  // a start in progress stops by itself what it has started
  const running = await starting?.catch(() => null)
  await running?.stop(signal)
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal))

try {
  readEnvFile()
  const config = readConfig(process.env)
  await requireFreePorts(portsOf(config))
  const { delaySeconds, requestSeconds } = config.shutdown
  stopWithinMs += (delaySeconds + requestSeconds) * 1000
  // A third of a start is compiling the code; the compile cache is stored beside the data.
  enableCompileCache(join(config.dataDir, 'compiled'))
  const { startServer } = await import('./app/start.ts')
  starting = startServer(config, calledOff.signal)
  await starting
  flushCompileCache()
} catch (error) {
  if (!calledOff.signal.aborted) {
    process.stderr.write(`${wordsFor(error)}\n`)
    process.exit(1)
  }
}

function wordsFor(error: unknown): string {
  if (error instanceof ConfigError || error instanceof PortTaken) return error.message
  if (!(error instanceof Error)) return String(error)
  const { code, port }: { code?: unknown; port?: unknown } = Object(error)
  if (code === 'EADDRINUSE') {
    // taken since the start looked
    const setting = port === Number(process.env.SANDBOX_PORT ?? 3001) ? 'SANDBOX_PORT' : 'PORT'
    return new PortTaken([{ setting, port: Number(port) }]).message
  }
  return String(error.stack)
}
