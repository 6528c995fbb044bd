import { ConfigError, readConfig } from './config.ts'
import { type RunningServer, startServer } from './start.ts'

// React and the page bundle are several times faster in production mode; whether this is production is TEEVIET_MODE.
process.env.NODE_ENV ??= 'production'

const STOP_WITHIN_MS = 15_000
let running: RunningServer | undefined
let stopping = false

async function stop(signal: string) {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
  await running?.stop(signal)
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal))

try {
  running = await startServer(readConfig(process.env))
  if (stopping) await running.stop('SIGTERM')
} catch (error) {
  process.stderr.write(
    `${error instanceof ConfigError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  )
  process.exit(1)
}
