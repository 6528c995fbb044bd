import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { dayOf } from '@teeviet/contract/rules/dates'
import { demoPhones, loadDemoWorld } from '@teeviet/demo'
import { startSandbox } from '@teeviet/sandbox'
import type { Pool } from 'pg'
import { createAuthenticate } from './accounts/authenticate.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { addFirstSettings } from './content/first-settings.ts'
import { chatOrigins } from './content/site-settings.ts'
import type { Context } from './context.ts'
import type { Connection } from './database/connection.ts'
import { startEngine } from './database/engine/engine.ts'
import { openEvents } from './database/listen.ts'
import { migrate } from './database/migrate.ts'
import { openPool } from './database/pool.ts'
import { queryOn } from './database/sql.ts'
import { longTimeouts } from './database/timeouts.ts'
import { openGateways } from './gateways/all-gateways.ts'
import { esmsSender } from './gateways/sms/esms.ts'
import { createApp } from './http/app.ts'
import { buildPagesWhenChanged } from './http/build-pages.ts'
import { registerPages } from './http/pages.ts'
import { registerPictures } from './http/pictures.ts'
import { addFirstPackages } from './insurance/first-packages.ts'
import { startJobs } from './jobs/jobs.ts'
import { createLog } from './log.ts'
import { jobHandlers, registerModules } from './modules.ts'
import { createFrameOrigins } from './partners/frame-origins.ts'
import { sandboxCards } from './partners/sandbox-cards.ts'
import { setUpSandboxPartners } from './partners/sandbox-partners.ts'
import { refundersOf } from './refunds/refunders.ts'
import { secondsSince } from './seconds-since.ts'
import { ensureFirstAdmin } from './staff/first-admin.ts'
import { extendTeeSheet } from './tee-sheet/extend.ts'
import { fillDemoWallets } from './wallet/fill-demo-wallets.ts'

const poolEndMs = 2_000

export type RunningServer = { url: string; stop(reason: string): Promise<void> }

/**
 * Starts everything in order: database, jobs, sandbox and demo world (outside production), pages, HTTP.
 * `stop` ends them in the opposite order, letting requests and jobs under way finish.
 *
 * @param calledOff ends the start where it is: what runs by then is stopped and the promise is rejected
 */
