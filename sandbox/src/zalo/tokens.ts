import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { SandboxOptions } from '../options.ts'

export type ZaloAccount = NonNullable<SandboxOptions['zalo']>

const secondsOfAccess = 90_000

const request = z.object({ refresh_token: z.string(), app_id: z.string(), grant_type: z.string() })

/** Zalo's OAuth server: a refresh token works once, and is answered with an access token and the next refresh token. */
export function createTokens(account: ZaloAccount, now: () => Date) {
  const used = new Set<string>()
  // signed, so that the tokens of an earlier start stay valid
  const sign = (text: string) => createHmac('sha256', account.secretKey).update(text).digest('base64url')
  const issue = (kind: 'access' | 'refresh', until: number) => {
    const text = `${kind}.${until}.${randomBytes(12).toString('base64url')}`
    return `${text}.${sign(text)}`
  }
  const isValid = (kind: 'access' | 'refresh', token: string) => {
    const end = token.lastIndexOf('.')
    const [text, signature] = [token.slice(0, end), Buffer.from(token.slice(end + 1))]
    const expected = Buffer.from(sign(text))
    const [of, until] = text.split('.')
    return (
      of === kind &&
      signature.length === expected.length &&
      timingSafeEqual(signature, expected) &&
      Number(until) > now().getTime()
    )
  }
  return {
    exchange(secretKey: unknown, body: unknown) {
      const asked = request.safeParse(body)
      if (!asked.success || asked.data.grant_type !== 'refresh_token')
        return { error: -14006, error_name: 'Invalid grant type' }
      const { refresh_token: token, app_id } = asked.data
      if (app_id !== account.appId) return { error: -14002, error_name: 'Invalid app id' }
      if (secretKey !== account.secretKey) return { error: -14004, error_name: 'Invalid secret key' }
      // the first one counts again after a restart, like the product's own database
      const isFirst = token === account.refreshToken
      if (used.has(token) || !(isFirst || isValid('refresh', token)))
        return { error: -14014, error_name: 'Invalid refresh token' }
      if (!isFirst) used.add(token)
      const at = now().getTime()
      return {
        access_token: issue('access', at + secondsOfAccess * 1000),
        refresh_token: issue('refresh', at + 90 * 24 * 3_600_000),
        expires_in: String(secondsOfAccess),
      }
    },
    accepts: (token: unknown) => typeof token === 'string' && isValid('access', token),
  }
}
