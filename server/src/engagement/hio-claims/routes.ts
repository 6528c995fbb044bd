import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { createLimit } from '#platform/http/limit'
import { serve } from '#platform/http/serve'
import { claimSheet } from './claim-sheet.ts'
import { moveClaim, previewStep } from './move-claim.ts'
import { listOwnClaims, makeClaim, withdrawClaim } from './own-claims.ts'
import { requestSheet } from './send-sheet.ts'
import { claimPhoto, listClaimsForStaff } from './staff-claims.ts'
import { answerAsWitness, readWitnessed } from './witness.ts'

/**
 * Hole-in-one claims: the golfer's own, the link of the witness, and staff routes. Every use of a link counts against the
 * budget of its address, and every claim against that of its golfer, since it sends an SMS to a stranger.
 */
export function registerHioClaimRoutes(app: App, ctx: Context): void {
  const { golferLinksPerAddressPerHour, hioClaimsPerMemberPerDay } = ctx.config.rules
  const linksOfAddress = createLimit(ctx.pool, {
    name: 'golfer-links',
    points: golferLinksPerAddressPerHour,
    seconds: 3_600,
  })
  const claimsOfMember = createLimit(ctx.pool, {
    name: 'hio-claims',
    points: hioClaimsPerMemberPerDay,
    seconds: 86_400,
  })

  serve(app, ctx, calls['GET /api/for_wap/hio_claims'], ({ actor, input }) =>
    listOwnClaims(ctx, actor, input.id_general_bill_detail),
  )
  serve(app, ctx, calls['POST /api/for_wap/make_hio_claim'], ({ actor, input, idempotency }) =>
    makeClaim(ctx, actor, input, { idempotency, countClaim: () => claimsOfMember.take(String(actor.id)) }),
  )
  serve(app, ctx, calls['POST /api/for_wap/withdraw_hio_claim'], ({ actor, input }) =>
    withdrawClaim(ctx, actor, input),
  )

  serve(app, ctx, calls['POST /api/hio-witness/view'], async ({ input, lang, request }) => {
    await linksOfAddress.take(request.ip)
    return readWitnessed(ctx, input.key, lang)
  })
  serve(app, ctx, calls['POST /api/hio-witness/answer'], async ({ input, lang, request }) => {
    await linksOfAddress.take(request.ip)
    return answerAsWitness(ctx, { key: input.key, isSeen: input.is_seen === 1 }, lang)
  })

  serve(app, ctx, calls['GET /api/staff/hio-claims'], ({ actor: staff, input, lang }) =>
    listClaimsForStaff(ctx, { staff, lang }, input),
  )
  serve(app, ctx, calls['POST /api/staff/hio-claims/:id/step'], ({ actor: staff, input, lang }) =>
    moveClaim(ctx, { staff, lang }, input),
  )
  serve(app, ctx, calls['POST /api/staff/hio-claims/:id/preview-messages'], ({ actor: staff, input }) =>
    previewStep(ctx, staff, input),
  )
  serve(app, ctx, calls['GET /api/staff/hio-claims/:id/photo'], async ({ input, reply }) => {
    const photo = await claimPhoto(ctx.q, input.id)
    reply
      .type('image/webp')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', "default-src 'none'; sandbox")
    return photo
  })
  serve(app, ctx, calls['GET /api/staff/hio-claims/:id/sheet'], async ({ input, lang, reply }) => {
    const { pdf } = await claimSheet(ctx, ctx.q, input.id, lang)
    reply
      .type(pdf.type)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${pdf.name}"`)
    return pdf.bytes
  })
  serve(app, ctx, calls['POST /api/staff/hio-claims/:id/send-sheet'], (call) =>
    requestSheet(ctx, { staff: call.actor, lang: call.lang }, call.input, call.idempotency),
  )
}
