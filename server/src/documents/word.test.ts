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
] as const)('says in %s for how many holes and %i players', (lang, players, said) => {
  const paper = {
    kind: 'receipt',
    number: 'R-2026-000017',
    issuedAt: new Date('2026-11-20T01:00:00Z'),
    payerName: 'Trần Ngọc Ẩn',
    refersTo: null,
    facts: frozenFacts.parse({ ...facts, holes: 27, players }),
  } as const
  expect(wordDocument(paper, lang).facts.map(({ value }) => value)).toContain(said)
})
