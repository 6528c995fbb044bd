import { extractText } from 'unpdf'
import { expect, it } from 'vitest'
import { drawPdf } from '#platform/pdf/draw-pdf'
import { frozenFacts } from './facts.ts'
import { wordDocument } from './word.ts'

const facts = frozenFacts.parse({
  issuer: {
    company_name: { vi: 'Công ty mẫu', en: 'Sample company', kr: '주식회사 예시', jp: '株式会社例' },
  },
  vga: 1001,
  lines: [
    { kind: 'booking', amount: 3_900_000 },
    { kind: 'premium', amount: 100_000 },
  ],
  paidAt: '2026-11-20T01:00:00Z',
  method: 'bank',
  reference: 'TT8K4M2Q9P',
  billCode: 'PT7K2M4Q',
  course: 'Sân golf Đồng Mô',
  courseEn: 'Dong Mo Golf Course',
  playDate: '2026-11-24',
  teeTimeAt: '2026-11-23T23:30:00Z',
  holes: 18,
  players: 2,
})

it.each([
  ['vi', ['Biên nhận thanh toán', 'Người thanh toán', 'Sân golf Đồng Mô', 'không phải hóa đơn VAT']],
  ['en', ['Receipt', 'Paid by', 'Dong Mo Golf Course', 'not a VAT invoice']],
  ['kr', ['영수증', '결제자', '주식회사 예시', '베트남 VAT 인보이스가 아닙니다']],
  ['jp', ['領収書', '支払者', '株式会社例', 'ベトナムVAT請求書ではありません']],
] as const)('can be read and searched in %s, with the payer’s name in any script', async (lang, expected) => {
  const issuedAt = new Date('2026-11-20T01:00:00Z')
  const number = 'R-2026-000017'
  const document = {
    kind: 'receipt',
    number,
    issuedAt,
    payerName: 'Trần Ngọc Ẩn 김민수 髙橋',
    refersTo: null,
    facts,
  } as const
  const worded = wordDocument(document, lang)
  const pdf = await drawPdf(
    {
      number,
      issued_at: issuedAt.getTime(),
      ...worded,
      sums: { ...worded, amount: 4_000_000 },
    },
    lang,
  )
  const { text, totalPages } = await extractText(new Uint8Array(pdf), { mergePages: true })
  expect(totalPages).toBe(1)
  const read = text.normalize('NFKC').replace(/\s+/g, '')
  for (const words of [...expected, number, 'Trần Ngọc Ẩn', '김민수', '髙橋', '4.000.000đ'])
    expect(read).toContain(words.normalize('NFKC').replace(/\s+/g, ''))
  // only the signs that are used: a whole Korean or Japanese font has megabytes
  expect(pdf.length).toBeLessThan(80_000)
})
