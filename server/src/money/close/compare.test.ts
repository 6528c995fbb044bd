import { describe, expect, it } from 'vitest'
import { differencesOf } from './compare.ts'
import { readStatement } from './read-statement.ts'

const line = (reference: string, amountVnd: number) => ({ reference, amountVnd })

describe('a statement against our side', () => {
  it('omits equal lines, also when the provider split a sum', () => {
    expect(differencesOf([line('a', 60), line('a', 40)], [line('a', 100)])).toEqual([])
  })
  it('matches a line by either of its two names', () => {
    const ours = [{ ...line('FT1', 5), also: '901' }, line('902', 6)]
    expect(differencesOf([line('901', 5), { ...line('FT2', 6), also: '902' }], ours)).toEqual([])
  })
  it('lists lines which are only there, only here, or have another amount', () => {
    const ours = [line('b', 3), line('c', 4), line('d', -5)]
    expect(differencesOf([line('a', 1), line('b', 2), line('d', -10)], ours)).toMatchObject([
      { kind: 'missing_here', reference: 'a', statementVnd: 1, oursVnd: null },
      { kind: 'amount', reference: 'b', statementVnd: 2, oursVnd: 3 },
      { kind: 'missing_there', reference: 'c', statementVnd: null, oursVnd: 4 },
      { kind: 'amount', reference: 'd', statementVnd: -10, oursVnd: -5 },
    ])
  })
})

describe('a pasted statement', () => {
  it('is read with a heading, with any of the usual separators and with amounts as people write them', () => {
    expect(readStatement('Ref;Amount\nFT1;2.450.000\n\n"FT2",150000\nFT3\t1 000 đ\nFT4;-300.000')).toEqual([
      line('FT1', 2_450_000),
      line('FT2', 150_000),
      line('FT3', 1_000),
      line('FT4', -300_000),
    ])
  })
  it.each(['FT1;1\nFT2', 'FT1;1\n;5', 'FT1;1\nFT2;abc'])('names the line it cannot read: %s', (text) => {
    expect(() => readStatement(text)).toThrow(expect.objectContaining({ slots: { n: 2 } }))
  })
  it('is not taken for empty when it is no statement at all', () => {
    expect(() => readStatement('x')).toThrow(expect.objectContaining({ slots: { n: 1 } }))
  })
})
