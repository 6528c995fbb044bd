import { describe, expect, it } from 'vitest'
import { type BulkAct, isFor } from './bulk-acts.ts'

type Row = Parameters<typeof isFor>[1]
const row = (fields: Partial<Row>): Row => ({
  state: 'requested',
  amount: 2_000_000,
  is_any_time: 0,
  payment_deadline: null,
  offered_until: null,
  ...fields,
})
const kinds = [
  'assign',
  'snooze',
  'message',
  'confirm',
  'reject',
  'place',
  'extend',
] as const satisfies readonly BulkAct['kind'][]
const actsFor = (fields: Partial<Row>) => kinds.filter((kind) => isFor(kind, row(fields)))

describe('several picked bookings', () => {
  it.each<[string, Partial<Row>, readonly BulkAct['kind'][]]>([
    ['a request with price and tee time', {}, ['confirm', 'reject']],
    ['a request without a price', { amount: null }, ['reject']],
    ['a request for any time', { is_any_time: 1 }, ['reject']],
    ['a confirmed booking', { state: 'confirmed' }, ['place']],
    ['one whose change its club is asked about', { state: 'confirmed', offered_until: 1 }, []],
    ['an unpaid order', { state: 'placed', payment_deadline: 1 }, ['extend']],
    ['one whose window does not run', { state: 'placed', payment_deadline: 1, offered_until: 1 }, []],
    ['a paid booking', { state: 'paid' }, []],
    ['a cancelled booking', { state: 'cancelled' }, []],
  ])(
    '%s takes the steps of its state, and can be assigned, snoozed and written about',
    (_row, fields, steps) => {
      expect(actsFor(fields)).toEqual(['assign', 'snooze', 'message', ...steps])
    },
  )
})
