import { describe, expect, it } from 'vitest'
import { billSteps } from './bill-steps.ts'

type Facts = Parameters<typeof billSteps>[0]
const at = (state: Facts['state'], when: number, reason = '', by: 'member' | 'staff' = 'member') => ({
  state,
  at: when,
  reason,
  by,
})

function bill(facts: Partial<Facts>): Facts {
  return {
    state: 'requested',
    steps: [at('requested', 1)],
    date_played: 900,
    is_any_time: 0,
    confirm_deadline: null,
    payment_deadline: null,
    refunds: [],
    ...facts,
  }
}
const shape = (facts: Partial<Facts>) =>
  billSteps(bill(facts)).map(({ label, state, at }) => [label.slice(6), state, at])

describe('the way of a bill', () => {
  it('shows all five steps from the moment the request is sent', () => {
    expect(shape({})).toEqual([
      ['sent', 'done', 1],
      ['toConfirm', 'now', null],
      ['toPlace', 'ahead', null],
      ['toPay', 'ahead', null],
      ['play', 'ahead', 900],
    ])
  })

  it('says until when staff answer, and until when to pay', () => {
    const waiting = billSteps(bill({ confirm_deadline: 61 }))
    expect(waiting[1]?.expected).toEqual({ text: 'steps.by', until: 61 })
    const payable = billSteps(
      bill({
        state: 'placed',
        steps: [at('requested', 1), at('confirmed', 2), at('placed', 3)],
        payment_deadline: 33,
      }),
    )
    expect(payable[3]).toMatchObject({
      label: 'steps.toPay',
      state: 'now',
      expected: { text: 'steps.payBy', until: 33 },
    })
  })

  it('ends where it went wrong, with when', () => {
    const steps = billSteps(
      bill({ state: 'rejected', steps: [at('requested', 1), at('rejected', 5, 'No places left')] }),
    )
    expect(steps).toHaveLength(2)
    expect(steps[1]).toMatchObject({
      label: 'steps.rejected',
      state: 'failed',
      at: 5,
    })
  })

  it('follows a refund after payment', () => {
    const paid = [at('requested', 1), at('confirmed', 2), at('placed', 3), at('paid', 4)]
    expect(
      shape({ state: 'cancellation_requested', steps: [...paid, at('cancellation_requested', 7)] }).slice(4),
    ).toEqual([
      ['refundAsked', 'done', 7],
      ['toRefund', 'now', null],
    ])
    expect(
      shape({
        state: 'partly_refunded',
        steps: [...paid, at('cancellation_requested', 7), at('partly_refunded', 8)],
      }).at(-1),
    ).toEqual(['refunded', 'done', 8])
  })

  it('does not say that the golfer asked for what staff cancelled', () => {
    const cancelled = (by: 'member' | 'staff') =>
      shape({
        state: 'refunded',
        steps: [at('paid', 4), at('cancellation_requested', 7, '', by), at('refunded', 7, '', 'staff')],
      }).at(-2)
    expect(cancelled('staff')).toEqual(['cancelled', 'done', 7])
    expect(cancelled('member')).toEqual(['refundAsked', 'done', 7])
  })

  it('calls money refunded only when it has left', () => {
    const steps = [at('requested', 1), at('paid', 4), at('cancellation_requested', 7), at('refunded', 8)]
    const refund = { cause: 'booking', state: 'to_transfer', due_at: 50, done_at: null } as const
    const last = (done: object) =>
      billSteps(
        bill({ state: 'refunded', steps, refunds: [{ ...refund, ...done }] as unknown as Facts['refunds'] }),
      ).at(-1)
    expect(last({})).toMatchObject({ state: 'now', at: null, expected: { text: 'steps.by', until: 50 } })
    expect(last({ state: 'done', done_at: 12 })).toMatchObject({ state: 'done', at: 12 })
  })

  it('goes back to the day of play when a refund was declined', () => {
    const paid = [at('requested', 1), at('confirmed', 2), at('placed', 3), at('paid', 4)]
    const steps = shape({ state: 'paid', steps: [...paid, at('cancellation_requested', 7), at('paid', 9)] })
    expect(steps.at(-1)).toEqual(['play', 'now', 900])
    expect(steps).toHaveLength(5)
    expect(steps[3]).toEqual(['paid', 'done', 4])
  })

  it('names no clock time of play for an any-time request', () => {
    expect(shape({ is_any_time: 1 }).at(-1)).toEqual(['play', 'ahead', null])
  })
})
