import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'

/** Every receipt and credit note of a golfer. */
export function documentData({ q }: Pick<Context, 'q'>, memberId: number) {
  return q<Record<string, unknown>>`
    select d.kind, d.year, d.number, d.total_vnd, d.payer_name, d.facts, d.issued_at, b.code as bill_code
    from documents d left join bookings b on b.id = d.bill_id
    where d.member_id = ${memberId} order by d.id desc`
}

/** Takes the name of a golfer who left off their documents; the law on accounting keeps the rest. */
export async function forgetPayer(q: Query, memberId: number): Promise<void> {
  await q`update documents set payer_name = null where member_id = ${memberId} and payer_name is not null`
}

/** Gives the documents of a bill to the next member of its booking, while what they say stays; the caller has locked the booking. */
export async function moveDocuments(
  q: Query,
  { billId, from, to }: { billId: number; from: number; to: number },
): Promise<void> {
  await q`update documents set member_id = ${to} where bill_id = ${billId} and member_id = ${from}`
}
