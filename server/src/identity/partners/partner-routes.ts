import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { endPartnerKeys, rotatePartnerKey } from './api-keys.ts'
import { listPartnerEvents } from './events.ts'
import { setCardKeys } from './keys/card-keys.ts'
import { rotateKeys } from './keys/rotate-keys.ts'
import { savePartner } from './save-partner.ts'
import { listStaffPartners, readStaffPartner } from './staff-partner-on-wire.ts'

/** The console's work with partners: their settings, keys and trail. */
export function registerStaffPartnerRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/staff/partners'], () => listStaffPartners(ctx))

  serve(app, ctx, calls['POST /api/staff/partners/:code'], async ({ actor, input: { code, settings } }) => {
    await savePartner(ctx, actor, code, settings)
    return readStaffPartner(ctx, code)
  })

  serve(app, ctx, calls['POST /api/staff/partners/:code/keys'], async ({ actor, input }) => {
    const reported = await rotateKeys(ctx, actor, {
      code: input.code,
      cipherKey: input.cipher_key,
      macSecret: input.mac_secret,
      verifyKey: input.verify_key,
    })
    return {
      partner: await readStaffPartner(ctx, input.code),
      cipher_key: reported.cipherKey,
      mac_secret: reported.macSecret,
    }
  })

  serve(app, ctx, calls['POST /api/staff/partners/:code/card-keys'], async ({ actor, input }) => {
    const { code, key, secret } = input
    await setCardKeys(ctx, actor, code, { key, secret })
    return readStaffPartner(ctx, code)
  })

  serve(app, ctx, calls['POST /api/staff/partners/:code/api-key'], async ({ actor, input }) => {
    const key = await rotatePartnerKey(ctx, actor, input)
    return { partner: await readStaffPartner(ctx, input.code), key }
  })

  serve(app, ctx, calls['POST /api/staff/partners/:code/api-key/end'], async ({ actor, input: { code } }) => {
    await endPartnerKeys(ctx, actor, code)
    return readStaffPartner(ctx, code)
  })

  serve(app, ctx, calls['GET /api/staff/partners/:code/events'], ({ input }) => listPartnerEvents(ctx, input))
}
