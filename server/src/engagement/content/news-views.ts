import { perDatabase } from '#platform/cache/per-database'
import type { Context } from '#platform/context/context'

const writeEveryMs = 10_000

const countsOf = perDatabase(() => ({ views: new Map<number, number>(), writtenAt: performance.now() }))

/**
 * Counts one reading of an article. Readings are gathered in memory and written together by the first one that comes
 * ten seconds after the last writing, so that an article everybody reads costs no write for each of them.
 */
export function countView(ctx: Context, newsId: number): void {
  const counts = countsOf(ctx)
  counts.views.set(newsId, (counts.views.get(newsId) ?? 0) + 1)
  if (performance.now() - counts.writtenAt > writeEveryMs) void writeViews(ctx)
}

/** Writes the readings gathered so far; also called at the server's end. What cannot be written waits for the next time. */
export async function writeViews(ctx: Context): Promise<void> {
  const counts = countsOf(ctx)
  const gathered = [...counts.views]
  counts.views = new Map()
  counts.writtenAt = performance.now()
  if (gathered.length === 0) return
  try {
    await ctx.q`
      with locked as (
        select n.id, read.times
        from news n join unnest(${gathered.map(([id]) => id)}::int[], ${gathered.map(([, times]) => times)}::int[])
          as read (id, times) on read.id = n.id
        order by n.id for update of n
      )
      update news n set views = n.views + locked.times from locked where n.id = locked.id`
  } catch (error) {
    ctx.log.warn({ err: error }, 'the views of news articles were not stored')
    for (const [id, times] of gathered) counts.views.set(id, (counts.views.get(id) ?? 0) + times)
  }
}
