import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { invalid } from '#platform/context/refusal'
import { closeRequest } from '#platform/http/idempotency'
import { type BookingSent, isSent, readSent } from '../booking/sent.ts'

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
