import { expect, test } from 'vitest'
import { formatTaxCode, isTaxCode, taxCodeOf } from './tax-code.ts'

test.each(['0100109106', '0101248141', '0100109106001'])('%s is a tax code', (code) => {
  expect(isTaxCode(code)).toBe(true)
})

test.each([
  ['a wrong last digit', '0100109107'],
  ['two digits that changed places', '0100190106'],
  ['too few digits', '010010910'],
  ['a part of a branch', '01001091060'],
  ['letters', '01001O9106'],
  ['nothing', ''],
])('a code with %s is none', (_, code) => {
  expect(isTaxCode(code)).toBe(false)
})

test('a code is read with the dash of its branch, and printed with it', () => {
  expect(taxCodeOf(' 0100109106-001 ')).toBe('0100109106001')
  expect(formatTaxCode('0100109106001')).toBe('0100109106-001')
  expect(formatTaxCode('0100109106')).toBe('0100109106')
})
