import { calls } from '@teeviet/contract/calls'
import type { FastifyRequest } from 'fastify'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { callersOf } from '../captcha/caller.ts'
import { createSignInLimits } from '../captcha/limits.ts'
import { registerCaptchaRoutes } from '../captcha/routes.ts'
import { deviceOf, setDeviceCookie } from '../devices/known-devices.ts'
import { isRegistered } from '../members/is-registered.ts'
import { knownMerchant } from '../partners/partner.ts'
import { registerMessageRoutes } from '../profile/message-routes.ts'
import { registerProfileRoutes } from '../profile/profile-routes.ts'
import { isSigned } from '../sessions/is-signed.ts'
import { sessionOnWire } from '../sessions/session-on-wire.ts'
import { ownEntry } from '../sessions/sessions.ts'
import { ssoEntry } from '../sessions/sso-logins.ts'
import { logIn } from './log-in.ts'
import { registerPasskeyRoutes } from './passkey-routes.ts'
import { requestLoginCode } from './request-login-code.ts'
import { registerSessionRoutes } from './session-routes.ts'

/** Captcha, codes, login and registration, sessions, profile. */
export function registerAccountRoutes(app: App, ctx: Context): void {
  const limits = createSignInLimits(ctx)
  registerCaptchaRoutes(app, ctx, limits)
  registerSessionRoutes(app, ctx)
  registerProfileRoutes(app, ctx)
  registerMessageRoutes(app, ctx)
  registerPasskeyRoutes(app, ctx, limits)

  serve(app, ctx, calls['POST /api/for_wap/check_phone_exist'], async ({ input: { phone }, request }) => {
    await limits.phoneChecksOfAddress.take(request.ip)
    const registered = await isRegistered(ctx, phone)
    return registered === null ? null : { phone: registered }
  })

  serve(
    app,
    ctx,
    calls['POST /api/for_cms/get_sms_login'],
    async ({ input: { phone, cif, email }, lang, request }) => {
      const [callers, device] = [callersOf(request), deviceOf(request)]
      const asked = { phone, email, cif, callers, device, address: request.ip, lang }
      const code = await requestLoginCode(ctx, limits, asked)
      return { time: code.seconds }
    },
  )

  serve(app, ctx, calls['POST /api/for_cms/login_with_otp'], async ({ input, lang, request, reply }) => {
    await limits.logInsOfAddress.take(request.ip)
    const { phone, email, code, merchant } = input
    const { isNew, token, session, device } = await logIn(ctx, {
      phone,
      email,
      code,
      entry: ownEntry(await knownMerchant(ctx, merchant)),
      ...browserOf(request),
      lang,
      wording: 'login',
      agreed: agreedTo(input),
    })
    setDeviceCookie(ctx, reply, device)
    const is_new: 0 | 1 = isNew ? 1 : 0
    return { ...sessionOnWire(token, session), is_new }
  })

  serve(app, ctx, calls['POST /api/for_wap/get_token_with_otp'], async ({ input, lang, request, reply }) => {
    const { phone, code, cif } = input
    if (cif === '' || !isSigned(ctx.config.signatureSecret, request.body, ['phone', 'code', 'cif'])) {
      throw new Refusal('information.invalid')
    }
    await limits.logInsOfAddress.take(request.ip)
    const { entry, customer } = await ssoEntry(ctx, { phone, cif })
    const { token, device } = await logIn(ctx, {
      phone,
      code,
      entry,
      customer,
      ...browserOf(request),
      lang,
      wording: 'loginPage',
      agreed: agreedTo(input),
    })
    setDeviceCookie(ctx, reply, device)
    return { token }
  })
}

/** The data a login reads of its browser. */
function browserOf(request: FastifyRequest) {
  return {
    callers: callersOf(request),
    device: deviceOf(request),
    userAgent: request.headers['user-agent'] ?? '',
    address: request.ip,
  }
}

function agreedTo(input: { terms_version?: string | undefined; privacy_version?: string | undefined }) {
  return { terms: input.terms_version, 'user-info': input.privacy_version }
}
