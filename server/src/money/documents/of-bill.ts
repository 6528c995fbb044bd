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
