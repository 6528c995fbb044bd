import type { Context } from '#platform/context/context'
import { deliverClubEvents } from './deliver-events.ts'

/**
 * Delivers club events as soon as the transaction that causes them is committed. What a lost notification or a failed
 * attempt leaves behind is delivered by the job of every minute.
 *
 * @returns ends it, once the delivery under way is over
 */
export function followClubEvents(ctx: Context): () => Promise<void> {
  let running = Promise.resolve()
  let isWaiting = false
  const deliver = () => {
    if (isWaiting) return
    isWaiting = true
    running = running.then(async () => {
      isWaiting = false
      await deliverClubEvents(ctx).catch((error: unknown) =>
        ctx.log.error({ err: error }, 'club events were not delivered'),
      )
    })
  }
  const unsubscribe = ctx.events.subscribe('club-events', deliver, deliver)
  return () => {
    unsubscribe()
    return running
  }
}
