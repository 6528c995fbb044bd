import { expect, test } from 'vitest'
import { readCsv } from '../../forms/csv/read-csv.ts'
import { changesOfFile, type NetPrice, netPriceColumns } from './net-prices-file.ts'

/** The words of the page, each its own key. */
const columns = netPriceColumns({ t: (key) => key, golf: (key) => key })
const read = (...lines: string[]) =>
  readCsv(['starts_on;day_kind;number_hole;price', ...lines].join('\r\n'), columns)
const readHours = (...lines: string[]) =>
  readCsv(['starts_on;day_kind;number_hole;time_from;time_to;price', ...lines].join('\r\n'), columns)
const ofWholeDay = {
  number_hole: 18,
  customer_type: null,
  time_from: null,
  time_to: null,
  set_by: 'Lan',
  set_at: 0,
} as const
const stored: NetPrice[] = [
  { ...ofWholeDay, starts_on: '2026-12-01', day_kind: 'weekday', price: 1_000_000 },
  { ...ofWholeDay, starts_on: '2026-11-01', day_kind: 'weekend', price: null },
  {
    ...ofWholeDay,
    starts_on: '2026-12-01',
    day_kind: 'weekday',
    time_from: '05:30',
    time_to: '07:00',
    price: 1_300_000,
  },
]
const changes = (...lines: string[]) => changesOfFile(read(...lines).rows, stored, '2026-11-20')

test('a line is a net price or the share in percent, as the page or the calls write it', () => {
  expect(read('1/12/2026;kind.weekday;18;1.350.000', '2026-12-01;holiday;9;net.as.share').rows).toEqual([
    {
      starts_on: '2026-12-01',
      day_kind: 'weekday',
      number_hole: 18,
      customer_type: '',
      time_from: '',
      time_to: '',
      price: 1_350_000,
    },
    {
      starts_on: '2026-12-01',
      day_kind: 'holiday',
      number_hole: 9,
      customer_type: '',
      time_from: '',
      time_to: '',
      price: 'none',
    },
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

test('hours are read as clocks, empty for the whole day, and end at midnight', () => {
  const { rows, problems } = readHours(
    '2026-12-01;weekday;18;5:30;7:00;1',
    '2026-12-01;weekday;18;15:00:00;0:00;net.as.wholeDay',
    '2026-12-01;weekend;18;;;2',
    '2026-12-01;weekend;9;25:00;7;2',
  )
  expect(rows).toMatchObject([
    { time_from: '05:30', time_to: '07:00', price: 1 },
    { time_from: '15:00', time_to: '24:00', price: 'none' },
    { time_from: '', time_to: '', price: 2 },
  ])
  expect(problems.map(({ line, cell }) => `${line} ${cell}`)).toEqual(['5 25:00'])
})

test('a line of hours replaces the stored one of the same hours, and is new beside the whole day', () => {
  const { rows } = readHours(
    '2026-12-01;weekday;18;05:30;07:00;1300000',
    '2026-12-02;weekday;18;05:30;07:00;1400000',
    '2026-12-01;weekday;18;07:00;09:00;1200000',
  )
  expect(changesOfFile(rows, stored, '2026-11-20')).toMatchObject([
    { starts_on: '2026-12-02', before: undefined, problem: null },
    { time_from: '07:00', before: undefined, problem: null },
  ])
  const [ended] = readHours('2026-12-01;weekday;18;05:30;07:00;whole_day').rows
  expect(ended && changesOfFile([ended], stored, '2026-11-20')).toMatchObject([
    { before: 1_300_000, price: null, problem: null },
  ])
})

test('hours that overlap stored ones or another line, that are half given or out of order, are problems', () => {
  const problems = (...lines: string[]) =>
    changesOfFile(readHours(...lines).rows, stored, '2026-11-20').map(({ problem }) => problem)
  expect(problems('2026-12-01;weekday;18;06:59;08:00;1')).toEqual(['overlaps'])
  expect(problems('2026-12-05;weekday;18;06:00;08:00;1', '2026-12-05;weekday;18;07:00;09:00;1')).toEqual([
    'overlaps',
    'overlaps',
  ])
  expect(
    problems(
      '2026-12-05;weekday;9;06:00;;1',
      '2026-12-05;weekend;9;;07:00;1',
      '2026-12-05;holiday;9;07:00;07:00;1',
    ),
  ).toEqual(['hours', 'hours', 'hours'])
})

test('customers are read as words or names, empty for all, and a line is about the price for its customers alone', () => {
  const { rows, problems } = readCsv(
    [
      'starts_on;day_kind;number_hole;customer_type;time_from;time_to;price',
      '2026-12-01;weekday;18;customer.club_member;;;600000',
      '2026-12-01;weekday;18;group;06:00;08:00;net.as.wholeDay',
      '2026-12-02;weekday;18;member_guest;;;all_customers',
      '2026-12-01;weekday;18;net.allCustomers;;;1000000',
      '2026-12-01;weekday;18;visitor;;;1',
    ].join('\r\n'),
    columns,
  )
  expect(problems.map(({ line, cell }) => `${line} ${cell}`)).toEqual(['6 visitor'])
  expect(changesOfFile(rows, stored, '2026-11-20')).toMatchObject([
    { customer_type: 'club_member', price: 600_000, before: undefined, problem: null },
    { customer_type: 'group', time_from: '06:00', price: null, before: undefined, problem: null },
    { customer_type: 'member_guest', price: null, before: undefined, problem: null },
  ])
})
