import { describe, expect, it } from 'vitest'
import { readSentCode } from './sent-code.ts'

describe('the stored data of a sent code', () => {
  const kept = {
    phone: '0912345678',
    until: 1_790_000_125_000,
    cif: 'C-7',
    merchant: 'EVGA',
    isRegistering: true,
  }

  it('is read back after a reload', () => {
    expect(readSentCode(JSON.stringify(kept))).toEqual(kept)
  })

  it('counts as nothing when it is missing, broken or another golfer’s', () => {
    for (const stored of [
      null,
      '',
      '{',
      '[]',
      '"0912345678"',
      '{"phone":912345678,"until":1}',
      '{"phone":"0912345678"}',
    ]) {
      expect(readSentCode(stored)).toBeNull()
    }
  })

  it('never holds the code', () => {
    expect(Object.keys(readSentCode(JSON.stringify({ ...kept, code: '123456' })) ?? {})).toEqual(
      Object.keys(kept),
    )
  })
})
