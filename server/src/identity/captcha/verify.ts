import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { captchaHash } from './answer.ts'

type Answer = { keydata: string; capstr: string; caller: string }

/**
 * Checks a typed captcha. The right text uses the captcha up and gives the caller a pass for one SMS; a wrong one is
 * counted, and the captcha is used up by the fifth.
 * @throws Refusal `captcha.empty`, `captcha.wrong`, or `captcha.expired` for an expired, used or unknown one
 */
export async function verifyCaptcha(ctx: Context, { keydata, capstr, caller }: Answer): Promise<void> {
  if (capstr.trim() === '') throw new Refusal('captcha.empty')
  const { clock, config, q } = ctx
  const now = clock.now()
  const hash = captchaHash(ctx, keydata, capstr)
  const passUntil = new Date(now.getTime() + config.rules.captcha * 1000)
  // One statement: of two right answers at once the second finds the captcha used, and gets no pass.
  const [tried] = await q<{ isRight: boolean }>`
    with tried as (
      update captchas set
        used_at = case when answer_hmac = ${hash} then ${now}::timestamptz end,
        failures = failures + (answer_hmac <> ${hash})::int
      where keydata = ${keydata} and used_at is null
        and failures < ${config.rules.captchaAttempts} and expires_at > ${now}
      returning used_at is not null as is_right
    ), passed as (
      insert into captcha_passes (caller, created_at, expires_at)
      select ${caller}, ${now}, ${passUntil} from tried where is_right
    )
    select is_right as "isRight" /* not null */ from tried`
  if (!tried) throw new Refusal('captcha.expired')
  if (!tried.isRight) throw new Refusal('captcha.wrong')
}
