import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { previewStep } from './preview-step.ts'

/** The SMS to the golfer that staff read before they take a step. */
export function registerPreviewRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['POST /api/staff/bookings/:id/preview-messages'], ({ actor: staff, input }) =>
    previewStep(ctx, staff, input),
  )
}
