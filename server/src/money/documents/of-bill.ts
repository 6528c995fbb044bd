import type { documentLine } from '@teeviet/contract/entities/document'
import type { z } from 'zod'
import type { Query } from '#platform/database/sql'
import { type DocumentKind, documentNumber } from './number.ts'

type Line = z.output<typeof documentLine>

type Row = {
  id: number
  kind: DocumentKind
  year: number
  number: number
  total_vnd: number
  issued_at: Date
  refund_id: number | null
}

/** The receipts and credit notes of a bill, in the order they were issued. */
export async function documentsOfBill(q: Query, billId: number): Promise<Line[]> {
  const rows = await q<Row>`
    select id, kind, year, number, total_vnd, issued_at, refund_id from documents where bill_id = ${billId} order by id`
  return rows.map(lineOf)
}

/** A document of a bill, with the latest e-mail of it to the company; `sendings` counts the one by itself, sent or not. */
type EmailedLine = Line & { sendings: number; emailed_to: string; emailed_at: number | null }

/** The same with what was sent of each to the company of the booking, for staff. */
export async function emailedDocuments(q: Query, billId: number): Promise<EmailedLine[]> {
  const [lines, sent] = await Promise.all([
    documentsOfBill(q, billId),
    q<{ id: number; sending: number; email: string; at: Date }>`
      select e.document_id as id, e.sending, e.email, e.asked_at as at from document_emails e
      join documents d on d.id = e.document_id where d.bill_id = ${billId} order by e.sending`,
  ])
  return lines.map((line) => {
    const own = sent.filter(({ id }) => id === line.id)
    const last = own.at(-1)
    return {
      ...line,
      sendings: last === undefined ? 0 : last.sending + 1,
      emailed_to: last?.email ?? '',
      emailed_at: last?.at.getTime() ?? null,
    }
  })
}

/** The credit notes of a golfer's refunds which are on no bill. */
export async function walletCreditNotes(q: Query, memberId: number): Promise<Line[]> {
  const rows = await q<Row>`
    select id, kind, year, number, total_vnd, issued_at, refund_id from documents
    where member_id = ${memberId} and bill_id is null and refund_id is not null order by id`
  return rows.map(lineOf)
}

const lineOf = (row: Row): Line => ({
  id: row.id,
  kind: row.kind,
  number: documentNumber(row),
  amount: row.total_vnd,
  issued_at: row.issued_at.getTime(),
  refund_id: row.refund_id,
})
