import type { Registry } from 'prom-client'
import type { Jobs } from '../jobs/jobs.ts'
import { addCountedGauge } from './counted-gauge.ts'

/** The backlog of each queue of jobs, as the job store counted it within the last seconds. */
export function registerJobMetrics(registry: Registry, jobs: Pick<Jobs, 'backlog'>): void {
  const counts = async (of: 'due' | 'failed') => {
    const queues = await jobs.backlog()
    return Object.fromEntries(queues.map((queue) => [queue.name, queue[of]]))
  }
  addCountedGauge(registry, {
    name: 'teeviet_jobs_due',
    help: 'Jobs that are due and not yet worked on, by queue',
    label: 'queue',
    counts: () => counts('due'),
  })
  addCountedGauge(registry, {
    name: 'teeviet_jobs_failed',
    help: 'Jobs that failed for good within the last hour, by queue',
    label: 'queue',
    counts: () => counts('failed'),
  })
}
