import { expect, it } from 'vitest'
import { staffTone } from './staff-tone.ts'

it('shows staff the next action: amber before payment, urgent for a refund request, grey when ended', () => {
  const states = ['requested', 'placed', 'paid', 'cancellation_requested', 'refunded', 'expired'] as const
  expect(states.map(staffTone)).toEqual(['waiting', 'waiting', 'good', 'urgent', 'quiet', 'quiet'])
})
