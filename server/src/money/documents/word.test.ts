import { expect, it } from 'vitest'
import { frozenFacts } from './facts.ts'
import { wordDocument } from './word.ts'

const facts = {
  issuer: {},
  vga: 1001,
  lines: [],
  paidAt: '2026-11-20T01:00:00Z',
  method: 'bank',
  reference: 'TT8K4M2Q9P',
  billCode: 'PT7K2M4Q',
  course: 'Sân golf Đồng Mô',
  courseEn: 'Dong Mo Golf Course',
  playDate: '2026-11-24',
  teeTimeAt: '2026-11-23T23:30:00Z',
}

it.each([
  ['vi', 2, '27 hố, 2 người chơi'],
  ['en', 2, '27 holes, 2 players'],
  ['en', 1, '27 holes, 1 player'],
  ['kr', 1, '27홀, 1명'],
  ['jp', 2, '27ホール、2名'],
] as const)('states in %s for how many holes and %i players', (lang, players, said) => {
  const document = {
    kind: 'receipt',
    number: 'R-2026-000017',
    issuedAt: new Date('2026-11-20T01:00:00Z'),
    payerName: 'Trần Ngọc Ẩn',
    refersTo: null,
    facts: frozenFacts.parse({ ...facts, holes: 27, players }),
  } as const
  expect(wordDocument(document, lang).facts.map(({ value }) => value)).toContain(said)
})

it('names each tee time of a group with its players', () => {
  const document = {
    kind: 'receipt',
    number: 'BN26000001',
    issuedAt: new Date('2026-11-20T08:30:00+07:00'),
    payerName: 'Trần Ngọc Ẩn',
    refersTo: null,
    facts: frozenFacts.parse({
      ...facts,
      teeTimeAt: '2026-11-24T06:20:00+07:00',
      holes: 18,
      players: 5,
      flights: [
        { at: '2026-11-24T06:20:00+07:00', players: 3 },
        { at: '2026-11-24T06:28:00+07:00', players: 2 },
      ],
    }),
  } as const
  const said = (lang: 'vi' | 'jp') => wordDocument(document, lang).facts.map(({ value }) => value)
  expect(said('vi')).toContain('24/11/2026 - 06:20 (3), 06:28 (2)')
  expect(said('jp')).toContain('24/11/2026 - 06:20（3名）、06:28（2名）')
})
