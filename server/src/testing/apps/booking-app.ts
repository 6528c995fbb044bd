import { registerClubRoutes } from '#bookings/club/routes'
import { registerInsuranceRoutes } from '#bookings/insurance/routes'
import { registerDocumentRoutes } from '#money/documents/routes'
import { registerRefundRoutes } from '#money/refunds/routes'
import { registerStaffRefundRoutes } from '#money/refunds/staff/refund-routes'
import { registerReportRoutes } from '#operations/reports/report-routes'
import { registerQueueRoutes } from '#operations/staff/queue-routes'
import type { Member, Staff } from '#platform/context/actor'
import type { App } from '#platform/http/app'
import { createApp } from '#platform/http/create-app'
import { registerBookingRoutes } from '#rounds/bills/routes'
import { registerClubPortalRoutes } from '#rounds/club/portal-routes'
import { registerCounterRoutes } from '#rounds/counter/routes'
import { registerLiveRoutes } from '#rounds/live/live-routes'
import { registerNewBookingRoutes } from '#rounds/new-booking/routes'
import { registerPreviewRoutes } from '#rounds/previews/routes'
import { registerStaffBookingRoutes } from '#rounds/staff/booking-routes'
import { registerWeatherRoutes } from '#rounds/weather/routes'
import type { TestContext } from '../context.ts'
import { type Browser, openBrowser } from '../processes/browser.ts'

/** The application with the booking modules, where a token is simply the name of an actor. */
export type BookingApp = {
  app: App
  /** A browser in which this golfer or staff member is signed in; a visitor's without one. */
  browserOf(actor?: Member | Staff): Browser
}

export async function createBookingApp(ctx: TestContext): Promise<BookingApp> {
  const actors = new Map<string, Member | Staff>()
  const find = (token: string) => actors.get(token)
  ctx.authenticate = {
    member: async (token) => {
      const actor = find(token)
      return actor?.kind === 'member' ? actor : null
    },
    staff: async (token) => {
      const actor = find(token)
      return actor?.kind === 'staff' ? actor : null
    },
    partner: async () => null,
  }
  const app = await createApp(ctx)
  registerBookingRoutes(app, ctx)
  registerStaffBookingRoutes(app, ctx)
  registerNewBookingRoutes(app, ctx)
  registerCounterRoutes(app, ctx)
  registerPreviewRoutes(app, ctx)
  registerLiveRoutes(app, ctx)
  registerClubRoutes(app, ctx)
  registerClubPortalRoutes(app, ctx)
  registerQueueRoutes(app, ctx)
  registerReportRoutes(app, ctx)
  registerWeatherRoutes(app, ctx)
  registerRefundRoutes(app, ctx)
  registerInsuranceRoutes(app, ctx)
  registerDocumentRoutes(app, ctx)
  registerStaffRefundRoutes(app, ctx)
  await app.ready()
  return {
    app,
    browserOf: (actor) => {
      const browser = openBrowser(app)
      if (actor) {
        const token = `${actor.kind}-${actor.id}`
        actors.set(token, actor)
        browser.useToken(token)
      }
      return browser
    },
  }
}
