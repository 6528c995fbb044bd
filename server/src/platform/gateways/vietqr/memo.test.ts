import { makeTransferCode } from '@teeviet/contract/rules/money/transfer-code'
import {
  array,
  assert,
  constantFrom,
  nat,
  oneof,
  property,
  stringMatching,
  tuple,
  uint8Array,
} from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codesInMemo, createTransferCode, matchMemo } from './memo.ts'

const code = 'TT8K4M2Q9P'
const known = new Set([code, 'TTAAAABBBB', 'TT00000001'])

describe('a new transfer code', () => {
  test('is TT and eight of 32 characters, and never the same twice', () => {
    const codes = Array.from({ length: 2000 }, createTransferCode)
    for (const made of codes) expect(made).toMatch(/^TT[0-9A-HJKMNP-TV-Z]{8}$/)
    expect(new Set(codes).size).toBe(2000)
  })
})

describe('follows a code which is unchanged in the bank’s text', () => {
  test.each([
    'TT8K4M2Q9P',
    'MBVCB.123.TT8K4M2Q9P.CT tu 0011 toi 0600',
    'tt8k4m2q9p nguyen van an chuyen tien',
    'TT 8K4M 2Q9P',
    'TT-8K4M-2Q9P/FT26324000001',
    'ND:TT8K4M2Q9P;',
    'IBFT TT8K\n4M2Q9P',
    'CT260TT8K4M2Q9PTU0011001234567',
    'CTTT8K4M2Q9P',
    'TTT8K4M2Q9P',
    'FTT26324000 TT8K4M2Q9P',
    'Thanh toán TT8K4M2Q9P đặt sân',
    'TT8K4M2Q9P TT8K4M2Q9P',
    'TT8K4M2Q9P TTZZZZ9999',
  ])('%s', (text) => {
    expect(matchMemo(text, known)).toEqual({ kind: 'exact', code })
    expect(codesInMemo(text)).toContain(code)
  })
})

describe('a text that leaves a doubt is for a person', () => {
  test('two known codes in one text', () => {
    expect(matchMemo('TT8K4M2Q9P va TTAAAABBBB', known)).toEqual({
      kind: 'candidates',
      codes: [
        { code, score: 1 },
        { code: 'TTAAAABBBB', score: 1 },
      ],
    })
  })

  test('a text cut at 25 characters', () => {
    const cut = 'MBVCB.3278907687.TT8K4M2Q9P chuyen tien'.slice(0, 25)
    expect(cut).toBe('MBVCB.3278907687.TT8K4M2Q')
    expect(matchMemo(cut, known)).toEqual({ kind: 'candidates', codes: [{ code, score: 0.6 }] })
  })

  test('a cut code with the bank’s own words after it', () => {
    expect(matchMemo('TT8K4M-CT tu 0011 toi 0600', known)).toMatchObject({ codes: [{ code }] })
  })

  test('a cut code that the next word completes to another known code', () => {
    const rivals = new Set(['TT8K4M2Q9X', 'TT8K4M2Q9P'])
    expect(matchMemo('TT8K4M2Q9 PHAM VAN AN', rivals)).toEqual({
      kind: 'candidates',
      codes: [
        { code: 'TT8K4M2Q9P', score: 1 },
        { code: 'TT8K4M2Q9X', score: 0.7 },
      ],
    })
  })

  test('letters outside the code alphabet, read as those they resemble', () => {
    const spoken = new Set(['TT01V10VQ9'])
    expect(matchMemo('TTOIULOUQ9', spoken)).toEqual({
      kind: 'candidates',
      codes: [{ code: 'TT01V10VQ9', score: 0.9 }],
    })
  })

  test('one character mistyped, or two swapped', () => {
    for (const text of ['TT8K4M2Q9R', 'TT8K4M29QP chuyen tien'])
      expect(matchMemo(text, known)).toEqual({ kind: 'candidates', codes: [{ code, score: 0.75 }] })
    expect(matchMemo('TT8K4M9QP2', known)).toEqual({ kind: 'none' })
  })
})

test('a text without any code leads nowhere', () => {
  for (const text of ['', 'Chuyen tien', 'NGUYEN VAN AN chuyen tien mua TT8K4', 'TTTTTTTTTTTTTTTTT', '💸'])
    expect(matchMemo(text, known)).toEqual({ kind: 'none' })
})

const transferCode = uint8Array({ minLength: 8, maxLength: 8 }).map(makeTransferCode)
/** Words banks add to a text: never a code. */
const words = stringMatching(/^[0-9A-Za-z .,:/-]{0,30}$/).filter((text) => codesInMemo(text).length === 0)
const lastCharacters = ['X', '1', 'Z9', 'QQQ']
/** Codes that differ from one by its last characters only: the likeliest to be confused with it. */
const neighbours = (one: string) =>
  lastCharacters.map((end) => one.slice(0, 10 - end.length) + end).filter((other) => other !== one)

describe('changes made by banks', () => {
  const dressed = constantFrom<(text: string) => string>(
    (text) => text,
    (text) => text.toLowerCase(),
    (text) => `${text.slice(0, 2)} ${text.slice(2)}`,
    (text) => [...text].join('.'),
    (text) => `${text.slice(0, 6)}\n${text.slice(6)}`,
  )

  test('a whole code is found, and never another one chosen', () => {
    assert(
      property(
        transferCode,
        array(transferCode),
        dressed,
        words,
        words,
        (meant, others, dress, before, after) => {
          const all = new Set([meant, ...others, ...neighbours(meant)])
          const match = matchMemo(`${before} ${dress(meant)} ${after}`, all)
          expect(match.kind).not.toBe('none')
          if (match.kind === 'exact') expect(match.code).toBe(meant)
          if (match.kind === 'candidates') expect(match.codes[0]).toEqual({ code: meant, score: 1 })
        },
      ),
    )
  })

  test('a whole code among unlike ones is followed without a person', () => {
    assert(
      property(
        transferCode,
        array(transferCode),
        dressed,
        words,
        words,
        (meant, others, dress, before, after) => {
          const text = `${before} ${dress(meant)} ${after}`
          const strangers = others.filter((other) => other.slice(0, 6) !== meant.slice(0, 6))
          expect(matchMemo(text, new Set([meant, ...strangers]))).toEqual({ kind: 'exact', code: meant })
        },
      ),
    )
  })

  test('a cut or misread code never moves money to another bill', () => {
    const lookAlikes: Record<string, string> = { '0': 'O', '1': 'I', V: 'U' }
    const damage = constantFrom<(text: string, at: number) => string>(
      (text, at) => text.slice(0, 5 + (at % 5)),
      (text) => text.replace(/[01V]/g, (character) => lookAlikes[character] ?? character),
      (text) => text.slice(2),
    )
    const completing = oneof(words, constantFrom(...lastCharacters))
    const scene = tuple(transferCode, array(transferCode), damage, nat(), words, completing)
    assert(
      property(scene, ([meant, others, harm, at, before, after]) => {
        const all = new Set([meant, ...others, ...neighbours(meant)])
        const match = matchMemo(`${before} ${harm(meant, at)} ${after}`, all)
        if (match.kind === 'exact') expect(match.code).toBe(meant)
      }),
    )
  })

  test('a code cut to six characters or more is offered', () => {
    assert(
      property(transferCode, array(transferCode), nat(3), words, (meant, others, more, before) => {
        const text = `${before} ${meant.slice(0, 6 + more)}`
        const match = matchMemo(text, new Set([meant, ...others]))
        const offered = match.kind === 'candidates' ? match.codes.map((one) => one.code) : []
        expect(offered).toContain(meant)
      }),
    )
  })
})
