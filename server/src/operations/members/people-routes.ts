import { calls } from '@teeviet/contract/calls'
import {
  disableStaff,
  enableStaff,
  inviteStaff,
  renewPassword,
  resetFactor,
  saveStaff,
} from '#identity/staff/change-staff'
import { endClubKeys, rotateClubKey } from '#identity/staff/club-keys'
import { endPreviousClubSecret, saveClubWebhook } from '#identity/staff/club-webhook'
import { setPassword } from '#identity/staff/password-link'
import { readRolePermissions, saveRolePermissions } from '#identity/staff/role-permissions'
import { listStaff } from '#identity/staff/staff-user'
import { correctWallet, previewCorrection } from '#money/wallet/correct-wallet'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { createLimit } from '#platform/http/limit'
import { serve } from '#platform/http/serve'
import { addPhone, previewAddedPhone } from './add-phone.ts'
import { confirmMemberPhone, lockMember, renameMember, unlockMember } from './change-member.ts'
import { findMembers } from './find-members.ts'
import { openMember, readMember } from './open-member.ts'

/** The console's work with people: golfers, and the accounts of the operator's own. */
export function registerStaffPeopleRoutes(app: App, ctx: Context): void {
  const passwordsOfAddress = createLimit(ctx.pool, {
    name: 'staff-passwords',
    points: ctx.config.rules.staffSignInsPerAddressPerHour,
    seconds: 60 * 60,
  })

  serve(app, ctx, calls['GET /api/staff/members'], ({ actor, input }) => findMembers(ctx, actor, input.q))
  serve(app, ctx, calls['GET /api/staff/members/:id'], ({ actor, input, lang }) =>
    openMember(ctx, actor, input.id, lang),
  )
  serve(app, ctx, calls['POST /api/staff/members/:id/lock'], ({ actor: staff, input, lang }) =>
    lockMember(ctx, { staff, lang }, input),
  )
  serve(app, ctx, calls['POST /api/staff/members/:id/unlock'], ({ actor: staff, input, lang }) =>
    unlockMember(ctx, { staff, lang }, input),
  )
  serve(app, ctx, calls['POST /api/staff/members/:id/name'], ({ actor: staff, input, lang }) =>
    renameMember(ctx, { staff, lang }, input),
  )
  serve(app, ctx, calls['POST /api/staff/members/:id/confirm-phone'], ({ actor: staff, input, lang }) =>
    confirmMemberPhone(ctx, { staff, lang }, input),
  )

  serve(app, ctx, calls['POST /api/staff/bookings/:id/phone'], ({ actor: staff, input, lang }) =>
    addPhone(ctx, { staff, lang }, input),
  )
  serve(app, ctx, calls['POST /api/staff/bookings/:id/phone/preview-messages'], ({ actor: staff, input }) =>
    previewAddedPhone(ctx, staff, input),
  )

  serve(
    app,
    ctx,
    calls['POST /api/staff/members/:id/correct-wallet'],
    async ({ actor: staff, input, lang, idempotency }) => {
      await correctWallet(ctx, staff, input, idempotency)
      return readMember(ctx, staff, input.id, lang)
    },
  )
  serve(
    app,
    ctx,
    calls['POST /api/staff/members/:id/correct-wallet/preview-messages'],
    ({ actor: staff, input }) => previewCorrection(ctx, staff, input),
  )

  serve(app, ctx, calls['GET /api/staff/users'], () => listStaff(ctx.q, ctx.clock.now()))
  serve(app, ctx, calls['POST /api/staff/users'], ({ actor, input }) => inviteStaff(ctx, actor, input))
  serve(app, ctx, calls['POST /api/staff/users/:id'], ({ actor, input }) => saveStaff(ctx, actor, input))
  serve(app, ctx, calls['POST /api/staff/users/:id/disable'], ({ actor, input }) =>
    disableStaff(ctx, actor, input),
  )
  serve(app, ctx, calls['POST /api/staff/users/:id/enable'], ({ actor, input }) =>
    enableStaff(ctx, actor, input.id),
  )
  serve(app, ctx, calls['POST /api/staff/users/:id/password-link'], ({ actor, input }) =>
    renewPassword(ctx, actor, input.id),
  )
  serve(app, ctx, calls['POST /api/staff/users/:id/reset-factor'], ({ actor, input }) =>
    resetFactor(ctx, actor, input.id),
  )
  serve(app, ctx, calls['POST /api/staff/users/:id/club-key'], ({ actor, input }) =>
    rotateClubKey(ctx, actor, input),
  )
  serve(app, ctx, calls['POST /api/staff/users/:id/club-key/end'], ({ actor, input }) =>
    endClubKeys(ctx, actor, input.id),
  )
  serve(app, ctx, calls['POST /api/staff/users/:id/club-webhook'], ({ actor, input }) =>
    saveClubWebhook(ctx, actor, input),
  )
  serve(
    app,
    ctx,
    calls['POST /api/staff/users/:id/club-webhook/end-previous-secret'],
    ({ actor, input: { id } }) => endPreviousClubSecret(ctx, actor, id),
  )
  serve(app, ctx, calls['GET /api/staff/permissions'], () => readRolePermissions(ctx.q))
  serve(app, ctx, calls['POST /api/staff/permissions'], ({ actor, input }) =>
    saveRolePermissions(ctx, actor, input),
  )
  serve(app, ctx, calls['POST /api/staff/password'], ({ input: { token, password }, request }) =>
    setPassword(ctx, passwordsOfAddress, { token, password, address: request.ip }),
  )
}
