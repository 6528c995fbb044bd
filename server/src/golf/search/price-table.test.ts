import { expect, test } from 'vitest'
import type { Rate } from '../courses/rates.ts'
import { ratesOn } from './price-table.ts'

const rate = (change: Partial<Rate>): Rate => ({
  id: 1,
  courseId: 1,
  dayKind: 'weekday',
  timeFrom: '05:00',
  timeTo: '12:00',
  holes: 18,
  customerType: 'visitor',
  price: 2_000_000,
  validFrom: '2020-01-01',
  validTo: null,
  ...change,
})
const ids = (rates: Rate[]) => rates.map((one) => one.id).toSorted()

test('a weekday and a weekend go by their own prices', () => {
  const rates = [rate({ id: 1 }), rate({ id: 2, dayKind: 'weekend' }), rate({ id: 3, dayKind: 'holiday' })]
  expect(ids(ratesOn(rates, 'weekday'))).toEqual([1])
  expect(ids(ratesOn(rates, 'weekend'))).toEqual([2])
})

test('a holiday goes by its own price where there is one, else by the price of a weekend', () => {
  const rates = [
    rate({ id: 1, dayKind: 'weekday' }),
    rate({ id: 2, dayKind: 'weekend' }),
    rate({ id: 3, dayKind: 'weekend', timeFrom: '12:00', timeTo: '17:00' }),
    rate({ id: 4, dayKind: 'weekend', customerType: 'group' }),
    rate({ id: 5, dayKind: 'weekend', holes: 9 }),
    rate({ id: 6, dayKind: 'holiday' }),
  ]
  expect(ids(ratesOn(rates, 'holiday'))).toEqual([3, 4, 5, 6])
})
