import type { Language } from '@teeviet/contract/rules/languages'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { notify } from '#platform/database/listen'
import type { Query } from '#platform/database/sql'
import type { JobData } from '#platform/jobs/queues'

export type Step = JobData['staff-job']

/** A step with who started its job, and in which language. */
export type StepOfWork = Step & { staff: Staff; lang: Language }

/** A console is notified of so many steps of a job at most: it asks for the jobs each time. */
const shownSteps = 20

/** Enqueues a step of a job and notifies the consoles, in the transaction that moved the job. */
export async function enqueueStep({ jobs }: Pick<Context, 'jobs'>, q: Query, step: Step): Promise<void> {
  await jobs.enqueue(q, 'staff-job', step)
  await notifyOfJobs(q)
}

/** The same after a step of a job of `total`. */
export async function enqueueNext(
  { jobs }: Pick<Context, 'jobs'>,
  q: Query,
  { total, ...done }: Step & { total: number },
): Promise<void> {
  const shown = (step: number) => Math.floor((shownSteps * step) / total)
  await jobs.enqueue(q, 'staff-job', { ...done, step: done.step + 1 })
  if (shown(done.step + 1) > shown(done.step)) await notifyOfJobs(q)
}

/** Notifies the consoles that a job has moved: each asks for those that it may see. */
export const notifyOfJobs = (q: Query) => notify(q, 'jobs', {})
