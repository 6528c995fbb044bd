import { defineCall } from '../../../call.ts'
import { staffJob } from '../../../entities/staff/job.ts'
import { bigId, day, maybe, month, request } from '../../../fields.ts'
import { exportDays, exportMonths } from '../../../rules/staff/jobs.ts'
import { daysBetween, monthsBetween } from '../../../rules/time/dates.ts'

export const exportBookings = defineCall({
  method: 'POST',
  path: '/api/staff/jobs/bookings',
  may: { staff: 'reports.read', at: 'listed' },
  summary: 'Export bookings of many days',
  description:
    'Starts a job that writes the bookings played between two days, both included, as CSV: one line a booking, without ' +
    'the names and phones of golfers. Each day is written as it is when its turn comes.',
  request: request({ from: day, to: day, course_id: maybe(bigId) }).refine(
    ({ from, to }) => daysBetween(from, to) >= 0 && daysBetween(from, to) < exportDays,
    { path: ['to'], message: `is before the first day, or more than ${exportDays} days away` },
  ),
  response: staffJob,
  idempotent: true,
})

export const exportLedger = defineCall({
  method: 'POST',
  path: '/api/staff/jobs/ledger',
  may: { staff: 'ledger.read' },
  summary: 'Export months of the ledger',
  description:
    'Starts a job that writes the ledger of the months from `from` to `to` as one CSV file: every entry, then the ' +
    "balance of each account before and after. Refused (`job.monthRuns`) unless the last month is over: the running month's " +
    'books are `GET /api/staff/ledger/export`.',
  request: request({ from: month, to: month }).refine(
    ({ from, to }) => monthsBetween(from, to) >= 0 && monthsBetween(from, to) < exportMonths,
    { path: ['to'], message: `is before the first month, or more than ${exportMonths} months away` },
  ),
  response: staffJob,
  idempotent: true,
})
