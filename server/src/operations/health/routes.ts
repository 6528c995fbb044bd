import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { operationsState } from './operations-state.ts'

/** The state of the operation for administrators. */
export function registerHealthRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/staff/operations'], () => operationsState(ctx))
}
