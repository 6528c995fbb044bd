import { describe, expect, it } from 'vitest'
import { isPartlyPaidSoon, timeLeft } from './time-left.ts'

const minute = 60_000
const asked = { state: 'requested', confirm_deadline: 60 * minute, payment_deadline: null } as const

describe('the time left to answer', () => {
  it('counts down to the hour, and warns in its last quarter', () => {
    expect(timeLeft(asked, 0)).toEqual({ tone: 'calm', text: '01:00:00' })
    expect(timeLeft(asked, 45 * minute)).toEqual({ tone: 'soon', text: '15:00' })
  })
  it('shows how long it has been overdue', () => {
    expect(timeLeft(asked, 60 * minute)?.tone).toBe('over')
    expect(timeLeft(asked, 65 * minute)).toEqual({ tone: 'over', text: '05:00' })
  })
  it('is the time to pay once the order is placed', () => {
    expect(
      timeLeft({ state: 'placed', confirm_deadline: 1, payment_deadline: 30 * minute }, 10 * minute),
    ).toEqual({ tone: 'calm', text: '20:00' })
  })
  it('is the time to answer while golfer or club are asked about an order, whose payment window does not run', () => {
    const asked = {
      state: 'placed',
      confirm_deadline: null,
      payment_deadline: 5 * minute,
      offered_until: 60 * minute,
    } as const
    expect(timeLeft(asked, 10 * minute)).toEqual({ tone: 'calm', text: '50:00' })
  })
  it('begins at the full half hour, though the deadline has its milliseconds and the clock its whole second', () => {
    const placed = { state: 'placed', confirm_deadline: null, payment_deadline: 30 * minute + 900 } as const
    expect(timeLeft(placed, 0)?.text).toBe('30:00')
  })
  it('is the time to answer, or to pay, the change of a paid booking', () => {
    const changing = {
      state: 'paid',
      confirm_deadline: 1,
      payment_deadline: 2,
      offered_until: 30 * minute,
    } as const
    expect(timeLeft(changing, 10 * minute)).toEqual({ tone: 'calm', text: '20:00' })
  })
  it('does not run in any other state', () => {
    expect(timeLeft({ state: 'paid', confirm_deadline: 1, payment_deadline: 2 }, 0)).toBeNull()
    expect(timeLeft({ state: 'confirmed', confirm_deadline: 1, payment_deadline: null }, 0)).toBeNull()
  })
})

describe('a partly paid order', () => {
  const order = {
    state: 'placed',
    confirm_deadline: null,
    payment_deadline: 30 * minute,
    part_hold: null,
  } as const

  it('is marked in the last ten minutes of its window, and while it has not expired after it', () => {
    const partly = { ...order, arrived_amount: 500_000 }
    expect(isPartlyPaidSoon(partly, 20 * minute - 1)).toBe(false)
    expect(isPartlyPaidSoon(partly, 20 * minute)).toBe(true)
    expect(isPartlyPaidSoon(partly, 31 * minute)).toBe(true)
    expect(isPartlyPaidSoon({ ...partly, part_hold: 'undecided' }, 31 * minute)).toBe(false)
  })
  it('is not marked without money, nor in another state, nor while its window does not run', () => {
    const waits = { ...order, arrived_amount: 500_000, offered_until: 60 * minute }
    expect(isPartlyPaidSoon(waits, 29 * minute)).toBe(false)
    expect(isPartlyPaidSoon({ ...order, arrived_amount: 0 }, 29 * minute)).toBe(false)
    expect(isPartlyPaidSoon({ ...order, state: 'expired', arrived_amount: 1 }, 29 * minute)).toBe(false)
  })
})
