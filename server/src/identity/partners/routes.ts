import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { App } from '#platform/http/app'
import { Elsewhere } from '#platform/http/envelope'
import { createLimit } from '#platform/http/limit'
import { serve } from '#platform/http/serve'
import { readServiceLink } from '#platform/settings/site-settings'
import { isSigned } from '../sessions/is-signed.ts'
import { sessionOnWire } from '../sessions/session-on-wire.ts'
import { logInByPhone } from './dev-login.ts'
import { activePartners, findPartner } from './partner.ts'
import { partnerOnWire } from './partner-on-wire.ts'
import { bankServiceUrl, exchangeToken } from './services.ts'
import { acceptSsoLogin } from './sso/accept.ts'
import { styleConfig } from './style-config.ts'

const secondsOfHour = 60 * 60

/** Every way in through a partner, its look, and the ways from us into its services. */
export function registerPartnerRoutes(app: App, ctx: Context): void {
  const ssoLoginsOfAddress = createLimit(ctx.pool, {
    name: 'hand-overs',
    points: ctx.config.rules.ssoLoginsPerAddressPerHour,
    seconds: secondsOfHour,
  })

  serve(app, ctx, calls['GET /api/services/partner'], async ({ input, lang }) => {
    const partner = await findPartner(ctx, input)
    return partner && partnerOnWire(partner, lang)
  })

  serve(app, ctx, calls['GET /api/services/frame_host'], async ({ input: { origin } }) => {
    const partners = await activePartners(ctx)
    return { origin: partners.some(({ frameOrigins }) => frameOrigins.includes(origin)) ? origin : null }
  })

  serve(app, ctx, calls['POST /api/for_wap/get-style-config'], async ({ input: { merchant, bank_id } }) => {
    const partner = await findPartner(ctx, merchant === undefined ? { bank_id } : { merchant })
    return { config: partner ? styleConfig(partner) : '{}' }
  })

  serve(
    app,
    ctx,
    calls['POST /api/for_wap/login_checkpoint'],
    async ({ input: { data = '' }, lang, request }) => {
      await ssoLoginsOfAddress.take(request.ip)
      const device = request.headers['user-agent'] ?? ''
      const accepted = await acceptSsoLogin(ctx, { data, device, lang })
      if (accepted.kind === 'again') return new Elsewhere(accepted.url)
      const { partner, lang: language } = accepted
      const base = { partner: partner.code, language }
      return accepted.kind === 'session'
        ? { ...base, flag: partner.code, token: accepted.token, phone: '', cif: '' }
        : { ...base, flag: 'otp', token: '', phone: accepted.phone, cif: accepted.cif }
    },
  )

  serve(app, ctx, calls['POST /api/for_wap/login_by_phone'], async ({ input: { phone }, lang, request }) => {
    if (!ctx.config.devTokenLogin) throw new Refusal('request.notFound')
    if (!isSigned(ctx.config.signatureSecret, request.body, ['phone'])) {
      throw new Refusal('information.invalid')
    }
    const device = request.headers['user-agent'] ?? ''
    const { token, ...session } = await logInByPhone(ctx, { phone, device, lang })
    return sessionOnWire(token, session)
  })

  serve(app, ctx, calls['GET /api/services/service_link'], async ({ input: { type } }) => ({
    url: await readServiceLink(ctx, type),
  }))

  serve(app, ctx, calls['POST /api/for_wap/login_shop_VTB'], async ({ actor, lang }) => ({
    url: await bankServiceUrl(ctx, actor, 'vietin', { service: 'shop', lang }),
  }))

  serve(app, ctx, calls['POST /api/for_wap/login_shop_STB'], async ({ actor, lang }) => ({
    url: await bankServiceUrl(ctx, actor, 'stb', { service: 'shop', lang }),
  }))

  serve(app, ctx, calls['POST /api/for_wap/login_hio_STB'], async ({ actor, lang }) => ({
    url: await bankServiceUrl(ctx, actor, 'stb', { service: 'hio', lang }),
  }))

  serve(app, ctx, calls['POST /api/for_wap/create_token_handde'], ({ actor, lang }) =>
    exchangeToken(ctx, actor, 'handde', lang),
  )
}
