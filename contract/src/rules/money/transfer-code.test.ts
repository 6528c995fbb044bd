import { assert, property, uint8Array } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isTransferCode, makeTransferCode } from './transfer-code.ts'

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
