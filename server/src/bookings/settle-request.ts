import type { Context } from '../context.ts'
import type { Member } from '../http/actor.ts'
import { closeRequest } from '../http/idempotency.ts'
import { invalid } from '../http/refusal.ts'
import { type BookingSent, isSent, readSent } from './sent.ts'

/**
 * What became of a golfer's booking request whose answer was lost: the booking as it was answered, or null when the
 * request never arrived. From then on it cannot arrive any more: whoever sends something else in its place never has both.
 *
 * @throws Refusal `request.invalid` when the key names a request that was no booking
 */
export async function settleRequest(
  { q, clock }: Pick<Context, 'q' | 'clock'>,
  member: Member,
  key: string,
): Promise<BookingSent | null> {
  const now = clock.now()
  const answer = await closeRequest(q, member, key, now)
  if (answer === null) return null
  if (!isSent(answer)) throw invalid({ key: 'names no booking' })
  return readSent(answer, now)
}
