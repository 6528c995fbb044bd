import type { Context } from '#platform/context/context'
import { bookGiven } from './book-given.ts'

/**
 * Books what the waitlist was given as soon as the transaction that frees it is committed. What a lost notification
 * leaves behind is booked by the job of every minute.
 *
 * @returns ends it, once the bookings under way are made
 */
export function followWaitlist(ctx: Context): () => Promise<void> {
  let running = Promise.resolve()
  let isWaiting = false
  const bookAll = () => {
    if (isWaiting) return
    isWaiting = true
    running = running.then(async () => {
      isWaiting = false
      try {
        while ((await bookGiven(ctx)) > 0);
      } catch (error) {
        ctx.log.error({ err: error }, 'places of the waitlist were not booked')
      }
    })
  }
  const unsubscribe = ctx.events.subscribe('waitlist', bookAll, bookAll)
  return () => {
    unsubscribe()
    return running
  }
}
