import { Readable } from 'node:stream'
import { calls } from '@teeviet/contract/calls'
import type { JobKind } from '@teeviet/contract/rules/staff/jobs'
import { dayOf, daysBetween } from '@teeviet/contract/rules/time/dates'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { cancelJob, restartJob } from './change-job.ts'
import { checkOnWire, checkRates, checkSchedules, requireNoProblem } from './check-import.ts'
import { ledgerSteps } from './export-ledger.ts'
import { stepsOfImport } from './import-input.ts'
import { listJobs, type StaffJob } from './list-jobs.ts'
import { openFile } from './parts.ts'
import { type Starter, startJob } from './start-job.ts'

/** Long work of the console: imports and exports, done step by step by any server. */
export function registerJobRoutes(app: App, ctx: Context): void {
  registerImportRoutes(app, ctx)
  registerExportRoutes(app, ctx)

  serve(app, ctx, calls['GET /api/staff/jobs'], ({ actor, input, lang }) =>
    listJobs(ctx, ctx.q, actor, { limit: input.limit, after_id: input.after_id, lang }),
  )
  serve(app, ctx, calls['POST /api/staff/jobs/:id/cancel'], ({ actor, input, lang }) =>
    cancelJob(ctx, actor, { id: input.id, lang }),
  )
  serve(app, ctx, calls['POST /api/staff/jobs/:id/restart'], ({ actor, input, lang }) =>
    restartJob(ctx, actor, { id: input.id, lang }),
  )
  serve(app, ctx, calls['GET /api/staff/jobs/:id/file'], async ({ actor, input, reply }) => {
    const { name, content } = await openFile(ctx, actor, input.id)
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
    return Readable.from(content)
  })
}

function registerImportRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['POST /api/staff/jobs/rates/check'], async ({ input, lang }) =>
    checkOnWire(await checkRates({ q: ctx.q, lang }, input), lang),
  )
  serve(app, ctx, calls['POST /api/staff/jobs/rates'], async ({ input, ...asked }) => {
    requireNoProblem(await checkRates({ q: ctx.q, lang: asked.lang }, input))
    return startImport(ctx, asked, 'rates_import', stepsOfImport(input.rows))
  })
  serve(app, ctx, calls['POST /api/staff/jobs/schedules/check'], async ({ input, lang }) =>
    checkOnWire(await checkSchedules({ q: ctx.q, lang }, input), lang),
  )
  serve(app, ctx, calls['POST /api/staff/jobs/schedules'], async ({ input, ...asked }) => {
    requireNoProblem(await checkSchedules({ q: ctx.q, lang: asked.lang }, input))
    return startImport(ctx, asked, 'schedules_import', stepsOfImport(input.rows))
  })
}

function startImport(ctx: Context, asked: Starter, kind: JobKind, courses: object[]): Promise<StaffJob> {
  return startJob(ctx, asked, { kind, input: { courses }, total: courses.length })
}

function registerExportRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['POST /api/staff/jobs/bookings'], ({ input, ...asked }) => {
    const { from, to, course_id = null } = input
    const total = daysBetween(from, to) + 1
    return startJob(ctx, asked, { kind: 'bookings_export', input: { from, to, course_id }, total })
  })
  serve(app, ctx, calls['POST /api/staff/jobs/ledger'], async ({ input: { from, to }, ...asked }) => {
    if (to >= dayOf(ctx.clock.now()).slice(0, 7)) throw new Refusal('job.monthRuns')
    const total = ledgerSteps({ from, to })
    return startJob(ctx, asked, { kind: 'ledger_export', input: { from, to }, total })
  })
}
