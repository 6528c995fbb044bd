import { calls } from '@teeviet/contract/calls'
import type { Context } from '../context.ts'
import { addCourse, saveCourse } from '../courses/save-course.ts'
import { saveRates } from '../courses/save-rates.ts'
import { saveRefundTerms } from '../courses/save-refund-terms.ts'
import { saveSchedule } from '../courses/save-schedule.ts'
import { listStaffCourses, openStaffCourse } from '../courses/staff-courses.ts'
import { listStaffRates } from '../courses/staff-rates.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import { endCategory, saveCategory } from '../offers/save-category.ts'
import { saveOffer } from '../offers/save-offer.ts'
import { listStaffOffers } from '../offers/staff-offers.ts'
import { changePlaces } from '../tee-sheet/change-places.ts'
import { closeTeeTimes, openTeeTimes, previewClosing } from '../tee-sheet/close.ts'
import { fillCourseNow } from '../tee-sheet/fill-course.ts'
import { readStaffSheet } from '../tee-sheet/staff-sheet.ts'
import { listChanges } from './golf-changes.ts'
import { requireAdmin, requireRoles } from './roles.ts'

/**
 * The golf side of the console. All staff may look; the tee sheet is changed by sales, who agree places with the clubs;
 * courses, rates and offers are the administrators'.
 */
export function registerStaffGolfRoutes(app: App, ctx: Context): void {
  registerCourseDesk(app, ctx)
  registerSheetDesk(app, ctx)
  registerOfferDesk(app, ctx)

  serve(app, ctx, calls['GET /api/staff/golf-changes'], ({ input }) => listChanges(ctx, input))
}

function registerCourseDesk(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/staff/courses'], ({ input, lang }) => listStaffCourses(ctx, input, lang))
  serve(app, ctx, calls['GET /api/staff/courses/:id'], ({ input }) => openStaffCourse(ctx.q, input.id))
  serve(app, ctx, calls['POST /api/staff/courses'], async ({ actor, input }) => {
    requireAdmin(actor)
    return addCourse(ctx, actor, input.settings)
  })
  serve(app, ctx, calls['POST /api/staff/courses/:id'], async ({ actor, input }) => {
    requireAdmin(actor)
    return saveCourse(ctx, actor, input)
  })
  serve(app, ctx, calls['POST /api/staff/courses/:id/schedule'], async ({ actor, input }) => {
    requireAdmin(actor)
    return saveSchedule(ctx, actor, input)
  })
  serve(app, ctx, calls['POST /api/staff/courses/:id/refund-terms'], async ({ actor, input }) => {
    requireAdmin(actor)
    return saveRefundTerms(ctx, actor, input)
  })
  serve(app, ctx, calls['GET /api/staff/rates'], ({ input }) => listStaffRates(ctx.q, input.facility_id))
  serve(app, ctx, calls['POST /api/staff/rates'], async ({ actor, input }) => {
    requireAdmin(actor)
    return saveRates(ctx, actor, input)
  })
}

function registerSheetDesk(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/staff/tee-sheet'], ({ input }) =>
    readStaffSheet(ctx, input.facility_id, input.day),
  )
  serve(app, ctx, calls['GET /api/staff/tee-sheet/closing'], async ({ actor, input }) => {
    requireRoles(actor, 'sales')
    return previewClosing(ctx, input)
  })
  serve(app, ctx, calls['POST /api/staff/tee-sheet/close'], async ({ actor, input }) => {
    requireRoles(actor, 'sales')
    return closeTeeTimes(ctx, actor, input)
  })
  serve(app, ctx, calls['POST /api/staff/tee-sheet/open'], async ({ actor, input }) => {
    requireRoles(actor, 'sales')
    return openTeeTimes(ctx, actor, input)
  })
  serve(app, ctx, calls['POST /api/staff/tee-sheet/places'], async ({ actor, input }) => {
    requireRoles(actor, 'sales')
    return changePlaces(ctx, actor, input)
  })
  serve(app, ctx, calls['POST /api/staff/tee-sheet/extend'], async ({ actor, input }) => {
    requireRoles(actor, 'sales')
    return fillCourseNow(ctx, input.facility_id)
  })
}

function registerOfferDesk(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/staff/offers'], ({ input, lang }) =>
    listStaffOffers(ctx.q, { endsAfter: input.ended === '1' ? null : ctx.clock.now() }, lang),
  )
  serve(app, ctx, calls['POST /api/staff/offers'], async ({ actor, input, lang }) => {
    requireAdmin(actor)
    return saveOffer(ctx, actor, input, lang)
  })
  serve(app, ctx, calls['POST /api/staff/offer-categories'], async ({ actor, input, lang }) => {
    requireAdmin(actor)
    return saveCategory(ctx, actor, input, lang)
  })
  serve(app, ctx, calls['POST /api/staff/offer-categories/:id/end'], async ({ actor, input, lang }) => {
    requireAdmin(actor)
    return endCategory(ctx, actor, input, lang)
  })
}
