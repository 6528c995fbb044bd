import { describe, expect, it } from 'vitest'
import { csvLine } from './csv-line.ts'

describe('a line for a spreadsheet', () => {
  it('is split into columns under Vietnamese settings', () => {
    expect(csvLine(['sân', 1_950_000, '', 'phí, thuế'])).toBe('sân;1950000;;phí, thuế')
  })

  it.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+84', "'+84"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
  ])('executes no formula typed by a user: %s', (typed, cell) => {
    expect(csvLine([typed])).toBe(cell)
  })

  it('leaves a negative amount a number', () => {
    expect(csvLine([-5_000])).toBe('-5000')
  })

  it('keeps the separator, a quote or a new line within one cell', () => {
    expect(csvLine(['a;b', 'c "d"', 'e\nf'])).toBe('"a;b";"c ""d""";"e\nf"')
  })
})
