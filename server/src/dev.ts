import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readEnvFile } from './app/env-file.ts'
import { PortTaken, portsOf, requireFreePorts } from './app/free-ports.ts'
import { ConfigError, readConfig } from './platform/config/config.ts'
import { freePort } from './platform/database/engine/address.ts'
import { startArchivedEngine } from './platform/database/engine/backup/archived-engine.ts'
import type { Engine } from './platform/database/engine/engine.ts'
import type { Log } from './platform/database/log.ts'
import { createLog } from './platform/log/log.ts'

/**
 * `npm run dev`: the product with pages from their sources. An edited page shows at once; an edit of the server, the
 * texts, contract, the sandbox or the demo world starts the server again. Database and pages run on meanwhile.
 */
const root = join(import.meta.dirname, '../..')
const watched = ['server', 'texts', 'contract', 'sandbox', 'demo'].map((name) => join(root, name, 'src'))
const isOurs = (file: string) => /\.(?:ts|sql|json)$/.test(file) && !/\.test\.ts$/.test(file)

type Live = { url: string; close(): Promise<void> }
type LivePages = { startLivePages(port: number): Promise<Live> }
type LiveConsole = { startLiveConsole(port: number): Promise<Live> }
type Settings = { LIVE_PAGES_URL: string; LIVE_CONSOLE_URL: string; NODE_COMPILE_CACHE: string }

process.env.NODE_ENV = 'development'
readEnvFile()
let server: ChildProcess | null = null
let isStopping = false
let turn = Promise.resolve()

/** One start or stop after the other. */
function next(work: () => Promise<void>): Promise<void> {
  turn = turn.then(work)
  return turn
}

async function startServer(settings: Settings): Promise<void> {
  if (isStopping) return
  // with room for all that a start creates, so that collecting garbage does not lengthen it
  server = spawn(process.execPath, ['--max-semi-space-size=32', join(root, 'server/src/main.ts')], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', ...settings },
  })
}

async function stopServer(): Promise<void> {
  if (server === null || server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  server.kill('SIGTERM')
  await gone
}

type Running = { engine: Engine | null; live: Live[] }

async function start(): Promise<Running> {
  const config = readConfig(process.env)
  await requireFreePorts(portsOf(config))
  const log = createLog(config)
  const dataDir = join(config.dataDir, 'postgres')
  const engine = config.databaseUrl
    ? null
    : await startArchivedEngine({ dataDir, backupDir: config.backupDir, log })
  const { startLivePages }: LivePages = await importFile('web/live-pages.ts')
  const { startLiveConsole }: LiveConsole = await importFile('console/live-console.ts')
  const pages = await startLivePages(await freePort())
  const console_ = await startLiveConsole(await freePort())
  const settings = {
    LIVE_PAGES_URL: pages.url,
    LIVE_CONSOLE_URL: console_.url,
    // as of `main.ts`, here for its first modules as well
    NODE_COMPILE_CACHE: join(config.dataDir, 'compiled'),
  }
  await next(() => startServer(settings))
  startAgainOnEdits(settings, log)
  return { engine, live: [pages, console_] }
}

const importFile = (path: string) => import(pathToFileURL(join(root, path)).href)

function startAgainOnEdits(settings: Settings, log: Log): void {
  let soon: NodeJS.Timeout | undefined
  for (const folder of watched.filter((path) => existsSync(path))) {
    watch(folder, { recursive: true }, (_event, file) => {
      if (file === null || !isOurs(file)) return
      clearTimeout(soon)
      // an editor may write a file in several steps
      soon = setTimeout(() => {
        log.info(`${file} has changed: starting the server again`)
        void next(stopServer)
        void next(() => startServer(settings))
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
  await Promise.all(running.live.map((one) => one.close()))
  await running.engine?.stop()
  process.exit(0)
}
