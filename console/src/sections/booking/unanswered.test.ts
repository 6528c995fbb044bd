import { describe, expect, it } from 'vitest'
import type { StaffBookingDetail } from './booking.ts'
import { unanswered } from './unanswered.ts'

type Event = StaffBookingDetail['history'][number]

const event = (from_state: Event['from_state'], state: Event['state'], by: Event['by']): Event => ({
  from_state,
  state,
  by,
  at: 0,
  actor: '',
  reason: '',
})

describe('the missing answer of a club', () => {
  it('is awaited while the request waits', () => {
    expect(unanswered({ state: 'requested', history: [event('draft', 'requested', 'member')] })).toBe(
      'waiting',
    )
  })

  it('says that staff decided a request, in every later state', () => {
    const history = [event('draft', 'requested', 'member'), event('requested', 'confirmed', 'staff')]
    expect(unanswered({ state: 'confirmed', history })).toBe('decided')
    const later = [...history, event('placed', 'paid', 'gateway'), event('paid', 'played', 'system')]
    expect(unanswered({ state: 'played', history: later })).toBe('decided')
    expect(unanswered({ state: 'rejected', history: [event('requested', 'rejected', 'staff')] })).toBe(
      'decided',
    )
  })

  it('is no longer needed when the request ended without a decision of staff', () => {
    expect(unanswered({ state: 'withdrawn', history: [event('requested', 'withdrawn', 'member')] })).toBe(
      'unneeded',
    )
  })
})
