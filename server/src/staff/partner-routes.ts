import { calls } from '@teeviet/contract/calls'
import type { Context } from '../context.ts'
import type { App } from '../http/app.ts'
import { Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { setCardKeys } from '../partners/card-keys.ts'
import { listPartnerEvents } from '../partners/events.ts'
import { allPartners } from '../partners/partner.ts'
import { rotateKeys } from '../partners/rotate-keys.ts'
import { savePartner } from '../partners/save-partner.ts'
import { keysByPartner, staffPartnerOnWire } from '../partners/staff-partner-on-wire.ts'
import { requireAdmin } from './roles.ts'

/** The console's work with partners: their settings, keys and trail; administrators only. */
export function registerStaffPartnerRoutes(app: App, ctx: Context): void {
  const list = async () => {
    const [partners, keys] = await Promise.all([allPartners(ctx), keysByPartner(ctx)])
    return partners.map((partner) => staffPartnerOnWire(partner, keys))
  }
  const one = async (code: string) => {
    const partner = (await list()).find((entry) => entry.code === code)
    if (!partner) throw new Refusal('request.notFound')
    return partner
  }

  serve(app, ctx, calls['GET /api/staff/partners'], async ({ actor }) => {
    requireAdmin(actor)
    return list()
  })

  serve(app, ctx, calls['POST /api/staff/partners/:code'], async ({ actor, input: { code, settings } }) => {
    requireAdmin(actor)
    await savePartner(ctx, actor, code, settings)
    return one(code)
  })

  serve(app, ctx, calls['POST /api/staff/partners/:code/keys'], async ({ actor, input }) => {
    requireAdmin(actor)
    const told = await rotateKeys(ctx, actor, {
      code: input.code,
      cipherKey: input.cipher_key,
      macSecret: input.mac_secret,
      verifyKey: input.verify_key,
    })
    return { partner: await one(input.code), cipher_key: told.cipherKey, mac_secret: told.macSecret }
  })

  serve(app, ctx, calls['POST /api/staff/partners/:code/card-keys'], async ({ actor, input }) => {
    requireAdmin(actor)
    const { code, key, secret } = input
    await setCardKeys(ctx, actor, code, { key, secret })
    return one(code)
  })

  serve(app, ctx, calls['GET /api/staff/partners/:code/events'], async ({ actor, input }) => {
    requireAdmin(actor)
    return listPartnerEvents(ctx, input)
  })
}