export async function startServer(
  config: Config,
  calledOff: AbortSignal,
  clock: Clock = systemClock,
): Promise<RunningServer> {
  const log = createLog(config)
  const closers: { name: string; close: () => Promise<unknown> }[] = []
  let drain = async () => {}
  const stop = async (reason: string) => {
    log.info({ reason }, 'stopping')
    await drain()
    for (const { name, close } of closers.splice(0).reverse()) {
      await close().catch((error: unknown) => log.error({ err: error, part: name }, 'did not stop cleanly'))
    }
  }

  try {
    const building = config.livePagesUrl ? Promise.resolve('') : buildPagesWhenChanged(calledOff, log)
    // Awaited below: a build that fails early must not end the process while the database starts.
    building.catch(() => {})
    const connection = await openDatabase()
    calledOff.throwIfAborted()
    const { databaseTimeouts } = config
    const forLongWork = longTimeouts(databaseTimeouts.longWorkSeconds)
    const pool = openPool({ ...connection, max: config.databaseConnections, timeouts: databaseTimeouts }, log)
    closers.push({ name: 'pool', close: () => endInTime(pool) })
    const patientPool = openPool({ ...connection, max: 2, timeouts: forLongWork }, log)
    closers.push({ name: 'pool for long work', close: () => endInTime(patientPool) })
    const q = queryOn(pool)
    const events = await openEvents(connection, log)
    closers.push({ name: 'events', close: () => events.close() })
    const jobs = await startJobs(connection, log, forLongWork)
    closers.push({ name: 'jobs', close: () => jobs.stop() })
    calledOff.throwIfAborted()
    const cards = openGateways(config)
    const gateways = {
      sms: esmsSender({ ...config.sms, timeoutMs: 10_000 }),
      cards,
      refunders: refundersOf(cards),
    }
    const authenticate = createAuthenticate({ q, clock, secret: config.secrets.token })
    const ctx: Context = { config, clock, log, pool, q, jobs, events, authenticate, gateways }

    const patient: Context = { ...ctx, pool: patientPool, q: queryOn(patientPool) }

    await addFirstSettings(ctx)
    await addFirstPackages(ctx)
    if (config.demo) {
      const now = clock.now()
      const days = config.rules.teeSheetDays
      await unless(calledOff, loadDemoWorld({ pool: patientPool, today: dayOf(now), now, days, log }))
      await fillDemoWallets(ctx, demoPhones)
    }
    await unless(calledOff, extendTeeSheet(patient))
    await ensureFirstAdmin(ctx)
    const framersOf = createFrameOrigins(ctx)
    const app = await createApp(ctx)
    await registerModules(app, ctx)
    registerPictures(app, config.rules.picturesAtOnce)
    const pages = await registerPages(app, {
      buildDir: await building,
      live: await loadLivePages(),
      publicUrl: config.publicUrl,
      testLanguage: !config.production,
      atOnce: config.rules.pagesAtOnce,
      hosts: async (page) => ({ ...(await chatOrigins(ctx)), ...(await framersOf(page)) }),
    })
    events.subscribe('changes', pages.forget, pages.forget)
    events.subscribe('availability', pages.forgetPlaces)
    calledOff.throwIfAborted()
    await app.listen({ host: config.host, port: config.port })
    closers.push({ name: 'http', close: () => app.close() })
    drain = async () => {
      const { delaySeconds, requestSeconds } = config.shutdown
      const givenUp = await app.drain({ delayMs: delaySeconds * 1000, withinMs: requestSeconds * 1000 })
      if (givenUp > 0) log.warn({ givenUp }, 'requests were given up')
    }
    await jobs.work(jobHandlers(ctx, patient))
    const url = `http://${config.host}:${config.port}`
    const { alepay, epay } = config.gateways
    if (config.sandboxPort !== null && alepay && epay) {
      const sandbox = await startSandbox({
        gateways: { alepay, epay, ...sandboxCards },
        host: 'localhost',
        port: config.sandboxPort,
        productUrl: url,
        bank: { ...config.bank, accountNumbers: [config.bank.accountNumber] },
        sms: config.sms,
        partners: await setUpSandboxPartners(ctx),
        log,
        dataDir: join(config.dataDir, 'sandbox'),
      })
      closers.push({ name: 'sandbox', close: () => sandbox.close() })
      log.info(`sandbox (SMS inbox, bank): ${sandbox.url}`)
    }
    calledOff.throwIfAborted()
    log.info(`TeeViet: ${config.publicUrl} (ready after ${secondsSince(0)})`)
    return { url, stop }
  } catch (error) {
    await stop(calledOff.aborted ? 'start called off' : 'start failed')
    throw error
  }

  async function loadLivePages() {
    if (!config.livePagesUrl) return null
    const { livePages } = await import('./http/live-pages.ts')
    return livePages(config.livePagesUrl, `http://${config.host}:${config.port}`)
  }

  async function openDatabase(): Promise<Connection> {
    const connection = config.databaseUrl ? { connectionString: config.databaseUrl } : await ownEngine()
    const begun = performance.now()
    const applied = await migrate(connection, log)
    if (applied.length > 0)
      log.info(`database migrated: ${applied[0]} to ${applied.at(-1)} (${secondsSince(begun)})`)
    return connection
  }

  async function ownEngine(): Promise<Connection> {
    const engine = await startEngine({ dataDir: join(config.dataDir, 'postgres'), log })
    closers.push({ name: 'database engine', close: () => engine.stop() })
    return engine.connection
  }
}

/** Ends a pool without waiting long for a connection that a request, given up meanwhile, has not returned. */
async function endInTime(pool: Pool): Promise<void> {
  await Promise.race([pool.end(), sleep(poolEndMs, undefined, { ref: false })])
}

/** Waits for long work no longer than until the start is called off; what becomes of it then is nobody's concern. */
function unless<T>(calledOff: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    calledOff.addEventListener('abort', () => reject(calledOff.reason), { once: true })
    work.then(resolve, reject)
  })
}
