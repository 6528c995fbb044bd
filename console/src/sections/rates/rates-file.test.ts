import { isSameRate } from '@teeviet/contract/rules/money/rates'
import { expect, test } from 'vitest'
import { readCsv } from '../../forms/csv/read-csv.ts'
import { rateColumns } from './rates-file.ts'

/** The words of the page, each its own key. */
const words: Parameters<typeof rateColumns>[0] = (key) => key

const head = 'day_kind;customer_type;number_hole;time_from;time_to;price;valid_from;valid_to'
const read = (...lines: string[]) => readCsv([head, ...lines].join('\r\n'), rateColumns(words))

test('a line of a file is a rate, its times and days in the ways a spreadsheet writes them', () => {
  expect(read('weekday;visitor;18;5:00;10:30:00;2.350.000;01/12/2026;').rows).toEqual([
    {
      day_kind: 'weekday',
      customer_type: 'visitor',
      number_hole: 18,
      time_from: '05:00',
      time_to: '10:30',
      price: '2.350.000',
      valid_from: '2026-12-01',
      valid_to: '',
    },
  ])
  const byWords = read('kind.holiday;CUSTOMER.GROUP;9;0600;24:00;900000;2026-12-01;2026-12-31')
  expect(byWords.rows).toMatchObject([
    { day_kind: 'holiday', customer_type: 'group', time_from: '06:00', time_to: '24:00', price: '900.000' },
  ])
})

test('each cell that is no such rate is named', () => {
  const { problems } = read('sunday;member;12;25:00;x;cheap;32/12/2026;never')
  expect(problems.map(({ line, cell }) => `${line} ${cell}`)).toEqual([
    '2 sunday',
    '2 member',
    '2 12',
    '2 25:00',
    '2 x',
    '2 cheap',
    '2 32/12/2026',
    '2 never',
  ])
})

test('a line is about the rate of the same days, hours, holes and customers', () => {
  const [draft] = read('weekday;visitor;18;05:00;10:30;2000000;2026-12-01;').rows
  if (!draft) throw new Error('no line was read')
  const rate = { ...draft, id: 1, version: 1, price: 1_000_000, valid_to: null }
  expect(isSameRate(rate, draft)).toBe(true)
  expect(isSameRate({ ...rate, time_to: '11:00' }, draft)).toBe(false)
})
