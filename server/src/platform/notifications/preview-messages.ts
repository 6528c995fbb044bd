import type { Language } from '@teeviet/contract/rules/languages'
import type { Context } from '../context/context.ts'
import { dryRun } from '../database/dry-run.ts'
import type { Query } from '../database/sql.ts'

/**
 * The messages that `work` would send to the golfer; it returns their language. It does the work itself in a transaction
 * that is rolled back, so that the texts are those of the code that sends them.
 * @throws what `work` throws
 */
export function previewMessages(
  ctx: Context,
  work: (q: Query) => Promise<Language>,
): Promise<{ text: string; language: Language }[]> {
  return dryRun(ctx.pool, async (q) => {
    const language = await work(q)
    // the table grows, and the system column has no index
    const since = new Date(ctx.clock.now().getTime() - 60_000)
    const written = await q<{ text: string }>`
      select text /* not null */ from messages
      where created_at > ${since} and kind = 'booking' and xmin = pg_current_xact_id()::xid order by id`
    return written.map(({ text }) => ({ text, language }))
  })
}
