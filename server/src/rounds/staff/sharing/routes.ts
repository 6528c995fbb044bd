import { calls } from '@teeviet/contract/calls'
import { activeStaff } from '#identity/staff/colleagues'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { assignBooking } from './assign-booking.ts'
import { snoozeBooking } from './snooze-booking.ts'

/** How staff share the queue among themselves. */
export function registerSharingRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/staff/colleagues'], () => activeStaff(ctx.q))

  serve(app, ctx, calls['POST /api/staff/bookings/:id/assign'], ({ actor: staff, input, lang }) =>
    assignBooking(ctx, { staff, lang }, input),
  )

  serve(app, ctx, calls['POST /api/staff/bookings/:id/snooze'], ({ actor: staff, input, lang }) =>
    snoozeBooking(ctx, { staff, lang }, input),
  )
}
