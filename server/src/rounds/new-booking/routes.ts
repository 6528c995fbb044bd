import { calls } from '@teeviet/contract/calls'
import { suggestCompanies } from '#bookings/companies/companies'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { changeDeposit } from './change-deposit.ts'
import { emailDocumentAgain } from './email-document.ts'
import { makeBooking } from './make-booking.ts'
import { nameCompany } from './name-company.ts'
import { previewBooking } from './quote-booking.ts'

/** The bookings that staff make for golfers. */
export function registerNewBookingRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['POST /api/staff/bookings/quote'], ({ actor: staff, input, lang }) =>
    previewBooking(ctx, staff, input, lang),
  )

  serve(app, ctx, calls['GET /api/staff/companies'], ({ input }) => suggestCompanies(ctx.q, input.q))

  serve(app, ctx, calls['POST /api/staff/bookings/:id/company'], ({ actor: staff, input, lang }) =>
    nameCompany(ctx, { staff, lang }, input),
  )

  serve(app, ctx, calls['POST /api/staff/bookings/:id/email-document'], ({ actor: staff, input, lang }) =>
    emailDocumentAgain(ctx, { staff, lang }, input),
  )

  serve(app, ctx, calls['POST /api/staff/bookings/:id/change-deposit'], ({ actor: staff, input, lang }) =>
    changeDeposit(ctx, { staff, lang }, input),
  )

  serve(app, ctx, calls['POST /api/staff/bookings'], ({ actor: staff, input, lang, idempotency }) =>
    makeBooking(ctx, { staff, lang, idempotency }, input),
  )
}
