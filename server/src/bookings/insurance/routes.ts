import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import { qrSvg } from '#platform/gateways/vietqr/qr-picture'
import type { App } from '#platform/http/app'
import { createLimit } from '#platform/http/limit'
import { serve } from '#platform/http/serve'
import { certificateLink } from '#platform/notifications/links'
import { premiumList } from './premium-list.ts'
import { readCertificate } from './read-certificate.ts'
import { verifyCertificate } from './verify-certificate.ts'

/**
 * Certificates of a golfer's own bookings, their check by anyone with the printed code, and the premiums of a month for
 * the insurer. Every check counts against the budget of its address: codes are not guessed.
 */
export function registerInsuranceRoutes(app: App, ctx: Context): void {
  const linksOfAddress = createLimit(ctx.pool, {
    name: 'golfer-links',
    points: ctx.config.rules.golferLinksPerAddressPerHour,
    seconds: 3_600,
  })

  serve(app, ctx, calls['POST /api/insurance/verify'], async ({ input, lang, request }) => {
    await linksOfAddress.take(request.ip)
    return verifyCertificate(ctx, input.code, lang)
  })

  serve(app, ctx, calls['GET /api/insurance/certificate_qr'], async ({ input, reply }) => {
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=31536000, immutable')
    return qrSvg(certificateLink(ctx.config.publicUrl, input.code))
  })

  serve(app, ctx, calls['GET /api/for_wap/insurance_certificate'], ({ actor, input, lang }) =>
    readCertificate(ctx, actor, { id: input.insurrance_id, lang }),
  )

  serve(app, ctx, calls['GET /api/staff/premiums'], ({ input, lang }) =>
    premiumList(ctx.q, input.month, lang),
  )
}
