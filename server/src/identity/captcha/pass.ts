import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'

type Use = { callers: readonly string[]; phone: string }

/**
 * Uses up a caller's captcha credit: first a pass not used yet (good for one SMS to any phone), else one of the five
 * resends to the phone the pass was used for, within 15 minutes. Returns false without either. It must run in the
 * transaction that writes the SMS: a code refused as too soon leaves the pass unused.
 */
export async function usePass(ctx: Context, q: Query, { callers, phone }: Use): Promise<boolean> {
  const now = ctx.clock.now()
  const { captchaResend, captchaResends } = ctx.config.rules
  const fresh = await q<{ id: number }>`
    update captcha_passes set used_at = ${now}, phone = ${phone}
    where id = (
      select id from captcha_passes
      where caller = any(${callers}) and used_at is null and expires_at > ${now}
      order by id desc limit 1 for update)
    returning id`
  if (fresh.length > 0) return true
  const since = new Date(now.getTime() - captchaResend * 1000)
  const again = await q<{ id: number }>`
    update captcha_passes set resends = resends + 1
    where id = (
      select id from captcha_passes
      where caller = any(${callers}) and phone = ${phone} and used_at > ${since} and resends < ${captchaResends}
      order by id desc limit 1 for update)
    returning id`
  return again.length > 0
}
