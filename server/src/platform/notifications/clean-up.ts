import type { Context } from '../context/context.ts'

const mostHours = 24

/**
 * Gives up messages the job store stopped trying to send, so that each one says what became of it, and makes sure
 * that no code stands in the clear once it is over.
 */
export async function cleanUpMessages({ q, clock }: Pick<Context, 'q' | 'clock'>): Promise<void> {
  const now = clock.now()
  const since = new Date(now.getTime() - mostHours * 60 * 60 * 1000)
  await q`
    update messages set failed_at = ${now}, failure = 'never taken'
    where sent_at is null and failed_at is null and created_at < ${since}`
  await q`update messages set text = null where kind = 'otp' and text is not null and expires_at < ${now}`
}
