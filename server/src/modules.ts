import type { Context } from './context.ts'
import type { App } from './http/app.ts'
import type { JobHandlers } from './jobs/jobs.ts'

/** Every room of the server puts its calls on the wire here. */
export async function registerModules(_app: App, _ctx: Context): Promise<void> {}

/** What is done for each queue. */
export function jobHandlers(_ctx: Context): JobHandlers {
  const nothingYet = async () => {}
  return {
    'send-message': nothingYet,
    'booking-deadline': nothingYet,
    'payment-expiry': nothingYet,
    'nightly-tee-sheet': nothingYet,
    'nightly-clean-up': nothingYet,
  }
}
