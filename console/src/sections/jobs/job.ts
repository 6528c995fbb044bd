import type { JobState } from '@teeviet/contract/rules/staff/jobs'
import type { DataOf } from '../../api/call.ts'
import type { StatusTone } from '../../kit/status-badge.tsx'

export type StaffJob = DataOf<'GET /api/staff/jobs'>[number]

export const jobTones: Readonly<Record<JobState, StatusTone>> = {
  waiting: 'quiet',
  running: 'waiting',
  done: 'good',
  failed: 'bad',
  cancelled: 'quiet',
}

/** How much is done, in whole percent; all of it only once it is. */
export const percentOf = ({ done, total }: Pick<StaffJob, 'done' | 'total'>): number =>
  Math.floor((100 * done) / total)
