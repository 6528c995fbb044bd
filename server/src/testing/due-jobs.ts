import type { JobName } from '@teeviet/contract/rules/staff/job-names'
import { jobHandlers } from '#app/modules'
import type { Context } from '#platform/context/context'
import { GatewayDown } from '#platform/gateways/gateway'

type Job = { id: number; name: JobName; data: never }

/**
 * Runs the due jobs of a test's context, except messages, each once: one that crashes, or whose gateway does not
 * answer, stays and is due again. Returns their number.
 */
export async function workOffDueJobs(ctx: Context): Promise<number> {
  const due = await ctx.q<Job>`
    select id, name, data from test_jobs
    where name <> 'send-message' and (at is null or at <= ${ctx.clock.now()}) order by at nulls first, id`
  const handlers = jobHandlers(ctx)
  for (const { id, name, data } of due) {
    try {
      await handlers[name](data)
      await ctx.q`delete from test_jobs where id = ${id}`
    } catch (error) {
      if (!(error instanceof GatewayDown)) throw error
    }
  }
  return due.length
}
