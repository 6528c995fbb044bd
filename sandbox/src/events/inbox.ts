import { z } from 'zod'
import { isSigned } from './signature.ts'

/** The HTTP status of the answer, and the event unless it is refused or a repeat. */
export type Taken<Event> = { status: 200 | 400 | 401; event: Event | null }

const mostEvents = 2_000

/** A new signing secret, as it is entered at a receiver. */
export const secretGiven = z.object({ secret: z.string().trim().min(16).max(200) })

/**
 * The system of a club or a partner that takes the events of the product and keeps the latest.
 *
 * @param receiver.shape what it reads of an event; it ignores fields and types that it does not know
 */
export function eventInbox<Event extends { id: number }>(receiver: {
  shape: z.ZodType<Event>
  secret: string
  now: () => Date
}) {
  const { shape, now } = receiver
  let { secret } = receiver
  const events: Event[] = []
  const ids = new Set<number>()
  return {
    /** The latest first. */
    all: (): readonly Event[] => events,
    /** Verifies events by this secret from now on, as after the console made a new one. */
    setSecret(changed: string) {
      secret = changed
    },
    /** Takes an event by its signature, or the alternate one while two secrets are valid; once by its id. */
    take(signature: string | undefined, body: string, alternate?: string): Taken<Event> {
      const signed = [signature, alternate].some((header) => isSigned(header, body, { secret, now: now() }))
      if (!signed) return { status: 401, event: null }
      const event = shape.safeParse(parsed(body)).data
      if (!event) return { status: 400, event: null }
      if (ids.has(event.id)) return { status: 200, event: null }
      ids.add(event.id)
      events.unshift(event)
      events.splice(mostEvents)
      return { status: 200, event }
    },
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
