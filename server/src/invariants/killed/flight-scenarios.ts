import { asker, openedFlight } from '#testing/bookings/open-flight'
import type { TestContext } from '#testing/context'
import { placed } from './initial-states.ts'
import type { Input } from './input.ts'
import type { Scenario } from './scenario.ts'

/** A golfer asks to join a flight; the club of its course is asked about bookings. */
async function asked(ctx: TestContext): Promise<Input> {
  const input = await placed(ctx)
  const { code, bookingId, host } = await openedFlight(ctx)
  const { member, id } = await asker(ctx, code)
  return { ...input, member, asked: { host, bookingId, id } }
}

/** A golfer is let into an open flight. */
export const flightScenarios: readonly Scenario[] = [
  {
    name: 'a golfer who is let into a flight',
    verb: 'the organiser lets a golfer in',
    prepare: (_, ctx) => asked(ctx),
    isRepeated: true,
  },
]
