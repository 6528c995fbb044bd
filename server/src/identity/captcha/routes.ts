import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import { invalid } from '#platform/context/refusal'
import type { App } from '#platform/http/app'
import { type Asked, serve } from '#platform/http/serve'
import { callerOf, setCallerCookie } from './caller.ts'
import { issueCaptcha } from './issue.ts'
import type { SignInLimits } from './limits.ts'
import { verifyCaptcha } from './verify.ts'

export function registerCaptchaRoutes(app: App, ctx: Context, limits: SignInLimits): void {
  serve(
    app,
    ctx,
    calls['GET /api/captcha/admin/get-captcha'],
    async ({ input: { keydata }, request, reply }) => {
      if (keydata === '') throw invalid({ keydata: 'is missing' })
      await limits.captchasOfAddress.take(request.ip)
      const picture = await issueCaptcha(ctx, keydata)
      setCallerCookie(ctx, request, reply)
      reply.type('image/png').header('cache-control', 'no-store')
      return picture
    },
  )

  const check = calls['GET /api/captcha/admin/verify-captcha']
  const verify = async ({
    input: { keydata, capstr },
    request,
  }: Pick<Asked<typeof check>, 'input' | 'request'>) => {
    await verifyCaptcha(ctx, { keydata, capstr, caller: callerOf(request) })
    return null
  }
  serve(app, ctx, check, verify)
  serve(app, ctx, calls['GET /api/admin/verify-captcha'], verify)
}
