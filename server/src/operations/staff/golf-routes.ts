import { calls } from '@teeviet/contract/calls'
import { countSold } from '#bookings/holds/count-sold'
import { clubChannelsOf } from '#golf/courses/club-contacts'
import { listChanges } from '#golf/courses/golf-changes'
import { saveRefundTerms } from '#golf/courses/refund-terms/save-refund-terms'
import { addCourse, saveCourse } from '#golf/courses/save-course'
import { listStaffCourses, openStaffCourse } from '#golf/courses/staff-courses'
import { listStaffRates } from '#golf/courses/staff-rates'
import { endCategory, saveCategory } from '#golf/offers/save-category'
import { saveOffer } from '#golf/offers/save-offer'
import { listStaffOffers } from '#golf/offers/staff-offers'
import { listClubRates, saveRatesAsClub } from '#golf/schedule/club-rates'
import { fillCourseNow } from '#golf/schedule/fill-course'
import { announceHolidays, previewHolidays, removeHolidays } from '#golf/schedule/holidays/change-holidays'
import { listHolidays } from '#golf/schedule/holidays/list-holidays'
import { previewSchedule } from '#golf/schedule/preview-schedule'
import { saveRates } from '#golf/schedule/save-rates'
import { saveSchedule } from '#golf/schedule/save-schedule'
import { previewRates } from '#golf/search/preview-rates'
import { changePlaces } from '#golf/tee-sheet/change-places'
import { coursesOf } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { closeTeeTimes, openTeeTimes, previewClosing, previewEndings } from '#rounds/staff/close/close'
import { liftClosing } from '#rounds/staff/close/lift-closing'
import { readStaffSheet } from '#rounds/staff/staff-sheet'

/** The golf side of the console: courses, rates, tee sheets and offers. */
export function registerStaffGolfRoutes(app: App, ctx: Context): void {
  registerCourseRoutes(app, ctx)
  registerTeeSheetRoutes(app, ctx)
  registerOfferRoutes(app, ctx)
  registerHolidayRoutes(app, ctx)

  serve(app, ctx, calls['GET /api/staff/golf-changes'], ({ actor, input }) =>
    listChanges(ctx, { ...input, courses: coursesOf(actor) }),
  )
}

function registerCourseRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/staff/courses'], ({ actor, input, lang }) =>
    listStaffCourses(ctx, { ...input, courses: coursesOf(actor) }, lang),
  )
  serve(app, ctx, calls['GET /api/staff/courses/:id'], ({ input }) => openStaffCourse(ctx.q, input.id))
  serve(app, ctx, calls['GET /api/staff/club-channels'], async () => ({ channels: clubChannelsOf(ctx) }))
  serve(app, ctx, calls['POST /api/staff/courses'], ({ actor, input }) =>
    addCourse(ctx, actor, input.settings),
  )
  serve(app, ctx, calls['POST /api/staff/courses/:id'], ({ actor, input }) => saveCourse(ctx, actor, input))
  serve(app, ctx, calls['POST /api/staff/courses/:id/schedule'], ({ actor, input }) =>
    saveSchedule(ctx, actor, input),
  )
  serve(app, ctx, calls['POST /api/staff/courses/:id/schedule/preview'], ({ input }) =>
    previewSchedule(ctx, input),
  )
  serve(app, ctx, calls['POST /api/staff/courses/:id/refund-terms'], ({ actor, input }) =>
    saveRefundTerms(ctx, actor, input),
  )
  serve(app, ctx, calls['GET /api/staff/rates'], ({ input }) => listStaffRates(ctx.q, input.facility_id))
  serve(app, ctx, calls['POST /api/staff/rates'], ({ actor, input }) => saveRates(ctx, actor, input))
  serve(app, ctx, calls['POST /api/staff/rates/preview'], ({ actor, input, lang }) =>
    previewRates(ctx, actor, input, lang),
  )
  serve(app, ctx, calls['GET /api/club/rates'], ({ actor, input }) =>
    listClubRates(ctx, actor, input.facility_id),
  )
  serve(app, ctx, calls['POST /api/club/rates'], ({ actor, input }) => saveRatesAsClub(ctx, actor, input))
}

function registerTeeSheetRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/staff/tee-sheet'], ({ input }) =>
    readStaffSheet(ctx, input.facility_id, input.day),
  )
  serve(app, ctx, calls['GET /api/staff/tee-sheet/closing'], ({ input }) => previewClosing(ctx, input))

  serve(app, ctx, calls['POST /api/staff/tee-sheet/close/preview-messages'], ({ actor, input }) =>
    previewEndings(ctx, actor, input),
  )
  serve(app, ctx, calls['POST /api/staff/tee-sheet/close'], ({ actor, input }) =>
    closeTeeTimes(ctx, actor, input),
  )
  serve(app, ctx, calls['POST /api/staff/tee-sheet/open'], ({ actor, input }) =>
    openTeeTimes(ctx, actor, input),
  )
  serve(app, ctx, calls['POST /api/staff/tee-sheet/closings/:id/lift'], ({ actor, input }) =>
    liftClosing(ctx, actor, input.id),
  )
  serve(app, ctx, calls['POST /api/staff/tee-sheet/places'], ({ actor, input }) =>
    changePlaces(ctx, actor, input),
  )
  serve(app, ctx, calls['POST /api/staff/tee-sheet/extend'], ({ input }) =>
    fillCourseNow(ctx, input.facility_id),
  )
}

function registerOfferRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/staff/offers'], ({ actor, input, lang }) =>
    listStaffOffers(
      ctx.q,
      { endsAfter: input.ended === '1' ? null : ctx.clock.now(), courses: coursesOf(actor) },
      lang,
    ),
  )
  serve(app, ctx, calls['POST /api/staff/offers'], ({ actor, input, lang }) =>
    saveOffer(ctx, actor, input, { lang, countSold }),
  )
  serve(app, ctx, calls['POST /api/staff/offer-categories'], ({ actor, input, lang }) =>
    saveCategory(ctx, actor, input, lang),
  )
  serve(app, ctx, calls['POST /api/staff/offer-categories/:id/end'], ({ actor, input, lang }) =>
    endCategory(ctx, actor, input, lang),
  )
}

function registerHolidayRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/staff/holidays'], () => listHolidays(ctx, ctx.q))
  serve(app, ctx, calls['POST /api/staff/holidays/preview'], ({ actor, input }) =>
    previewHolidays(ctx, actor, input),
  )
  serve(app, ctx, calls['POST /api/staff/holidays'], ({ actor, input }) =>
    announceHolidays(ctx, actor, input),
  )
  serve(app, ctx, calls['POST /api/staff/holidays/remove'], ({ actor, input }) =>
    removeHolidays(ctx, actor, input),
  )
}
