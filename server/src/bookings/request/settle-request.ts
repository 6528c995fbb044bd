import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { invalid } from '#platform/context/refusal'
import { closeRequest } from '#platform/http/idempotency'
import { type BookingSent, isSent, readSent } from '../booking/sent.ts'

/**
 * Settles a golfer's booking request whose answer was lost: returns the booking as it was answered, or null if the
 * request never arrived. It cannot arrive after this call: a golfer who sends another request instead never has both.
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
