import { deliver, retrySchedule } from '../bank/delivery.ts'
import type { World } from '../world.ts'
import type { Checkout } from './checkout.ts'
import type { Notice } from './gateway.ts'

const timeoutMs = 10_000

type Record = (id: number, notice: Checkout['notices'][number]) => Promise<unknown>

/**
 * Makes the gateways' way of notifying the product: with retries until it is taken. Resolves after the first attempt
 * with its HTTP status, null when there was no answer; a forgery is not tried again.
 */
export function createNotifier(world: World, record: Record) {
  const retryAfterSeconds = world.options.retryAfterSeconds ?? retrySchedule

  async function attempt(one: Checkout, kind: string, notice: Notice) {
    const at = world.now().toISOString()
    const status = await post(one.notify_url, notice, world.closing)
    await record(one.id, { at, kind, status })
    return { at, status, answer: '' }
  }

  return (one: Checkout, kind: string, notice: Notice): Promise<number | null> =>
    new Promise((first) => {
      const once = async () => {
        const made = await attempt(one, kind, notice)
        first(made.status)
        return made
      }
      const retries = kind.startsWith('forged') ? [] : retryAfterSeconds
      deliver({ attempt: once, retryAfterSeconds: retries, closing: world.closing }).catch((err: unknown) => {
        world.log.error({ err, id: one.id }, 'a notification could not be recorded')
        first(null)
      })
    })
}

async function post(url: string, { type, body }: Notice, closing: AbortSignal): Promise<number | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]),
    })
    return response.status
  } catch {
    return null
  }
}
