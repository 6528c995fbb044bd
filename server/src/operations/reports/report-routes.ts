import { calls } from '@teeviet/contract/calls'
import { coursesOf } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { requireOwnCourse } from '#platform/context/own-course'
import { readLagging } from '#platform/database/lagging-reads'
import type { Query } from '#platform/database/sql'
import { allowLongWork } from '#platform/database/timeouts'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { reportAnswers } from './answers.ts'
import { reportCancellations } from './cancellations.ts'
import { reportClubRounds } from './club-rounds.ts'
import { reportFill } from './fill.ts'
import { reportForecast } from './forecast.ts'
import { reportMethods } from './methods.ts'
import { reportSales } from './sales.ts'

/** What was sold and why not: reports over a period, which may read a year of bookings. */
export function registerReportRoutes(app: App, ctx: Context): void {
  const patiently = <Rows>(read: (q: Query) => Promise<Rows>) =>
    readLagging(ctx, async (q) => {
      await allowLongWork(q, ctx.config.databaseTimeouts.longWorkSeconds)
      return read(q)
    })
  serve(app, ctx, calls['GET /api/staff/reports/sales'], ({ actor, input, lang }) =>
    patiently((q) => reportSales(q, { ...input, courses: coursesOf(actor) }, lang)),
  )
  serve(app, ctx, calls['GET /api/staff/reports/fill'], ({ actor, input, lang }) =>
    patiently((q) => reportFill(q, { ...input, courses: coursesOf(actor) }, lang)),
  )
  serve(app, ctx, calls['GET /api/staff/reports/answers'], ({ actor, input }) =>
    patiently((q) => reportAnswers(q, { ...input, courses: coursesOf(actor) })),
  )
  serve(app, ctx, calls['GET /api/staff/reports/cancellations'], ({ actor, input }) =>
    patiently((q) => reportCancellations(q, { ...input, courses: coursesOf(actor) })),
  )
  serve(app, ctx, calls['GET /api/staff/reports/methods'], ({ actor, input }) =>
    patiently((q) => reportMethods(q, { ...input, courses: coursesOf(actor) })),
  )
  serve(app, ctx, calls['GET /api/staff/reports/forecast'], ({ actor, input }) =>
    patiently((q) => reportForecast(q, { ...input, courses: coursesOf(actor) }, ctx.clock.now())),
  )
  serve(app, ctx, calls['GET /api/club/reports/rounds'], ({ actor, input }) => {
    requireOwnCourse(actor, input.facility_id)
    return patiently((q) => reportClubRounds(q, input))
  })
  serve(
    app,
    ctx,
    calls['GET /api/club/reports/fill'],
    ({ actor, input: { facility_id, ...period }, lang }) => {
      requireOwnCourse(actor, facility_id)
      return patiently((q) => reportFill(q, { ...period, course_id: facility_id, courses: null }, lang))
    },
  )
}
