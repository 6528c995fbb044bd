import type { Store } from '../store.ts'
import type { World } from '../world.ts'
import { deliver, retrySchedule, taken } from './delivery.ts'
import type { Attempt, Transfer } from './transfer.ts'
import { postWebhook } from './webhook.ts'

/** Notifies the product about a transfer, with retries; resolves after the first attempt. Never throws. */
export type Notify = (transfer: Transfer) => Promise<void>

/** Makes the bank's notifier; every attempt is recorded on the transfer before anything else happens. */
export function createNotifier(store: Store<Transfer>, world: World): Notify {
  const retryAfterSeconds = world.options.retryAfterSeconds ?? retrySchedule

  const change = async (id: number, make: (current: Transfer) => Partial<Transfer>) => {
    const current = store.get(id)
    if (!current) return
    await store.put({ ...current, ...make(current) })
    world.live.announce()
  }
  const unlessDelivered = (delivery: Transfer['delivery']) => (current: Transfer) => ({
    delivery: current.delivery === 'delivered' ? current.delivery : delivery,
  })

  const attempt = async (transfer: Transfer): Promise<Attempt> => {
    const made = await postWebhook(transfer, world.options, world.now(), world.closing)
    // A delivery aborted by closing has no answer of the product.
    if (made.status === null && world.closing.aborted) return made
    await change(transfer.id, ({ attempts, delivery }) => ({
      attempts: [...attempts, made],
      delivery: taken(made) ? 'delivered' : delivery,
    }))
    return made
  }

  return async (transfer) => {
    const { id } = transfer
    const failed = (err: unknown) => world.log.error({ err, id }, 'a delivery could not be recorded')
    await change(id, unlessDelivered('waiting')).catch(failed)
    await new Promise<void>((tried) => {
      const once = () => attempt(transfer).finally(tried)
      deliver({ attempt: once, retryAfterSeconds, closing: world.closing })
        .then((outcome) => (outcome === false ? change(id, unlessDelivered('failed')) : undefined))
        .catch(failed)
        .finally(tried)
    })
  }
}
