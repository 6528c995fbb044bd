import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { createLimit } from '#platform/http/limit'
import { serve } from '#platform/http/serve'
import { acceptAsClub, acknowledgeByLink, declineAsClub, proposeAsClub } from './answer-as-club.ts'
import { readClubRequest } from './read-club-request.ts'

/** The link by which a club answers a request or acknowledges a paid booking. Every use counts against the budget of its address: keys are not guessed. */
export function registerClubRoutes(app: App, ctx: Context): void {
  const linksOfAddress = createLimit(ctx.pool, {
    name: 'club-links',
    points: ctx.config.rules.clubLinksPerAddressPerHour,
    seconds: 3_600,
  })

  serve(app, ctx, calls['POST /api/club/request'], async ({ input, lang, request }) => {
    await linksOfAddress.take(request.ip)
    return readClubRequest(ctx.q, input.key, { lang, now: ctx.clock.now() })
  })

  serve(app, ctx, calls['POST /api/club/accept'], async ({ input, lang, request }) => {
    await linksOfAddress.take(request.ip)
    return acceptAsClub(ctx, input, lang)
  })

  serve(app, ctx, calls['POST /api/club/decline'], async ({ input, lang, request }) => {
    await linksOfAddress.take(request.ip)
    return declineAsClub(ctx, input, lang)
  })

  serve(app, ctx, calls['POST /api/club/propose'], async ({ input, lang, request }) => {
    await linksOfAddress.take(request.ip)
    return proposeAsClub(ctx, input, lang)
  })

  serve(app, ctx, calls['POST /api/club/acknowledge'], async ({ input, lang, request }) => {
    await linksOfAddress.take(request.ip)
    return acknowledgeByLink(ctx, input, lang)
  })
}
