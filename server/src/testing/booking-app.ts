import { registerBookingRoutes } from '../bookings/routes.ts'
import { registerDocumentRoutes } from '../documents/routes.ts'
import type { Member, Staff } from '../http/actor.ts'
import { type App, createApp } from '../http/app.ts'
import { registerInsuranceRoutes } from '../insurance/routes.ts'
import { registerRefundRoutes } from '../refunds/routes.ts'
import { registerStaffBookingRoutes } from '../staff/booking-routes.ts'
import { registerStaffRefundRoutes } from '../staff/refund-routes.ts'
import { type Browser, openBrowser } from './browser.ts'
import type { TestContext } from './context.ts'

/** The application with everything about bookings, where a token is simply somebody. */
export type BookingApp = {
  app: App
  /** A browser in which this golfer or staff member is signed in; nobody without one. */
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
  }
  const app = await createApp(ctx)
  registerBookingRoutes(app, ctx)
  registerStaffBookingRoutes(app, ctx)
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
