import { calls } from '@teeviet/contract/calls'
import { findOtherTimes } from '#bookings/counter-offers/find-other-times'
import { coursesOf } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { answerChange } from '../change/answer-change.ts'
import { changeBooking, previewChange } from '../change/change-booking.ts'
import { withdrawChange } from '../change/withdraw-change.ts'
import { previewRainCheck, recordRainCheck } from '../rain-check/record-rain-check.ts'
import { acknowledgeAsStaff } from './acknowledge-booking.ts'
import { registerAttachmentRoutes } from './attachments/routes.ts'
import { confirmAndPlaceAsStaff, confirmAsStaff, placeAsStaff, rejectAsStaff } from './booking-acts.ts'
import { keepOnClosing } from './close/keep-on-closing.ts'
import { decidePartlyPaid } from './decide-partly-paid.ts'
import { cancelForClub } from './endings/cancel-for-club.ts'
import { cancelForGolfer } from './endings/cancel-for-golfer.ts'
import { extendPayment } from './extend-payment.ts'
import { listStaffBookings } from './list-bookings.ts'
import { registerMessageRoutes } from './messages/routes.ts'
import { namePlayersAsStaff } from './name-players.ts'
import { noteBooking } from './note-booking.ts'
import { offerTimesAsStaff } from './offer-times.ts'
import { openBooking } from './open-booking.ts'
import { previewAttendance, recordAttendance } from './record-attendance.ts'
import { registerSharingRoutes } from './sharing/routes.ts'
import { assignCaddies } from './starter/assign-caddies.ts'
import { noteStart } from './starter/note-start.ts'

/** The console's work with bookings: the list, one booking opened, and the steps staff and sales take. */
export function registerStaffBookingRoutes(app: App, ctx: Context): void {
  registerSharingRoutes(app, ctx)
  registerMessageRoutes(app, ctx)
  registerAttachmentRoutes(app, ctx)

  serve(app, ctx, calls['GET /api/staff/bookings'], ({ actor, input, lang }) =>
    listStaffBookings(ctx, { ...input, staff_id: actor.id, courses: coursesOf(actor) }, lang),
  )

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

  serve(app, ctx, calls['POST /api/staff/bookings/:id/cancel-for-club'], ({ actor: staff, input, lang }) =>
    cancelForClub(ctx, { staff, lang }, input),
  )

  serve(app, ctx, calls['POST /api/staff/bookings/:id/extend-payment'], ({ actor: staff, input, lang }) =>
    extendPayment(ctx, { staff, lang }, input),
  )

  serve(app, ctx, calls['POST /api/staff/bookings/:id/decide-partly-paid'], ({ actor: staff, input, lang }) =>
    decidePartlyPaid(ctx, { staff, lang }, input),
  )

  serve(app, ctx, calls['GET /api/staff/bookings/:id/other-times'], ({ actor, input, lang }) =>
    findOtherTimes(ctx, { ...input, courses: coursesOf(actor) }, lang),
  )

  serve(app, ctx, calls['POST /api/staff/bookings/:id/offer-times'], ({ actor: staff, input, lang }) =>
    offerTimesAsStaff(ctx, { staff, lang }, input),
  )

  serve(app, ctx, calls['POST /api/staff/bookings/:id/acknowledge'], ({ actor: staff, input, lang }) =>
    acknowledgeAsStaff(ctx, { staff, lang }, input),
  )

  serve(app, ctx, calls['POST /api/staff/bookings/:id/keep-on-closing'], ({ actor: staff, input, lang }) =>
    keepOnClosing(ctx, { staff, lang }, input),
  )

  serve(app, ctx, calls['POST /api/staff/bookings/:id/note'], ({ actor: staff, input, lang }) =>
    noteBooking(ctx, { staff, lang }, input),
  )

  serve(app, ctx, calls['GET /api/staff/bookings/:id/rain-check'], ({ actor: staff, input }) =>
    previewRainCheck(ctx, staff, input),
  )

  serve(app, ctx, calls['POST /api/staff/bookings/:id/rain-check'], async ({ actor: staff, input, lang }) => {
    await recordRainCheck(ctx, staff, input)
    return openBooking(ctx, input.id, lang)
  })

  serve(app, ctx, calls['POST /api/staff/bookings/:id/attendance'], ({ actor: staff, input, lang }) =>
    recordAttendance(ctx, { staff, lang }, input),
  )

  serve(
    app,
    ctx,
    calls['POST /api/staff/bookings/:id/attendance/preview-messages'],
    ({ actor: staff, input }) => previewAttendance(ctx, staff, input),
  )

  serve(app, ctx, calls['POST /api/staff/bookings/:id/start-note'], async ({ actor, input, lang }) => {
    await noteStart(ctx, actor, input)
    return openBooking(ctx, input.id, lang)
  })

  serve(app, ctx, calls['POST /api/staff/bookings/:id/caddies'], async ({ actor, input, lang }) => {
    await assignCaddies(ctx, actor, input)
    return openBooking(ctx, input.id, lang)
  })

  serve(app, ctx, calls['POST /api/staff/bookings/:id/name-players'], ({ actor: staff, input, lang }) =>
    namePlayersAsStaff(ctx, { staff, lang }, input),
  )

  serve(app, ctx, calls['POST /api/staff/bookings/:id/quote-change'], ({ actor: staff, input, lang }) =>
    previewChange(ctx, staff, input, lang),
  )

  serve(app, ctx, calls['POST /api/staff/bookings/:id/change'], async ({ actor: staff, input, lang }) => {
    await changeBooking(ctx, staff, input)
    return openBooking(ctx, input.id, lang)
  })

  serve(app, ctx, calls['POST /api/staff/bookings/:id/withdraw-change'], async ({ actor, input, lang }) => {
    await withdrawChange(ctx, actor, input.id)
    return openBooking(ctx, input.id, lang)
  })

  serve(app, ctx, calls['POST /api/staff/bookings/:id/answer-change'], async ({ actor, input, lang }) => {
    await answerChange(ctx, actor, input)
    return openBooking(ctx, input.id, lang)
  })
}
