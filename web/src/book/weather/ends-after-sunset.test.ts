import { expect, test } from 'vitest'
import { endsAfterSunset } from './ends-after-sunset.ts'

const at = (clock: string) => Date.parse(`2026-11-24T${clock}:00+07:00`)
const row = (clock: string, number_hole: number) => ({ start_at: at(clock), number_hole })
const sun = { sunsetAt: at('17:30'), minutesPerHole: 15 }

test('names the first start of each number of holes that ends after sunset', () => {
  const rows = [
    row('15:30', 18),
    row('13:00', 18),
    row('13:10', 18),
    row('13:08', 18),
    row('15:15', 9),
    row('15:20', 9),
  ]
  expect(endsAfterSunset(rows, sun)).toEqual([
    { holes: 9, startAt: at('15:20') },
    { holes: 18, startAt: at('13:08') },
  ])
})

test('names nothing where every round ends by sunset, or has no start', () => {
  expect(endsAfterSunset([row('13:00', 18), { start_at: null, number_hole: 18 }], sun)).toEqual([])
})
