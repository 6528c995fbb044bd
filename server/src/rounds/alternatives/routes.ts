import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { createLimit } from '#platform/http/limit'
import { serve } from '#platform/http/serve'
import { acceptAlternativeAsAccount, acceptAlternativeByLink } from './accept-as-club.ts'
import { confirmAlternativeAsStaff } from './confirm-as-staff.ts'

/**
 * Taking other tee times that golfers named in their requests, by staff, by the link of a club and by its accounts. Every
 * use of a link counts against the budget of its address, together with its other answers.
 */
export function registerAlternativeRoutes(app: App, ctx: Context): void {
  const linksOfAddress = createLimit(ctx.pool, {
    name: 'club-links',
    points: ctx.config.rules.clubLinksPerAddressPerHour,
    seconds: 3_600,
  })

  serve(
    app,
    ctx,
    calls['POST /api/staff/bookings/:id/confirm-alternative'],
    ({ actor: staff, input, lang }) => confirmAlternativeAsStaff(ctx, { staff, lang }, input),
  )

  serve(app, ctx, calls['POST /api/club/accept-alternative'], async ({ input, lang, request }) => {
    await linksOfAddress.take(request.ip)
    return acceptAlternativeByLink(ctx, input, lang)
  })

  serve(app, ctx, calls['POST /api/club/bookings/:id/accept-alternative'], ({ actor: staff, input, lang }) =>
    acceptAlternativeAsAccount(ctx, { staff, lang }, input),
  )
}
