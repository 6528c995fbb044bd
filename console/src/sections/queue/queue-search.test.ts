import { describe, expect, it } from 'vitest'
import { cursorOf, filtersOf, isFiltered, queueSearch, stateFilter, tabOf } from './queue-search.ts'

describe("the queue's address", () => {
  it('opens the unanswered requests without a word', () => {
    expect(tabOf(queueSearch({}))).toBe('requested')
    expect(stateFilter('requested')).toBe('requested')
    expect(stateFilter('all')).toBeUndefined()
  })
  it('keeps what fits and drops what does not', () => {
    expect(
      queueSearch({
        tab: 'nope',
        region: 'north',
        from: '2026-02-31',
        to: '2026-11-20',
        size: '30',
        overdue: '1',
      }),
    ).toEqual({ region: 'north', to: '2026-11-20', size: 30, overdue: 1 })
  })
  it('lists the bookings whose club has to be called, of every state', () => {
    expect(filtersOf(queueSearch({ tab: 'club' }))).toMatchObject({ state: undefined, club_due: 1 })
    expect(filtersOf(queueSearch({ tab: 'paid' })).club_due).toBeUndefined()
  })
  it('lists the bookings on tee times that a club has closed, of every state', () => {
    expect(filtersOf(queueSearch({ tab: 'club_closed' }))).toMatchObject({ state: undefined, club_closed: 1 })
    expect(filtersOf(queueSearch({ tab: 'paid' })).club_closed).toBeUndefined()
  })
  it('shows what follows payment as paid', () => {
    expect(stateFilter('paid')).toContain('cancellation_requested')
  })
  it('goes on after an unpaid order by its payment deadline, after all else by its id', () => {
    const order = { id: 7, state: 'placed', payment_deadline: 1_900_000_000_000 } as const
    expect(cursorOf(order)).toEqual({ after_id: 7, after_deadline: 1_900_000_000_000 })
    expect(cursorOf({ ...order, state: 'paid' })).toEqual({ after_id: 7 })
    expect(cursorOf({ ...order, payment_deadline: null })).toEqual({ after_id: 7 })
  })
  it('distinguishes a filtered list from a full one; the open booking filters nothing', () => {
    expect(isFiltered(queueSearch({ tab: 'paid', id: '7', size: '50' }))).toBe(false)
    expect(isFiltered(queueSearch({ q: '0912' }))).toBe(true)
  })
})
