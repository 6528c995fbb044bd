import { expect, test } from 'vitest'
import { readCsv } from '../../forms/csv/read-csv.ts'
import { blockColumns, savedBlock } from './schedule-file.ts'

/** The words of the page, each its own key. */
const words: Parameters<typeof blockColumns>[0] = (key) => key

const head = 'first_tee;last_tee;interval_minutes;capacity;number_hole'
const read = (...lines: string[]) => readCsv([head, ...lines].join('\r\n'), blockColumns(words))

test('a line of a file is a block of the schedule, its times in the ways a spreadsheet writes them', () => {
  const { rows, problems } = read('5:30;0900;8;4;18', '13:00:00;16:00;10;3;9')
  expect(problems).toEqual([])
  expect(rows.map(savedBlock)).toEqual([
    { first_tee: '05:30', last_tee: '09:00', interval_minutes: 8, capacity: 4, number_hole: 18, path: '' },
    { first_tee: '13:00', last_tee: '16:00', interval_minutes: 10, capacity: 3, number_hole: 9, path: '' },
  ])
})

test('the columns are known by the words of the page as well, in any order', () => {
  const table = [
    'schedule.capacity;field.number_hole;schedule.first_tee;schedule.last_tee;schedule.interval_minutes',
    '4;27;06:00;10:00;12',
  ].join('\n')
  expect(readCsv(table, blockColumns(words)).rows).toEqual([
    {
      first_tee: '06:00',
      last_tee: '10:00',
      interval_minutes: '12',
      capacity: '4',
      number_hole: '27',
      path: '',
    },
  ])
})

test('each cell that is no such block is named by its line', () => {
  const { problems } = read('5:30;09:00;8;4;18', '25:00;soon;8.5;four;12')
  expect(problems.map(({ line, cell }) => `${line} ${cell}`)).toEqual([
    '3 25:00',
    '3 soon',
    '3 8.5',
    '3 four',
    '3 12',
  ])
})

test('a path is read where the file has its column, and left empty where it has not', () => {
  const table = 'first_tee;last_tee;interval_minutes;capacity;number_hole;path\r\n06:00;10:00;8;4;18; a-b '
  expect(readCsv(table, blockColumns(words)).rows.map(({ path }) => path)).toEqual(['a-b'])
})
