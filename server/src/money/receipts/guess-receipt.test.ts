import { expect, test } from 'vitest'
import { type Candidate, guessReceipt } from './guess-receipt.ts'

const at = (clock: string) => new Date(`2026-11-20T${clock}:00+07:00`)
const candidate = (fields: Partial<Candidate & { id: number }> = {}) => ({
  id: 1,
  codes: ['TT8K4M2Q9P'],
  amountsVnd: [4_200_000],
  names: ['Nguyễn Văn Ấn'],
  phone: '+84912345678',
  from: at('08:00'),
  until: at('23:00'),
  ...fields,
})
const money = (text: string, amountVnd = 1_000) => ({ text, amountVnd, receivedAt: at('09:00') })
const guess = (text: string, amountVnd?: number, candidates = [candidate()]) =>
  guessReceipt(money(text, amountVnd), candidates, [])

test.each([
  ['0912345678 chuyen tien', ['phone'], 0.5],
  ['CK 84 912 345 678', ['phone'], 0.5],
  ['dat san +84 912.345.678 nhe', ['phone'], 0.5],
  ['NGUYEN VAN AN chuyen tien', ['name'], 0.35],
  ['nguyễn  văn   ấn chuyển', ['name'], 0.35],
  ['Nguyen Van An 0912345678', ['phone', 'name'], 0.68],
])('%s: %j', (text, clues, score) => {
  expect(guess(text)).toEqual([{ candidate: candidate(), clues, score }])
})

test('the exact amount alone is a weak guess, and strengthens every other', () => {
  expect(guess('dat san', 4_200_000)).toMatchObject([{ clues: ['amount'], score: 0.3 }])
  expect(guess('NGUYEN VAN AN', 4_200_000)).toMatchObject([{ clues: ['amount', 'name'], score: 0.55 }])
  const codes = [{ code: 'TT8K4M2Q9P', score: 0.4, why: 'cut' as const }]
  expect(guessReceipt(money('TT8K4M', 4_200_000), [candidate()], codes)).toMatchObject([
    { clues: ['cut', 'amount'], score: 0.58 },
  ])
})

test.each(['1912345678', '09123456789', 'FT0912345670', 'NGUYEN VAN ANH', 'VAN AN', 'TRAN NGUYEN', ''])(
  '%j names no golfer',
  (text) => {
    expect(guess(text)).toEqual([])
  },
)

test('a name of one word names no golfer', () => {
  expect(guess('AN chuyen tien', 1_000, [candidate({ names: ['Ấn'] })])).toEqual([])
})

test('money of other days is guessed by its code only', () => {
  const old = [candidate({ until: at('08:30') })]
  expect(guess('Nguyen Van An 0912345678', 4_200_000, old)).toEqual([])
  const codes = [{ code: 'TT8K4M2Q9P', score: 1, why: 'code' as const }]
  expect(guessReceipt(money('TT8K4M2Q9P'), old, codes)).toMatchObject([{ clues: ['code'], score: 1 }])
})

test('returns the best first, and no more than eight', () => {
  const many = Array.from({ length: 12 }, (_, id) =>
    candidate({ id, phone: id === 7 ? '+84912345678' : null }),
  )
  const guesses = guess('0912345678', 4_200_000, many)
  expect(guesses).toHaveLength(8)
  expect(guesses[0]).toMatchObject({ candidate: { id: 7 }, clues: ['amount', 'phone'] })
})
