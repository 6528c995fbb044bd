import type { Context } from '#platform/context/context'
import { deliverEvents } from './deliver-events.ts'

/**
 * Delivers the events of webhooks as soon as the transaction that causes them is committed. What a lost notification or
 * a failed attempt leaves behind is delivered by the job of every minute.
 *
 * @returns ends it, once the delivery under way is over
 */
export function followEvents(ctx: Context): () => Promise<void> {
  let running = Promise.resolve()
  let isWaiting = false
  const deliver = () => {
    if (isWaiting) return
    isWaiting = true
    running = running.then(async () => {
      isWaiting = false
      await deliverEvents(ctx).catch((error: unknown) =>
        ctx.log.error({ err: error }, 'events of webhooks were not delivered'),
      )
    })
  }
  const unsubscribe = ctx.events.subscribe('webhook-events', deliver, deliver)
  return () => {
    unsubscribe()
    return running
  }
}
