import type { Context } from '../context/context.ts'
import { forgetOldPush } from './push/subscriptions.ts'

const mostHours = 24

/**
 * Abandons messages the job store stopped retrying, so that each has a final state, and makes sure that no expired code
 * or link of a club is stored in plain text. Removes the
 * browsers whose sessions ended.
 */
export async function cleanUpMessages({ q, clock }: Pick<Context, 'q' | 'clock'>): Promise<void> {
  const now = clock.now()
  const since = new Date(now.getTime() - mostHours * 60 * 60 * 1000)
  await q`
    update messages set failed_at = ${now}, failure = 'never taken', zalo_data = null
    where sent_at is null and failed_at is null and created_at < ${since}`
  await q`
    update messages set text = null, zalo_data = null
    where kind in ('otp', 'club', 'link') and text is not null and expires_at < ${now}`
  await forgetOldPush({ q, clock })
}
