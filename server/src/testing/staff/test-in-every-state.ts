import { bookingStates } from '@teeviet/contract/rules/bookings/statuses'
import { describe, expect, test } from 'vitest'
import { bookingIn } from '../bookings/booking-in-state.ts'
import { brokenPlaces, outcome } from '../bookings/bookings.ts'
import type { TestContext } from '../context.ts'
import { writtenRows } from '../written-rows.ts'
import type { Verb } from './staff-verb.ts'

/** Tests each verb on a booking in each state: where it leads, or how it is refused and that nothing is written then. */
export function testInEveryState(ctx: () => TestContext, verbs: Readonly<Record<string, Verb>>): void {
  const cases = bookingStates.flatMap((state) => Object.keys(verbs).map((verb) => [verb, state] as const))

  describe.each(cases)('%s a booking that is %s', (name, state) => {
    const verb = verbs[name]
    const to = verb?.leads[state]
    const isWithoutEffect = verb?.repeats?.includes(state) ?? false
    const refusal = verb?.refusals?.[state] ?? verb?.refusal
    const what = to ? `is allowed and leaves it ${to}` : isWithoutEffect ? 'does nothing' : `is ${refusal}`

    test(to ? what : `${what} and writes nothing`, async () => {
      if (!verb) throw new Error('no such verb')
      const booking = await (verb.prepare?.(state) ?? bookingIn(ctx(), state))
      const before = await writtenRows(ctx().q)
      const result = await outcome(verb.act(booking))
      const refused = typeof result === 'string' ? result : null
      const after = await writtenRows(ctx().q)
      const [row] = await ctx().q<{ state: string }>`select state from bookings where id = ${booking.id}`
      expect(row?.state).toBe(to ?? state)
      expect(refused).toBe(to || isWithoutEffect ? null : refusal)
      if (to) expect(after).not.toEqual(before)
      else expect(after).toEqual(before)
      expect(await brokenPlaces(ctx().q)).toEqual([])
    })
  })
}
