import { z } from 'zod'
import { defineCall } from '../../../call.ts'
import { staffJob } from '../../../entities/staff/job.ts'
import { bigId, limit, maybe, request } from '../../../fields.ts'
import { defaultPageSize } from '../../../rules/limits.ts'

const may = { staff: 'console.use', at: 'own' } as const

export const staffJobs = defineCall({
  method: 'GET',
  path: '/api/staff/jobs',
  may,
  summary: 'List jobs',
  description:
    'Returns the imports and exports that the caller started, newest first; administrators see those of everybody. The ' +
    'stream of the queue sends `job` whenever one moves.',
  request: request({ limit: limit(defaultPageSize), after_id: maybe(bigId) }),
  response: z.array(staffJob),
})

export const cancelJob = defineCall({
  method: 'POST',
  path: '/api/staff/jobs/:id/cancel',
  may,
  summary: 'Cancel a job',
  description:
    'Ends a job that waits or runs. The step under way is undone: of an import, each course is imported as a whole or ' +
    'not at all, and `done` says how many are. Needs the permission of the work itself. Refused (`job.changed`) when the ' +
    "job has ended. The job of a colleague is an administrator's to cancel.",
  request: request({ id: bigId }),
  response: staffJob,
})

export const restartJob = defineCall({
  method: 'POST',
  path: '/api/staff/jobs/:id/restart',
  may,
  summary: 'Restart a job',
  description:
    'Continues a failed or cancelled job after the last step that it finished. Needs the permission of the work itself. ' +
    'Refused (`job.changed`) when the job is not failed or cancelled.',
  request: request({ id: bigId }),
  response: staffJob,
})

export const jobFile = defineCall({
  method: 'GET',
  path: '/api/staff/jobs/:id/file',
  may,
  summary: 'Download the file of an export',
  description:
    'Returns the CSV file of a finished export, as a download that is not cached. Needs the permission of the work ' +
    'itself. `request.notFound` before the job is done and after the file was deleted.',
  request: request({ id: bigId }),
  response: z.unknown(),
  raw: 'text/csv',
})
