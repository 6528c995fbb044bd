import { describe, expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const columns = {
  name: { headers: ['Tên', 'name'], read: (cell: string) => cell || null },
  count: { headers: ['Số lượng'], read: (cell: string) => (/^\d+$/.test(cell) ? Number(cell) : null) },
} as const

describe('a file of a spreadsheet', () => {
  test.each([
    ['semicolons and a byte order mark', '\ufeffTên;Số lượng\r\nA;1\r\n"B;b";2\r\n'],
    ['commas, its columns the other way round', 'số lượng,NAME\n1,A\n2,B;b\n'],
    ['tabs, with empty lines between', 'Tên\tSố lượng\n\nA\t1\n\t\nB;b\t2\n'],
  ])('is read with %s', (_, text) => {
    expect(readCsv(text, columns)).toEqual({
      rows: [
        { name: 'A', count: 1 },
        { name: 'B;b', count: 2 },
      ],
      problems: [],
      missing: [],
    })
  })

  test('names each wrong cell by the line a spreadsheet gives it and by its column', () => {
    const { rows, problems } = readCsv('Tên;Số lượng\nA;một\n\n;x\nC;3\n', columns)
    expect(rows).toEqual([{ name: 'C', count: 3 }])
    expect(problems).toEqual([
      { line: 2, header: 'Số lượng', cell: 'một' },
      { line: 4, header: 'Tên', cell: '' },
      { line: 4, header: 'Số lượng', cell: 'x' },
    ])
  })

  test('without one of the columns is not read, and the column is named', () => {
    expect(readCsv('Tên\nA\n', columns)).toEqual({ rows: [], problems: [], missing: ['Số lượng'] })
  })
})
