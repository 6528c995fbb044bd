import { expect, it } from 'vitest'
import { staffTone } from './staff-tone.ts'

it('tells staff what is to be done: amber before payment, urgent when money is asked back, grey once over', () => {
  const states = ['requested', 'placed', 'paid', 'cancellation_requested', 'refunded', 'expired'] as const
  expect(states.map(staffTone)).toEqual(['waiting', 'waiting', 'good', 'urgent', 'quiet', 'quiet'])
})
