import { z } from 'zod'
import { isSigned } from '../events/signature.ts'

/** The parts of an event that are shown; a partner's system ignores fields and types that it does not know. */
const partnerEvent = z.object({
  id: z.int(),
  type: z.string(),
  at: z.int(),
  booking: z
    .object({
      id: z.int(),
      general_bill_code: z.string(),
      cif: z.string().nullable(),
      state: z.string(),
      amount: z.int().nullable(),
    })
    .nullable(),
})
export type PartnerEvent = z.output<typeof partnerEvent>

const mostEvents = 500

/** The system of a partner that takes the events of the product, each once, and keeps the latest. */
export function receivedEvents({ secret, now }: { secret: string; now: () => Date }) {
  const events: PartnerEvent[] = []
  const taken = new Set<number>()
  return {
    /** The latest first. */
    all: () => events,
    /** @returns the HTTP status of the answer */
    take(signature: string | undefined, body: string): number {
      if (!isSigned(signature, body, { secret, now: now() })) return 401
      const event = partnerEvent.safeParse(parsed(body)).data
      if (!event) return 400
      if (taken.has(event.id)) return 200
      taken.add(event.id)
      events.unshift(event)
      events.splice(mostEvents)
      return 200
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
