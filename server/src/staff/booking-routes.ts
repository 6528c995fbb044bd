import { calls } from '@teeviet/contract/calls'
import type { Context } from '../context.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import { confirmAndPlaceAsStaff, confirmAsStaff, placeAsStaff, rejectAsStaff } from './booking-acts.ts'
import { cancelForGolfer } from './cancel-for-golfer.ts'
import { listStaffBookings } from './list-bookings.ts'
import { noteBooking } from './note-booking.ts'
import { openBooking } from './open-booking.ts'
import { queueFigures } from './queue.ts'
import { createLiveQueue } from './queue-live.ts'

/** The console's work with bookings: the queue, one booking opened, and the steps staff and sales take. */
export function registerStaffBookingRoutes(app: App, ctx: Context): void {
  const live = createLiveQueue(app, ctx)

  serve(app, ctx, calls['GET /api/staff/bookings'], ({ input, lang }) => listStaffBookings(ctx, input, lang))

  serve(app, ctx, calls['GET /api/staff/bookings/:id'], ({ input, lang }) => openBooking(ctx, input.id, lang))

  serve(app, ctx, calls['POST /api/staff/bookings/:id/confirm'], ({ actor, input, lang }) =>
    confirmAsStaff(ctx, actor, input, lang),
  )

  serve(app, ctx, calls['POST /api/staff/bookings/:id/place-order'], ({ actor, input, lang }) =>
    placeAsStaff(ctx, actor, input, lang),
  )

  serve(app, ctx, calls['POST /api/staff/bookings/:id/confirm-and-place'], ({ actor, input, lang }) =>
    confirmAndPlaceAsStaff(ctx, actor, input, lang),
  )

  serve(app, ctx, calls['POST /api/staff/bookings/:id/reject'], ({ actor, input, lang }) =>
    rejectAsStaff(ctx, actor, input, lang),
  )

  serve(app, ctx, calls['POST /api/staff/bookings/:id/cancel'], ({ actor: staff, input, lang }) =>
    cancelForGolfer(ctx, { staff, lang }, input),
  )

  serve(app, ctx, calls['POST /api/staff/bookings/:id/note'], ({ actor: staff, input, lang }) =>
    noteBooking(ctx, { staff, lang }, input),
  )

  serve(app, ctx, calls['GET /api/staff/queue'], () => queueFigures(ctx))

  serve(app, ctx, calls['GET /api/staff/queue/live'], async ({ reply }) => live.open(reply))
}
