import type { ClubAnswer } from '@teeviet/contract/entities/club'
import type { clubEndReasons } from '@teeviet/contract/rules/bookings/end-reasons'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'

/** An answer of the club to a request, with the person at the club who gives it. */
export type Answering = { by: string } & (
  | { answer: 'accepted'; reference: string }
  | { answer: 'declined'; words: string; reasonCode: (typeof clubEndReasons)[number] | undefined }
  | { answer: 'proposed'; words: string; proposedAt: Date }
)

/**
 * Writes the club's answer to a request.
 *
 * @param options.recordedBy the club's account; null for the link
 * @throws Refusal `club.answered`
 */
export async function writeAnswer(
  q: Query,
  answering: Answering,
  { bookingId, recordedBy, now }: { bookingId: number; recordedBy: number | null; now: Date },
): Promise<void> {
  const { answer, by } = answering satisfies { answer: ClubAnswer }
  const reference = 'reference' in answering ? answering.reference : null
  const words = 'words' in answering ? answering.words || null : null
  const proposedAt = 'proposedAt' in answering ? answering.proposedAt : null
  // a club without phones was sent no link, and answers by its account
  const written = await q`
    insert into club_requests as r (booking_id, answer, answered_at, answered_by, reference, words, proposed_at, recorded_by)
    values (${bookingId}, ${answer}, ${now}, ${by}, ${reference}, ${words}, ${proposedAt}::timestamptz,
      ${recordedBy}::bigint)
    on conflict (booking_id) do update set answer = excluded.answer, answered_at = excluded.answered_at,
      answered_by = excluded.answered_by, reference = excluded.reference, words = excluded.words,
      proposed_at = excluded.proposed_at, recorded_by = excluded.recorded_by
    where r.answer is null returning 1`
  if (written.length === 0) throw new Refusal('club.answered')
}
