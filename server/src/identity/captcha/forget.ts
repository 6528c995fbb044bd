import type { Query } from '#platform/database/sql'

/** Removes captchas and passes that were over before a time. */
export async function forgetOldCaptchas(q: Query, before: Date): Promise<void> {
  await q`delete from captchas where expires_at < ${before}`
  await q`delete from captcha_passes where created_at < ${before}`
}

/** Removes the passes that were used for a phone. */
export async function forgetPassesOf(q: Query, phone: string): Promise<void> {
  await q`delete from captcha_passes where phone = ${phone}`
}
