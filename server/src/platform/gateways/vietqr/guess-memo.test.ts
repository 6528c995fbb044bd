import { makeTransferCode } from '@teeviet/contract/rules/money/transfer-code'
import { array, assert, constantFrom, nat, property, tuple, uint8Array } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openMemoGuesser } from './guess-memo.ts'
import { matchMemo } from './memo.ts'

const code = 'TTAS4KM2Q9'
const others = ['TT8K4M2Q9P', 'TTZZZZ0000', 'TT00000001']
const guess = openMemoGuesser([code, ...others])

describe('a code that a person still recognises is offered', () => {
  test.each([
    ['typed with a Vietnamese keyboard', 'TTÁ4KM2Q9 nguyen van an', 0.7, 'misread'],
    ['the same, accents taken off by the bank', 'TTA4KM2Q9 CT tu 0011', 0.7, 'misread'],
    ['with full-width letters', 'ＴＴＡＳ４ＫＭ２Ｑ９', 0.9, 'misread'],
    ['with Cyrillic look-alikes', 'ТТАЅ4КМ2Q9 chuyen tien', 0.9, 'misread'],
    ['with Greek look-alikes', 'ΤΤΑS4ΚΜ2Q9', 0.9, 'misread'],
    ['in ornamental letters', '𝐓𝐓𝐀𝐒𝟒𝐊𝐌𝟐𝐐𝟗', 0.9, 'misread'],
    ['without its first two letters', 'MBVCB.123.AS4KM2Q9.CT tu', 0.8, 'misread'],
    ['cut to five characters', 'MBVCB.3278907.TTAS4', 0.3, 'cut'],
    ['cut to seven', 'MBVCB.3278907.TTAS4KM', 0.5, 'cut'],
    ['cut, and disguised', 'MBVCB.3278907.ТТАЅ4КМ', 0.45, 'cut'],
    ['whole', 'TTAS4KM2Q9 dat san', 1, 'code'],
  ])('%s', (_how, text, score, why) => {
    expect(guess(text)[0]).toEqual({ code, score, why })
  })

  test('and no new one is followed automatically', () => {
    for (const text of ['TTÁ4KM2Q9', 'ＴＴＡＳ４ＫＭ２Ｑ９', 'ТТАЅ4КМ2Q9', 'AS4KM2Q9', 'TTAS4'])
      expect(matchMemo(text, new Set([code, ...others])).kind).not.toBe('exact')
  })
})

test('a text that names no code gets no guess', () => {
  for (const text of ['', 'Chuyển tiền đặt sân', 'NGUYEN VAN AN', 'TT', 'TTAS', '💸💸💸'])
    expect(guess(text)).toEqual([])
})

/** The test's own keyboard model: the output of Telex, key by key, with accents as combining marks. */
function typeTelex(keys: string): string {
  const tone: Record<string, string> = { S: '\u0301', F: '\u0300', R: '\u0309', X: '\u0303', J: '\u0323' }
  let shown = ''
  for (const key of keys) {
    const base =
      shown
        .normalize('NFD')
        .replace(/\p{Mark}/gu, '')
        .at(-1) ?? ''
    const mark = tone[key]
    if (mark && 'AEYU'.includes(base)) shown += mark
    else if ((key === 'A' || key === 'E') && base === key) shown += '\u0302'
    else if (key === 'D' && base === 'D') shown = `${shown.slice(0, -1)}Đ`
    else if (key === 'W' && base === 'A') shown += '\u0306'
    else if (key === 'W') shown += 'Ư'
    else if (key === 'Z' && 'AEYU'.includes(base)) continue
    else shown += key
  }
  return shown.normalize('NFC')
}

const transferCode = uint8Array({ minLength: 8, maxLength: 8 }).map(makeTransferCode)
const cyrillic: Record<string, string> = {
  A: 'А',
  B: 'В',
  C: 'С',
  E: 'Е',
  H: 'Н',
  K: 'К',
  M: 'М',
  P: 'Р',
  T: 'Т',
  X: 'Х',
}
const mangling = constantFrom<(one: string) => string>(
  typeTelex,
  (one) =>
    typeTelex(one)
      .normalize('NFD')
      .replace(/\p{Mark}/gu, '')
      .replaceAll('Đ', 'D'),
  (one) => one.replace(/[A-Z0-9]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  (one) => one.replace(/[A-Z]/g, (letter) => cyrillic[letter] ?? letter),
  (one) => one.replace(/[A-Z]/g, (letter) => (cyrillic[letter] ?? letter).toLowerCase()),
  (one) => [...one].join('\u200b'),
  (one) => one.slice(2),
  (one) => one.slice(0, 5),
  (one) => one.slice(0, 6),
)
const around = constantFrom('', 'MBVCB.3278907687.', 'CT tu 0011 ', 'Chuyển tiền – ')

test('a code changed by a keyboard, an alphabet or a bank is among the guesses', () => {
  const scene = tuple(transferCode, array(transferCode, { maxLength: 40 }), mangling, around, nat(1))
  assert(
    property(scene, ([meant, rest, mangle, before, after]) => {
      const shown = mangle(meant)
      // a keyboard may leave too little of a code to recognise it; a letter with several marks is one letter
      const letters = [...shown.normalize('NFD').replace(/\p{Mark}/gu, '')].length
      if (letters < 6 && shown !== meant.slice(0, 5)) return
      const text = `${before}${shown}${after ? ' nguyen van an' : ''}`
      expect(openMemoGuesser([meant, ...rest])(text).map((one) => one.code)).toContain(meant)
    }),
    { numRuns: 500, examples: [[['TTYFRR0AFR', [], typeTelex, '', 1]]] },
  )
})

test('a score is above 0 and up to 1, and the best is first', () => {
  assert(
    property(array(transferCode, { minLength: 1, maxLength: 20 }), nat(19), mangling, (codes, at, mangle) => {
      const guesses = openMemoGuesser(codes)(mangle(codes[at % codes.length] ?? ''))
      const listed = guesses.map(({ score }) => score)
      expect(listed).toEqual(listed.toSorted((a, b) => b - a))
      for (const score of listed) expect(score > 0 && score <= 1).toBe(true)
    }),
  )
})
