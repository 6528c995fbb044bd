import { htmlLanguage, type Language } from '@teeviet/contract/rules/languages'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import PDFDocument from 'pdfkit'
import { faces, fontFile, runsOf } from './fonts.ts'
import type { PdfPage } from './pdf-page.ts'

const brand = '#0b6e63'
const ink = '#1c2b2a'
const muted = '#5d6b69'
const line = '#d5dedc'
const margin = 36
const band = 62
const labels = 130

type Style = { size?: number; colour?: string; isBold?: boolean; width?: number }

/**
 * Draws a page of facts on A5, or on A4 with a picture below them; of the fonts only the signs that are used go into the
 * file.
 */
export async function drawPdf(page: PdfPage, lang: Language): Promise<Buffer> {
  const { sums, picture } = page
  const doc = new PDFDocument({
    size: picture ? 'A4' : 'A5',
    margin,
    lang: htmlLanguage(lang),
    info: {
      Title: `${page.title} ${page.number}`,
      Author: page.issuer.name,
      CreationDate: new Date(page.issued_at),
    },
  })
  for (const face of faces) doc.registerFont(face, fontFile(face))
  const file = collect(doc)
  const { width, height } = doc.page
  const right = width - margin

  doc.rect(0, 0, width, band).fill(brand)
  write('TeeViet', margin, 14, { size: 11, colour: '#ffffff', isBold: true })
  write(page.title, margin, 29, { size: 17, colour: '#ffffff', isBold: true })
  let y = band + 14
  y = write(page.issuer.name, margin, y, { isBold: true })
  for (const text of page.issuer.lines) y = write(text, margin, y, { size: 8, colour: muted })
  y = rule(y + 8)
  for (const { label, value } of page.facts) {
    const after = write(label, margin, y, { colour: muted, width: labels - 8 })
    y = Math.max(after, write(value, margin + labels, y, { width: right - margin - labels })) + 3
  }
  y = rule(y + 6)
  if (sums) {
    for (const { label, amount } of sums.lines) y = row(label, amount, y, {})
    y = rule(y + 3)
    y = row(sums.total, sums.amount, y, { size: 12, isBold: true })
  }
  const foot = height - margin - 30
  if (picture) {
    doc.image(Buffer.from(picture), margin, y, { fit: [right - margin, foot - 16 - y], align: 'center' })
    y = foot - 16
  }
  write(page.note, margin, Math.max(y + 16, foot), { size: 8, colour: muted })
  doc.end()
  return file

  function row(label: string, amount: number, top: number, style: Style): number {
    const money = formatMoney(amount)
    const size = style.size ?? 9
    doc.font(style.isBold ? 'bold' : 'plain').fontSize(size)
    const moneyWidth = doc.widthOfString(money)
    write(money, right - moneyWidth, top, { ...style, width: moneyWidth + 2 })
    return write(label, margin, top, { ...style, width: right - margin - moneyWidth - 16 }) + 4
  }

  function rule(top: number): number {
    doc.moveTo(margin, top).lineTo(right, top).lineWidth(0.6).stroke(line)
    return top + 10
  }

  /** Writes a text and returns where the next one starts. */
  function write(text: string, x: number, top: number, style: Style): number {
    const { size = 9, colour = ink, isBold = false, width: room = right - x } = style
    const runs = runsOf(text, isBold ? 'bold' : 'plain')
    doc.fillColor(colour).fontSize(size)
    // letters of two fonts share one line
    const baseline = 'alphabetic'
    for (const [index, run] of runs.entries()) {
      doc.font(run.face)
      const options = { width: room, lineGap: 2, baseline, continued: index < runs.length - 1 } as const
      if (index === 0) doc.text(run.text, x, top + size, options)
      else doc.text(run.text, options)
    }
    return doc.y - size
  }
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
}
