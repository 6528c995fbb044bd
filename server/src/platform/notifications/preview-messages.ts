import type { Language } from '@teeviet/contract/rules/languages'
import type { Context } from '../context/context.ts'
import { dryRun } from '../database/dry-run.ts'
import type { Query } from '../database/sql.ts'

/** An SMS as the golfer would read it. */
export type PreviewedMessage = { text: string; language: Language }

/** A golfer who reads the messages; `phone` is null once the account is deleted, and for a walk-in who gave none. */
type Reader = { phone: string | null; lang: Language }

/** Shown in place of the key of a link: that of the message is made when it is sent. */
const hiddenKey = '…'

/**
 * The messages that `work` would send to the golfer; it returns the golfer, or the golfer of each
 * booking by its id. It does the work itself in a transaction that is rolled back, so that the texts are those of the code
 * that sends them. Messages to the club and to the person on duty are not among them.
 * @throws what `work` throws
 */
export function previewMessages(
  ctx: Context,
  work: (q: Query) => Promise<Reader | ReadonlyMap<number, Reader>>,
): Promise<PreviewedMessage[]> {
  return dryRun(ctx.pool, async (q) => {
    const readers = await work(q)
    // the table grows, and the system column has no index
    const since = new Date(ctx.clock.now().getTime() - 60_000)
    const written = await q<{ text: string; kind: string; phone: string | null; bookingId: number | null }>`
      select text /* not null */, kind, phone, booking_id as "bookingId" from messages
      where created_at > ${since} and kind in ('booking', 'link') and not to_duty
        and xmin = pg_current_xact_id()::xid order by id`
    return written.flatMap(({ text, kind, phone, bookingId }) => {
      const reader = 'lang' in readers ? readers : readers.get(bookingId ?? 0)
      if (!reader || phone === null || phone !== reader.phone) return []
      const shown = kind === 'link' ? text.replace(/(:\/\/\S+\/)[\w-]+/, `$1${hiddenKey}`) : text
      return [{ text: shown, language: reader.lang }]
    })
  })
}
