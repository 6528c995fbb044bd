import { calls } from '@teeviet/contract/calls'
import type { JobKind } from '@teeviet/contract/rules/staff/jobs'
import { importRates } from '#golf/schedule/save-rates'
import { importSchedule } from '#golf/schedule/save-schedule'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import type { StepOfWork } from './enqueue-step.ts'
import { writeBookings } from './export-bookings.ts'
import { writeLedger } from './export-ledger.ts'
import { byCourse, requestOfStep } from './import-input.ts'

/** The work of one step, in the transaction of `q`; returns how much it changed or wrote. */
type Work = (ctx: Context, q: Query, step: StepOfWork) => Promise<number>

const ratesRequest = calls['POST /api/staff/jobs/rates'].request
const schedulesRequest = calls['POST /api/staff/jobs/schedules'].request

export const workOf: Readonly<Record<JobKind, Work>> = {
  rates_import: async (ctx, q, step) => {
    let repriced = 0
    for (const course of byCourse(ratesRequest.parse(await requestOfStep(q, step)).rows))
      repriced += await importRates(ctx, q, step.staff, course)
    return repriced
  },
  schedules_import: async (ctx, q, step) => {
    let changed = 0
    for (const course of byCourse(schedulesRequest.parse(await requestOfStep(q, step)).rows))
      changed += await importSchedule(ctx, q, step.staff, course)
    return changed
  },
  bookings_export: (_ctx, q, step) => writeBookings(q, step),
  ledger_export: (_ctx, q, step) => writeLedger(q, step),
}
