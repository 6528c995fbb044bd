import { expect, test } from 'vitest'
import { readCsv } from '../../forms/csv/read-csv.ts'
import { changesOfFile, type NetPrice, netPriceColumns } from './net-prices-file.ts'

/** The words of the page, each its own key. */
const columns = netPriceColumns({ t: (key) => key, golf: (key) => key })
const read = (...lines: string[]) =>
  readCsv(['starts_on;day_kind;number_hole;price', ...lines].join('\r\n'), columns)
const stored: NetPrice[] = [
  {
    starts_on: '2026-12-01',
    day_kind: 'weekday',
    number_hole: 18,
    price: 1_000_000,
    set_by: 'Lan',
    set_at: 0,
  },
  { starts_on: '2026-11-01', day_kind: 'weekend', number_hole: 18, price: null, set_by: 'Lan', set_at: 0 },
]
const changes = (...lines: string[]) => changesOfFile(read(...lines).rows, stored, '2026-11-20')

test('a line is a net price or the share in percent, as the page or the calls write it', () => {
  expect(read('1/12/2026;kind.weekday;18;1.350.000', '2026-12-01;holiday;9;net.share').rows).toEqual([
    { starts_on: '2026-12-01', day_kind: 'weekday', number_hole: 18, price: 1_350_000 },
    { starts_on: '2026-12-01', day_kind: 'holiday', number_hole: 9, price: 'share' },
  ])
})

test('each cell that cannot be read is named; an empty price is no price', () => {
  const { problems } = read('32/12/2026;sunday;12;', '2026-12-01;weekday;18;-5')
  expect(problems.map(({ line, cell }) => `${line} ${cell}`)).toEqual([
    '2 32/12/2026',
    '2 sunday',
    '2 12',
    '2 ',
    '3 -5',
  ])
})

test('lines that are stored already change nothing, also those that have begun', () => {
  expect(changes('2026-12-01;weekday;18;1000000', '2026-11-01;weekend;18;share')).toEqual([])
})

test('a changed line names the price before, a new one has none', () => {
  expect(changes('2026-12-01;weekday;18;1100000', '2026-12-01;weekday;9;700000')).toMatchObject([
    { price: 1_100_000, before: 1_000_000, problem: null },
    { number_hole: 9, before: undefined, problem: null },
  ])
})

test('a day that has passed and a price that is named twice are problems', () => {
  expect(changes('2026-11-01;weekend;18;5', '2026-11-20;weekday;18;6')).toMatchObject([
    { problem: 'begun' },
    { problem: null },
  ])
  expect(changes('2026-12-01;weekday;18;1', '2026-12-01;weekday;18;2').map(({ problem }) => problem)).toEqual(
    ['twice', 'twice'],
  )
})
