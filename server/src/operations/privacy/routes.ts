import { calls } from '@teeviet/contract/calls'
import { listConsents } from '#identity/members/consents'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { createLimit } from '#platform/http/limit'
import { serve } from '#platform/http/serve'
import { deleteAccount, obstaclesToDeletion, requestDeletionCode } from './delete-account.ts'
import { gatherMyData } from './my-data.ts'

/** A golfer's legal rights over their own data: access, portability, erasure. */
export function registerPrivacyRoutes(app: App, ctx: Context): void {
  // Reading all rows of a golfer at once is the most expensive read.
  const downloads = createLimit(ctx.pool, { name: 'own-data', points: 20, seconds: 60 * 60 })

  serve(app, ctx, calls['GET /api/for_wap/my_data'], async ({ actor, reply }) => {
    await downloads.take(String(actor.id))
    reply.header('cache-control', 'no-store')
    return gatherMyData(ctx, actor)
  })

  serve(app, ctx, calls['GET /api/for_wap/list_consents'], async ({ actor }) => {
    const consents = await listConsents(ctx, actor.id)
    return consents.map(({ document, version, given_at }) => ({
      document,
      version,
      given_at: given_at.getTime(),
    }))
  })

  serve(app, ctx, calls['GET /api/for_wap/account_deletion'], async ({ actor }) => {
    const { bookings, points, moneyDue } = await obstaclesToDeletion(ctx.q, actor.id)
    return {
      open_bookings: bookings.map(({ id, code, course, state, plays_at, waits_for }) => ({
        id_general_bill_detail: id,
        code,
        facility: course,
        date_played: plays_at.getTime(),
        state,
        waits_for,
      })),
      point: points,
      refund_due: moneyDue,
    }
  })

  serve(app, ctx, calls['POST /api/for_wap/get_sms_delete_account'], async ({ actor, lang }) => {
    const code = await requestDeletionCode(ctx, actor, lang)
    return { time: code.seconds }
  })

  serve(app, ctx, calls['POST /api/for_wap/delete_account'], async ({ actor, input: { code } }) => {
    await deleteAccount(ctx, actor, code)
    return null
  })
}
