import { calls } from '@teeviet/contract/calls'
import { dayOf, formatDay } from '@teeviet/contract/rules/time/dates'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { pointsOf } from '#platform/ledger/points'
import { type Profile, saveProfile } from '../members/change-member.ts'
import { sessionOnWire } from '../sessions/session-on-wire.ts'
import { viewSession } from '../sessions/session-view.ts'
import { checkProfile } from './check-profile.ts'
import { readProfile } from './profile.ts'

/** The golfer's own data and points. */
export function registerProfileRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/for_wap/get_profile'], async ({ actor }) =>
    sessionOnWire('', await viewSession(ctx, { memberId: actor.id, sessionId: actor.sessionId })),
  )

  serve(app, ctx, calls['GET /api/for_wap/get_info_user'], async ({ actor }) =>
    onWire(await readProfile(ctx, actor.id)),
  )

  serve(app, ctx, calls['POST /api/for_wap/update_info_user'], async ({ actor, input, lang }) => {
    const profile = checkProfile(input, { today: dayOf(ctx.clock.now()), lang })
    await saveProfile(ctx.q, actor.id, profile)
    return onWire(profile)
  })

  serve(app, ctx, calls['GET /api/wallet/get_point'], async ({ actor }) => ({
    point: await pointsOf(ctx.q, actor.id),
  }))
  serve(app, ctx, calls['GET /api/wallet/reload_point'], async ({ actor }) => ({
    point: await pointsOf(ctx.q, actor.id),
  }))
}

function onWire({ fullname, address, email, birthday }: Profile) {
  return {
    fullname,
    address,
    birthday: birthday === null ? null : formatDay(birthday),
    user_email: { email },
  }
}
