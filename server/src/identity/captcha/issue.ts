import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { captchaHash } from './answer.ts'
import { drawCaptcha, randomCaptchaText } from './picture.ts'

/**
 * Makes the captcha of a `keydata` (a random number the browser chose) and gives its picture as PNG. The same
 * keydata asked again gets a new text, but never new tries.
 * @throws Refusal `captcha.expired` when the keydata is used up
 */
export async function issueCaptcha(ctx: Context, keydata: string): Promise<Buffer> {
  const { clock, config, q } = ctx
  const now = clock.now()
  const text = config.captchaFixedText || randomCaptchaText()
  const expiresAt = new Date(now.getTime() + config.rules.captcha * 1000)
  const stored = await q<{ keydata: string }>`
    insert into captchas (keydata, answer_hmac, created_at, expires_at)
    values (${keydata}, ${captchaHash(ctx, keydata, text)}, ${now}, ${expiresAt})
    on conflict (keydata) do update
      set answer_hmac = excluded.answer_hmac, created_at = excluded.created_at, expires_at = excluded.expires_at
      where captchas.used_at is null and captchas.failures < ${config.rules.captchaAttempts}
    returning keydata`
  if (stored.length === 0) throw new Refusal('captcha.expired')
  return drawCaptcha(text)
}
