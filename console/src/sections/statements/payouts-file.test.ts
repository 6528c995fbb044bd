import { expect, test } from 'vitest'
import { readCsv } from '../../forms/csv/read-csv.ts'
import { bankLineColumns, paidInFile } from './payouts-file.ts'

/** The words of the page, each its own key. */
const columns = bankLineColumns((key) => key)
const orders = [
  { id: 1, memo: 'TEEVIET TVP1', amount: 1_800_000 },
  { id: 12, memo: 'TEEVIET TVP12', amount: 900_000 },
]
const read = (...lines: string[]) => readCsv(['reference;amount;content', ...lines].join('\r\n'), columns)
const paid = (...lines: string[]) => paidInFile(read(...lines).rows, orders)

test('a payout is found by its content, whatever the bank writes around it, and by its amount', () => {
  expect(paid('FT1;-1,800,000.00 VND;MBVCB.teeviet tvp1 CT tu 0123', 'FT2;900000;TEEVIETTVP12')).toEqual({
    references: { 1: 'FT1', 12: 'FT2' },
    doubtful: [],
  })
})

test('lines of other money are passed over, also those without an amount', () => {
  expect(paid('FT3;;TVH12345', 'FT4;11000;Phi dich vu', 'FT5;1800000;TEEVIET TVP123')).toEqual({
    references: {},
    doubtful: [],
  })
  expect(read('FT3;a;TVH12345').problems).toMatchObject([{ line: 2, cell: 'a' }])
})

test('a payout with another amount, without a reference or twice in the file is left to staff', () => {
  expect(paid('FT1;1700000;TEEVIET TVP1', ';900000;TEEVIET TVP12').doubtful).toEqual([
    'TEEVIET TVP1',
    'TEEVIET TVP12',
  ])
  expect(paid('FT1;1800000;TEEVIET TVP1', 'FT2;1800000;TEEVIET TVP1')).toEqual({
    references: {},
    doubtful: ['TEEVIET TVP1'],
  })
})
