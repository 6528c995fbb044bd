import { expect, it } from 'vitest'
import type { StaffRate } from './rate-draft.ts'
import { changesBack } from './undo-rates.ts'

const rate = (fields: Partial<StaffRate>): StaffRate => ({
  id: 1,
  version: 3,
  day_kind: 'weekday',
  time_from: '05:00',
  time_to: '12:00',
  number_hole: 18,
  customer_type: 'visitor',
  price: 1_000_000,
  valid_from: '2026-01-01',
  valid_to: null,
  ...fields,
})
const typed = ({ id: _, version: __, valid_to: ___, ...fields }: StaffRate) => fields

it('restores changed rates by the version that saving left, with the last day only where there was one', () => {
  const open = rate({})
  const ended = rate({ id: 2, version: 1, valid_to: '2026-12-31', time_from: '12:00', time_to: '18:00' })
  const before = [open, ended]
  const saved = before.map((one) => ({ id: one.id, version: one.version, ...typed(one) }))
  const after = before.map((one) => ({ ...one, version: one.version + 1, price: 2_000_000 }))
  expect(changesBack({ before, after }, { save: saved, remove: [] })).toEqual({
    save: [
      { id: 1, version: 4, ...typed(open) },
      { id: 2, version: 2, ...typed(ended), valid_to: '2026-12-31' },
    ],
    remove: [],
  })
})

it('adds removed rates anew and removes the added ones, but none that a colleague added meanwhile', () => {
  const gone = rate({ id: 7 })
  const mine = rate({ id: 8, version: 1, time_from: '13:00', time_to: '18:00' })
  const theirs = rate({ id: 9, version: 1, time_from: '18:00', time_to: '20:00' })
  const changes = { save: [typed(mine)], remove: [{ id: 7, version: 3 }] }
  expect(changesBack({ before: [gone], after: [mine, theirs] }, changes)).toEqual({
    save: [typed(gone)],
    remove: [{ id: 8, version: 1 }],
  })
})
