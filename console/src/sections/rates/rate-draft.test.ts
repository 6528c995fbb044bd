import { expect, test } from 'vitest'
import {
  changesOf,
  draftOfRate,
  isOvertaken,
  problemOfRate,
  rateRows,
  type StaffRate,
  validityOn,
} from './rate-draft.ts'

const morning: StaffRate = {
  id: 1,
  version: 3,
  day_kind: 'weekday',
  number_hole: 18,
  customer_type: 'visitor',
  price: 2_000_000,
  time_from: '05:00',
  time_to: '10:30',
  valid_from: '2026-01-01',
  valid_to: null,
}
const noon: StaffRate = { ...morning, id: 2, version: 1, time_from: '10:30', time_to: '13:00' }
const draft = draftOfRate(morning)

const edited = (id: number, changed: Partial<typeof draft>, isRemoved = false) =>
  new Map([[id, { version: 3, draft: { ...draft, ...changed }, isRemoved }]])

test('sends only what was typed, with the version that was seen', () => {
  const rows = rateRows([morning, noon], edited(1, { price: '2.350.000' }))
  expect(changesOf(rows)).toEqual({
    save: [expect.objectContaining({ id: 1, version: 3, price: 2_350_000 })],
    remove: [],
  })
  expect(changesOf(rateRows([morning, noon], edited(1, {}, true)))).toEqual({
    save: [],
    remove: [{ id: 1, version: 3 }],
  })
})

test('midnight ends a stretch as 24:00', () => {
  const rows = rateRows([morning], edited(1, { time_from: '17:00', time_to: '00:00' }))
  expect(rows.map((row) => problemOfRate(row, rows))).toEqual([null])
  expect(changesOf(rows).save[0]?.time_to).toBe('24:00')
})

test.each([
  [{ time_to: '05:00' }, 'time'],
  [{ price: 'two' }, 'price'],
  [{ price: '' }, 'price'],
  [{ valid_to: '2025-12-31' }, 'validity'],
  [{ time_to: '10:31' }, 'overlap'],
  [{ time_to: '10:31', number_hole: 9 as const }, null],
  [{ time_to: '10:31', valid_to: '2026-06-30', valid_from: '2026-06-01' }, 'overlap'],
])('%o is reported as %s', (changed, problem) => {
  const rows = rateRows([morning, noon], edited(1, changed))
  expect(rows[0] && problemOfRate(rows[0], rows)).toBe(problem)
})

test('a removed row conflicts with no other', () => {
  const rows = rateRows([morning, { ...noon, time_from: '05:00' }], edited(1, {}, true))
  expect(rows.map((row) => problemOfRate(row, rows))).toEqual([null, null])
})

test('detects that a colleague was faster', () => {
  const rows = rateRows([{ ...morning, version: 4 }, noon], edited(1, { price: '1' }))
  expect(rows.map(isOvertaken)).toEqual([true, false])
})

test('shows whether a rate is current, has ended or is still to begin', () => {
  const on = (valid_from: string, valid_to: string) =>
    validityOn({ ...draft, valid_from, valid_to }, '2026-06-15')
  expect([on('2026-06-15', ''), on('2026-01-01', '2026-06-14'), on('2026-06-16', '')]).toEqual([
    'now',
    'ended',
    'later',
  ])
})
