import { callerOf, isInScopes, type May, permissionsOf } from '@teeviet/contract/may'
import { type ActorOf, type Actors, type Credential, requirePermission } from './actor.ts'
import type { Context } from './context.ts'
import { requireCallAtCourses } from './own-courses.ts'
import { Refusal } from './refusal.ts'

const IDENTIFY: { [C in keyof Actors]: (ctx: Context, credential: Credential | null) => Promise<Actors[C]> } =
  {
    visitor: async (ctx, credential) =>
      (credential && (await ctx.authenticate.member(credential.token))) || { kind: 'visitor' },
    golfer: async (ctx, credential) => {
      if (!credential) throw new Refusal('login.required')
      const member = await ctx.authenticate.member(credential.token)
      if (!member) throw new Refusal('session.ended')
      return member
    },
    staff: async (ctx, credential) => {
      const staff = credential && (await ctx.authenticate.staff(credential.token, credential.from))
      if (!staff) throw new Refusal('login.required')
      return staff
    },
    partner: async (ctx, credential) => {
      const partner = credential && (await ctx.authenticate.partner(credential.token))
      if (!partner) throw new Refusal('login.required')
      return partner
    },
  }

/**
 * The actor of a request, if they may make the call.
 * @throws Refusal `login.required` (401) without a token or cookie where one is needed, `session.ended` (498) with an expired
 *   one, `request.forbidden` (403) for staff without the permission, or limited to courses for a call about all, and for
 *   a partner's key without the scope
 */
export async function authorize<M extends May>(
  ctx: Context,
  may: M,
  credential: Credential | null,
): Promise<ActorOf<M>> {
  const actor = await IDENTIFY[callerOf(may)](ctx, credential)
  if (actor.kind === 'staff') {
    for (const permission of permissionsOf(may)) requirePermission(actor, permission)
    requireCallAtCourses(actor, may)
  }
  if (actor.kind === 'partner' && !isInScopes(may, actor.scopes)) throw new Refusal('request.forbidden')
  return actor
}
