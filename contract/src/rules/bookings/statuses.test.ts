import { describe, expect, it } from 'vitest'
import {
  bookingStates,
  generalStatusOf,
  historyTypes,
  isFreeToCancel,
  isOver,
  orderStatusOf,
  statesOfHistoryType,
} from './statuses.ts'

describe('the wire status of a booking', () => {
  it('is the order status of the specification', () => {
    expect(orderStatusOf('draft')).toBe(-1)
    expect(orderStatusOf('requested')).toBe(0)
    expect(orderStatusOf('confirmed')).toBe(3)
    expect(orderStatusOf('placed')).toBe(3)
    expect(orderStatusOf('paid')).toBe(1)
    for (const state of ['rejected', 'expired', 'cancelled', 'partly_refunded'] as const)
      expect(orderStatusOf(state)).toBe(2)
  })

  it('is the general status of the history', () => {
    expect(generalStatusOf('draft')).toBe(-1)
    expect(generalStatusOf('requested')).toBe(0)
    expect(generalStatusOf('confirmed')).toBe(2)
    expect(generalStatusOf('placed')).toBe(3)
    for (const state of ['paid', 'played', 'cancellation_requested'] as const) {
      expect(generalStatusOf(state)).toBe(1)
    }
    for (const state of ['rejected', 'expired'] as const) expect(generalStatusOf(state)).toBe(4)
    for (const state of ['cancelled', 'withdrawn', 'refunded', 'partly_refunded'] as const)
      expect(generalStatusOf(state)).toBe(5)
  })
})

describe('the history filters', () => {
  it('show waiting for confirmation, waiting for payment and paid', () => {
    expect(statesOfHistoryType(1)).toEqual(['draft', 'requested'])
    expect(statesOfHistoryType(2)).toEqual(['confirmed', 'placed'])
    expect(statesOfHistoryType(3)).toEqual(['paid', 'played', 'cancellation_requested'])
    expect(statesOfHistoryType(0)).toEqual([...bookingStates])
  })

  it('never show a booking under two of them', () => {
    for (const state of bookingStates) {
      const shown = historyTypes.filter((type) => type !== 0 && statesOfHistoryType(type).includes(state))
      expect(shown.length).toBeLessThanOrEqual(1)
    }
  })
})

it('cancels for free only before payment, and never an ended one', () => {
  expect(bookingStates.filter(isFreeToCancel)).toEqual(['requested', 'confirmed', 'placed'])
  for (const state of bookingStates) expect(isFreeToCancel(state) && isOver(state)).toBe(false)
})
