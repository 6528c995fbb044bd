import { calls } from '@teeviet/contract/calls'
import { acknowledgeAsAccount, answerAsAccount } from '#bookings/club/answer-as-account'
import { listClubBookings, readClubBooking } from '#bookings/club/read-club-bookings'
import { coursesOfClub } from '#golf/courses/club-courses'
import { coursesOf } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { previewRainCheck, recordRainCheck } from '../rain-check/record-rain-check.ts'
import { liftClosing } from '../staff/close/lift-closing.ts'
import { previewAttendance, writeAttendanceAs } from '../staff/record-attendance.ts'
import { assignCaddies } from '../staff/starter/assign-caddies.ts'
import { noteStart } from '../staff/starter/note-start.ts'
import { closeAsClub, listClubClosings, previewAsClub } from './club-closings.ts'
import { readClubSheet } from './club-sheet.ts'
import { bookWalkIn, quoteWalkIn } from './walk-in.ts'

/** What the accounts of a club do with the bookings and tee times of their courses. */
export function registerClubPortalRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/club/courses'], ({ actor, lang }) =>
    coursesOfClub(ctx.q, coursesOf(actor), lang),
  )

  serve(app, ctx, calls['GET /api/club/bookings'], ({ actor: staff, input, lang }) =>
    listClubBookings(ctx, { staff, lang }, input),
  )

  serve(app, ctx, calls['GET /api/club/tee-sheet'], ({ actor: staff, input }) =>
    readClubSheet(ctx, staff, input),
  )

  serve(app, ctx, calls['GET /api/club/bookings/:id'], ({ actor: staff, input, lang }) =>
    readClubBooking(ctx, input.id, { staff, lang }),
  )

  serve(app, ctx, calls['POST /api/club/bookings/:id/accept'], ({ actor: staff, input, lang }) =>
    answerAsAccount(ctx, { staff, lang }, { answer: 'accepted', ...input }),
  )

  serve(app, ctx, calls['POST /api/club/bookings/:id/decline'], ({ actor: staff, input, lang }) => {
    const { reason_code: reasonCode, ...rest } = input
    return answerAsAccount(ctx, { staff, lang }, { answer: 'declined', ...rest, reasonCode })
  })

  serve(app, ctx, calls['POST /api/club/bookings/:id/propose'], ({ actor: staff, input, lang }) => {
    const { proposed_at, ...rest } = input
    return answerAsAccount(
      ctx,
      { staff, lang },
      { answer: 'proposed', ...rest, proposedAt: new Date(proposed_at) },
    )
  })

  serve(app, ctx, calls['POST /api/club/bookings/:id/acknowledge'], ({ actor: staff, input, lang }) =>
    acknowledgeAsAccount(ctx, { staff, lang }, input),
  )

  serve(app, ctx, calls['POST /api/club/bookings/:id/attendance'], async ({ actor: staff, input, lang }) => {
    await writeAttendanceAs(ctx, staff, input)
    return readClubBooking(ctx, input.id, { staff, lang })
  })

  serve(
    app,
    ctx,
    calls['POST /api/club/bookings/:id/attendance/preview-messages'],
    ({ actor: staff, input }) => previewAttendance(ctx, staff, input),
  )

  serve(app, ctx, calls['POST /api/club/bookings/:id/caddies'], async ({ actor: staff, input, lang }) => {
    await assignCaddies(ctx, staff, input)
    return readClubBooking(ctx, input.id, { staff, lang })
  })

  serve(app, ctx, calls['POST /api/club/bookings/:id/start-note'], async ({ actor: staff, input, lang }) => {
    await noteStart(ctx, staff, input)
    return readClubBooking(ctx, input.id, { staff, lang })
  })

  serve(app, ctx, calls['GET /api/club/bookings/:id/rain-check'], ({ actor: staff, input }) =>
    previewRainCheck(ctx, staff, input),
  )

  serve(app, ctx, calls['POST /api/club/bookings/:id/rain-check'], async ({ actor: staff, input, lang }) => {
    await recordRainCheck(ctx, staff, input)
    return readClubBooking(ctx, input.id, { staff, lang })
  })

  serve(app, ctx, calls['POST /api/club/walk-ins/quote'], ({ actor: staff, input, lang }) =>
    quoteWalkIn(ctx, { staff, lang }, input),
  )

  serve(app, ctx, calls['POST /api/club/walk-ins'], ({ actor: staff, input, lang, idempotency }) =>
    bookWalkIn(ctx, { staff, lang, idempotency }, input),
  )

  serve(app, ctx, calls['GET /api/club/closings'], ({ actor: staff, input }) =>
    listClubClosings(ctx, staff, input.facility_id),
  )

  serve(app, ctx, calls['GET /api/club/closings/preview'], ({ actor: staff, input }) =>
    previewAsClub(ctx, staff, input),
  )

  serve(app, ctx, calls['POST /api/club/closings'], ({ actor: staff, input }) =>
    closeAsClub(ctx, staff, input),
  )

  serve(app, ctx, calls['POST /api/club/closings/:id/lift'], ({ actor: staff, input }) =>
    liftClosing(ctx, staff, input.id),
  )
}
