import type { ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { frozenFacts } from './facts.ts'
import { type DocumentKind, documentNumber } from './number.ts'
import { wordDocument } from './word.ts'

export type WordedDocument = ResponseOf<'GET /api/for_wap/document'>

type Row = {
  id: number
  kind: DocumentKind
  year: number
  number: number
  total_vnd: number
  issued_at: Date
  bill_id: number | null
  payer_name: string | null
  facts: unknown
  receipt_id: number | null
  receipt_year: number | null
  receipt_number: number | null
}

/**
 * A golfer's own receipt or credit note, worded in a language.
 * @throws Refusal `document.notFound`, also for another golfer's
 */
export async function readDocument(
  ctx: Context,
  member: Member,
  { id, lang }: { id: number; lang: Language },
): Promise<WordedDocument> {
  const document = await wordedDocument(ctx.q, { id, memberId: member.id }, lang)
  if (!document) throw new Refusal('document.notFound')
  return document
}

/** A receipt or credit note worded in a language, of one golfer where `memberId` is given; null without such a one. */
export async function wordedDocument(
  q: Query,
  { id, memberId = null }: { id: number; memberId?: number | null },
  lang: Language,
): Promise<WordedDocument | null> {
  const [row] = await q<Row>`
    select d.id, d.kind, d.year, d.number, d.total_vnd, d.issued_at, d.bill_id, d.payer_name, d.facts,
      r.id as receipt_id, r.year as receipt_year, r.number as receipt_number
    from documents d left join documents r on r.id = d.refers_to
    where d.id = ${id} and (${memberId}::bigint is null or d.member_id = ${memberId}::bigint)`
  if (!row) return null
  const { kind, total_vnd: amount, issued_at: issuedAt, payer_name: payerName } = row
  const number = documentNumber(row)
  const refersTo =
    row.receipt_id !== null && row.receipt_year !== null && row.receipt_number !== null
      ? {
          id: row.receipt_id,
          number: documentNumber({ kind: 'receipt', year: row.receipt_year, number: row.receipt_number }),
        }
      : null
  const facts = frozenFacts.parse(row.facts)
  return {
    id: row.id,
    kind,
    number,
    amount,
    issued_at: issuedAt.getTime(),
    id_general_bill: row.bill_id,
    refers_to: refersTo,
    ...wordDocument({ kind, number, issuedAt, payerName, refersTo: refersTo?.number ?? null, facts }, lang),
  }
}
