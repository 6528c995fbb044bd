import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ConfigError, readConfig } from './config.ts'
import { freePort } from './database/engine/door.ts'
import { type Engine, startEngine } from './database/engine/engine.ts'
import type { Log } from './database/log.ts'
import { PortTaken, portsOf, requireFreePorts } from './free-ports.ts'
import { createLog } from './log.ts'

/**
 * `npm run dev`: the product with pages from their sources. An edited page shows at once; an edit of the server, the
 * contract, the sandbox or the demo world starts the server again. Database and pages run on meanwhile.
 */
const root = join(import.meta.dirname, '../..')
const watched = ['server', 'contract', 'sandbox', 'demo'].map((name) => join(root, name, 'src'))
const isOurs = (file: string) => /\.(?:ts|sql|json)$/.test(file) && !/\.test\.ts$/.test(file)

type LivePagesModule = {
  startLivePages(port: number): Promise<{ url: string; close(): Promise<void> }>
}

process.env.NODE_ENV = 'development'
let server: ChildProcess | null = null
let isStopping = false
let turn = Promise.resolve()

/** One start or stop after the other. */
function next(work: () => Promise<void>): Promise<void> {
  turn = turn.then(work)
  return turn
}

async function startServer(livePagesUrl: string): Promise<void> {
  if (isStopping) return
  server = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', LIVE_PAGES_URL: livePagesUrl },
  })
}

async function stopServer(): Promise<void> {
  if (server === null || server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  server.kill('SIGTERM')
  await gone
}

type Running = { engine: Engine | null; pages: Awaited<ReturnType<LivePagesModule['startLivePages']>> }

async function start(): Promise<Running> {
  const config = readConfig(process.env)
  await requireFreePorts(portsOf(config))
  const log = createLog(config)
  const dataDir = join(config.dataDir, 'postgres')
  const engine = config.databaseUrl ? null : await startEngine({ dataDir, log })
  const { startLivePages }: LivePagesModule = await import(
    pathToFileURL(join(root, 'web/live-pages.ts')).href
  )
  const pages = await startLivePages(await freePort())
  await next(() => startServer(pages.url))
  startAgainOnEdits(pages.url, log)
  return { engine, pages }
}

function startAgainOnEdits(livePagesUrl: string, log: Log): void {
  let soon: NodeJS.Timeout | undefined
  for (const folder of watched.filter((path) => existsSync(path))) {
    watch(folder, { recursive: true }, (_event, file) => {
      if (file === null || !isOurs(file)) return
      clearTimeout(soon)
      // an editor may write a file in several steps
      soon = setTimeout(() => {
        log.info(`${file} has changed: starting the server again`)
        void next(stopServer)
        void next(() => startServer(livePagesUrl))
      }, 50)
    })
  }
}

const starting = start()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
await starting.catch((error: unknown) => {
  const isForPeople = error instanceof ConfigError || error instanceof PortTaken
  process.stderr.write(
    `${isForPeople ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  )
  process.exit(1)
})

async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  // a start that is still under way is let finish, so that it can be undone
  const running = await starting
  await next(stopServer)
  await running.pages.close()
  await running.engine?.stop()
  process.exit(0)
}
