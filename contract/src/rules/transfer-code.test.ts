import { assert, constantFrom, property, uint8Array } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findTransferCodes, isTransferCode, makeTransferCode } from './transfer-code.ts'

const random = uint8Array({ minLength: 8, maxLength: 8 })

describe('a transfer code', () => {
  it('is TT and eight characters that cannot be misread', () => {
    assert(
      property(random, (bytes) => {
        const code = makeTransferCode(bytes)
        expect(isTransferCode(code)).toBe(true)
        expect(code.slice(2)).not.toMatch(/[ILOU]/)
      }),
    )
  })

  it('uses every character of its alphabet equally', () => {
    const seen = new Map<string, number>()
    for (let byte = 0; byte < 256; byte++) {
      const character = makeTransferCode(new Uint8Array(8).fill(byte))[2] ?? ''
      seen.set(character, (seen.get(character) ?? 0) + 1)
    }
    expect(seen.size).toBe(32)
    expect(new Set(seen.values())).toEqual(new Set([8]))
  })

  it('refuses too little randomness', () => {
    expect(() => makeTransferCode(new Uint8Array(4))).toThrow()
  })
})

describe('finding a code in what the bank reports', () => {
  it('survives other case, text around it and inserted signs', () => {
    expect(findTransferCodes('MBVCB.123.TT8K4M2Q9P.CT tu 0011 toi 0600')).toEqual(['TT8K4M2Q9P'])
    expect(findTransferCodes('tt8k4m2q9p nguyen van an')).toEqual(['TT8K4M2Q9P'])
    expect(findTransferCodes('TT 8K4M-2Q9P chuyen tien')).toEqual(['TT8K4M2Q9P'])
    expect(findTransferCodes('chuyen tien')).toEqual([])
  })

  it('names each code once', () => {
    expect(findTransferCodes('TT8K4M2Q9P TT8K4M2Q9P TT00000001')).toEqual(['TT8K4M2Q9P', 'TT00000001'])
  })

  it('finds any code whatever the bank does to it', () => {
    const mangle = constantFrom(
      (code: string) => code.toLowerCase(),
      (code: string) => `IBFT ${code} GD 123`,
      (code: string) => `${code.slice(0, 2)} ${code.slice(2)}`,
      (code: string) => code.split('').join('.'),
    )
    assert(
      property(random, mangle, (bytes, mangled) => {
        const code = makeTransferCode(bytes)
        expect(findTransferCodes(mangled(code))).toContain(code)
      }),
    )
  })
})
