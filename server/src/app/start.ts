import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, dayOf } from '@teeviet/contract/rules/time/dates'
import { demoPhones, loadDemoWorld } from '@teeviet/demo'
import { startSandbox, tourDaysAhead } from '@teeviet/sandbox'
import type { Pool } from 'pg'
import { addFirstPackages } from '#bookings/insurance/first-packages'
import { followEvents } from '#bookings/webhooks/follow-events'
import { courseWithAllotment } from '#golf/allotments/allotment-rows'
import { extendTeeSheet } from '#golf/schedule/extend'
import { createFrameOrigins } from '#identity/partners/frame-origins'
import { sandboxCards } from '#identity/partners/sandbox/sandbox-cards'
import { setUpSandboxPartners } from '#identity/partners/sandbox/sandbox-partners'
import { createAuthenticate } from '#identity/sign-in/authenticate'
import { ensureFirstAdmin } from '#identity/staff/first-admin'
import { setUpSandboxClub } from '#identity/staff/sandbox-club'
import { setUpSandboxWebhooks } from '#identity/webhooks/sandbox-webhooks'
import { refundersOf } from '#money/refunds/send/refunders'
import { createFindCourses } from '#operations/staff/find-courses'
import type { Config } from '#platform/config/config'
import type { Context } from '#platform/context/context'
import { openDatabaseClock } from '#platform/database/database-clock'
import { startArchivedEngine } from '#platform/database/engine/backup/archived-engine'
import { openEvents } from '#platform/database/listen'
import { openPool } from '#platform/database/pool'
import { type Query, queryOn } from '#platform/database/sql'
import { longTimeouts } from '#platform/database/timeouts'
import { openGateways } from '#platform/gateways/all-gateways'
import { openEmail } from '#platform/gateways/email/open-email'
import { openPush } from '#platform/gateways/push/web-push'
import { esmsSender } from '#platform/gateways/sms/esms'
import { openWeather } from '#platform/gateways/weather/open-weather'
import { openZalo } from '#platform/gateways/zalo/open-zalo'
import { createApp } from '#platform/http/create-app'
import { buildWhenChanged } from '#platform/http/pages/build-pages'
import { registerConsole } from '#platform/http/pages/console'
import { registerPages } from '#platform/http/pages/pages'
import { registerPictures } from '#platform/http/pages/pictures'
import { startJobs } from '#platform/jobs/jobs'
import { createLog } from '#platform/log/log'
import { registerJobMetrics } from '#platform/metrics/job-metrics'
import { startPrivateServer } from '#platform/metrics/private-server'
import { addFirstSettings } from '#platform/settings/first-settings'
import { chatOrigins } from '#platform/settings/site-settings'
import { type Clock, systemClock } from '#platform/time/clock'
import { movableClock } from '#platform/time/movable-clock'
import { secondsSince } from '#platform/time/seconds-since'
import { followWaitlist } from '#rounds/waitlist/follow-waitlist'
import { addDemoRows } from './demo/add-demo-rows.ts'
import { jobHandlers, registerModules } from './modules.ts'
import { type Accounts, prepareDatabase } from './prepare-database.ts'

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
  givenClock: Clock = systemClock,
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

  const reportEnd = (error: Error) =>
    log.fatal({ err: error }, 'the server ends by an error that nothing caught')
  process.on('uncaughtExceptionMonitor', reportEnd)
  closers.push({
    name: 'report of its end',
    close: async () => process.off('uncaughtExceptionMonitor', reportEnd),
  })

  try {
    if (config.traces !== null) {
      const { openTraces } = await import('#platform/traces/open-traces')
      closers.push({ name: 'traces', close: openTraces(config.traces).close })
    }
    const building = Promise.all([
      config.livePagesUrl ? '' : buildWhenChanged('web', calledOff, log),
      config.liveConsoleUrl ? '' : buildWhenChanged('console', calledOff, log),
    ])
    // Awaited below: a build that fails early must not end the process while the database starts.
    building.catch(() => {})
    const { owner, runtime } = await openDatabase()
    calledOff.throwIfAborted()
    const { databaseTimeouts } = config
    const forLongWork = longTimeouts(databaseTimeouts.longWorkSeconds)
    const pool = openPool({ ...runtime, max: config.databaseConnections, timeouts: databaseTimeouts }, log)
    closers.push({ name: 'pool', close: () => endInTime(pool) })
    const longWorkPool = openPool({ ...runtime, max: 2, timeouts: forLongWork }, log)
    closers.push({ name: 'pool for long work', close: () => endInTime(longWorkPool) })
    const readPool = openReadPool()
    const q = queryOn(pool)
    const events = await openEvents(runtime, log)
    closers.push({ name: 'events', close: () => events.close() })
    const { clock, forward } = await clockFor(q)
    const jobs = await startJobs(runtime, clock, log, { timeouts: forLongWork, isOwner: owner === runtime })
    closers.push({ name: 'jobs', close: () => jobs.stop() })
    calledOff.throwIfAborted()
    const cards = openGateways(config)
    const gateways = {
      sms: esmsSender({ ...config.sms, timeoutMs: 10_000 }),
      email: openEmail(config),
      zalo: openZalo(config, q, clock),
      weather: openWeather(config),
      push: openPush(config),
      cards,
      refunders: refundersOf(cards),
    }
    const authenticate = createAuthenticate({
      q,
      clock,
      secret: config.secrets.token,
      staffSecondFactor: config.staffSecondFactor,
    })
    const ctx: Context = {
      config,
      clock,
      log,
      pool,
      readPool,
      q,
      jobs,
      events,
      authenticate,
      findCourses: createFindCourses(q),
      gateways,
    }

    const longWork: Context = { ...ctx, pool: longWorkPool, q: queryOn(longWorkPool) }

    await addFirstSettings(ctx)
    await addFirstPackages(ctx)
    if (config.demo) {
      const now = clock.now()
      const days = config.rules.teeSheetDays
      const loading = openPool({ ...owner, max: 2, timeouts: forLongWork }, log)
      closers.push({ name: 'pool of the demo world', close: () => endInTime(loading) })
      await abortable(calledOff, loadDemoWorld({ pool: loading, today: dayOf(now), now, days, log }))
      await addDemoRows(ctx, demoPhones)
    }
    await abortable(calledOff, extendTeeSheet(longWork))
    await ensureFirstAdmin(ctx)
    const framersOf = createFrameOrigins(ctx)
    const app = await createApp(ctx)
    await registerModules(app, ctx)
    registerJobMetrics(app.metrics, jobs)
    registerPictures(app, config.rules.picturesAtOnce)
    const [webBuild, consoleBuild] = await building
    const seen = { publicUrl: config.publicUrl, testLanguage: !config.production }
    await registerConsole(app, { ...seen, buildDir: consoleBuild, liveUrl: config.liveConsoleUrl })
    const pages = await registerPages(app, {
      ...seen,
      buildDir: webBuild,
      live: await loadLivePages(),
      atOnce: config.rules.pagesAtOnce,
      hosts: async (page) => ({ ...(await chatOrigins(ctx)), ...(await framersOf(page)) }),
    })
    events.subscribe('changes', pages.forget, pages.forget)
    events.subscribe('availability', pages.forgetPlaces)
    calledOff.throwIfAborted()
    await app.listen({ host: config.host, port: config.port })
    closers.push({ name: 'http', close: () => app.close() })
    if (config.metricsPort !== null) {
      const { host, metricsPort: port, publicUrl } = config
      const own = await startPrivateServer(app.metrics, { host, port, publicUrl })
      closers.push({ name: 'private port', close: own.close })
    }
    drain = async () => {
      const { delaySeconds, requestSeconds } = config.shutdown
      const aborted = await app.drain({ delayMs: delaySeconds * 1000, withinMs: requestSeconds * 1000 })
      if (aborted > 0) log.warn({ aborted }, 'requests were aborted at shutdown')
    }
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
        zalo: config.zalo ?? undefined,
        partners: await setUpSandboxWebhooks(ctx, await setUpSandboxPartners(ctx)),
        club: await setUpSandboxClub(ctx),
        tourCourseId: await courseWithAllotment(q, {
          day: addDays(dayOf(clock.now()), tourDaysAhead),
          hours: (tourDaysAhead - 1) * 24,
        }),
        log,
        dataDir: join(config.dataDir, 'sandbox'),
        now: clock.now,
        clock: forward && {
          now: clock.now,
          forward: async (seconds) => {
            forward(seconds)
            await jobs.enqueue(q, 'missed-deadlines', {})
          },
        },
      })
      closers.push({ name: 'sandbox', close: () => sandbox.close() })
      log.info(`sandbox (SMS inbox, bank): ${sandbox.url}`)
    }
    // once the sandbox can be reached: it is the SMS network of what waits to be sent
    await jobs.work(jobHandlers(ctx, longWork))
    await jobs.enqueue(q, 'split-rounds', {})
    if (gateways.weather) await jobs.enqueue(q, 'weather', {})
    closers.push({ name: 'events of webhooks', close: followEvents(ctx) })
    closers.push({ name: 'waitlist', close: followWaitlist(ctx) })
    calledOff.throwIfAborted()
    log.info(`TeeViet: ${config.publicUrl} (ready after ${secondsSince(0)})`)
    return { url, stop }
  } catch (error) {
    await stop(calledOff.aborted ? 'start cancelled' : 'start failed')
    throw error
  }

  /** In production all servers of a database decide by its clock; elsewhere a tester moves the clock forward. */
  async function clockFor(q: Query): Promise<{ clock: Clock; forward?: (seconds: number) => void }> {
    if (givenClock !== systemClock) return { clock: givenClock }
    if (!config.production) {
      const clock = movableClock(givenClock)
      return { clock, forward: clock.forward }
    }
    const clock = await openDatabaseClock(q, log)
    closers.push({ name: 'clock', close: async () => clock.close() })
    return { clock }
  }

  async function loadLivePages() {
    if (!config.livePagesUrl) return null
    const { livePages } = await import('#platform/http/pages/live-pages')
    return livePages(config.livePagesUrl, `http://${config.host}:${config.port}`)
  }

  /** Connections to the standbys, which reads may find away: nothing is connected to before a read. */
  function openReadPool(): Pool | null {
    if (config.databaseReadUrl === '') return null
    const connection = { connectionString: config.databaseReadUrl, isReadOnly: true }
    const readPool = openPool({ ...connection, max: 4, timeouts: config.databaseTimeouts }, log)
    closers.push({ name: 'pool of the standbys', close: () => endInTime(readPool) })
    return readPool
  }

  /** The database with its schema, and the accounts of migrations and of everything else. */
  async function openDatabase(): Promise<Accounts> {
    const { databaseUrl, databaseOwnerUrl } = config
    const runtime = { connectionString: databaseUrl }
    const owner = databaseOwnerUrl ? { connectionString: databaseOwnerUrl } : runtime
    const accounts = databaseUrl ? { owner, runtime } : await ownEngine()
    await prepareDatabase(accounts, log)
    return accounts
  }

  async function ownEngine(): Promise<Accounts> {
    const engine = await startArchivedEngine({
      dataDir: join(config.dataDir, 'postgres'),
      backupDir: config.backupDir,
      log,
    })
    closers.push({ name: 'database engine', close: () => engine.stop() })
    return { owner: engine.connection, runtime: engine.runtime }
  }
}

/** Ends a pool without waiting long for a connection that a request, given up meanwhile, has not returned. */
async function endInTime(pool: Pool): Promise<void> {
  await Promise.race([pool.end(), sleep(poolEndMs, undefined, { ref: false })])
}

/** Waits for long work no longer than until the start is called off; its result is then ignored. */
function abortable<T>(calledOff: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    calledOff.addEventListener('abort', () => reject(calledOff.reason), { once: true })
    work.then(resolve, reject)
  })
}
