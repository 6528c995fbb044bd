import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { displayedVid } from '../members/vid.ts'
import { findByPhone, findByVid } from './find.ts'
import type { FoundMember } from './found.ts'
import { linkPhone } from './link-phone.ts'
import { limitOfLookUps } from './look-ups.ts'
import { searchMembers } from './search.ts'

/** Finding members to play with. */
export function registerPlayerRoutes(app: App, ctx: Context): void {
  const lookUps = limitOfLookUps(ctx)

  serve(app, ctx, calls['POST /api/services/search_user'], async ({ actor, input }) => {
    await lookUps.take(String(actor.id))
    const { keyword_golfer: text, page, limit: rows } = input
    return { data: (await searchMembers(ctx, { memberId: actor.id, text, page, rows })).map(found) }
  })

  serve(app, ctx, calls['GET /api/for_wap/search_member'], async ({ actor, input }) => {
    await lookUps.take(String(actor.id))
    const { q: text, page, number: rows } = input
    return { data: (await searchMembers(ctx, { memberId: actor.id, text, page, rows })).map(found) }
  })

  serve(app, ctx, calls['POST /api/for_wap/get_user_by_phone'], async ({ actor, input: { phone } }) => {
    await lookUps.take(String(actor.id))
    return named(await findByPhone(ctx, phone))
  })

  serve(app, ctx, calls['GET /api/for_wap/check_info_user'], async ({ actor, input: { phone, vga } }) => {
    await lookUps.take(String(actor.id))
    return named(vga === '' ? await findByPhone(ctx, phone) : await findByVid(ctx, vga))
  })

  serve(
    app,
    ctx,
    calls['POST /api/for_wap/mapping_account_vgs'],
    async ({ actor, input: { phone, vga } }) => {
      await lookUps.take(String(actor.id))
      return found(await linkPhone(ctx, { memberId: actor.id, phone, vga }))
    },
  )
}

function found({ vga, fullname, avatar }: FoundMember) {
  const id_display = displayedVid(vga)
  return { _id: vga, id: vga, user_id: vga, vga, id_display, fullname, avatar: avatar ?? '' }
}

function named(member: FoundMember | null) {
  return member && { vga: member.vga, id_display: displayedVid(member.vga), fullname: member.fullname }
}
