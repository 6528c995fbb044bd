import type { Bill } from '#api/queries/member/bill.ts'

type Quote = NonNullable<Bill['cancel_quote']>

/** Something that can be cancelled, with what comes back of it now or is then left to pay, in VND. */
export type QuotedPart = Omit<Quote['parts'][number], 'kind'> & { kind: 'booking' | 'player' | 'service' }

/** The whole booking first, then its parts. */
export function quotedParts(billId: number, quote: Quote): QuotedPart[] {
  const { refund_amount, penalty_amount, parts } = quote
  return [
    { kind: 'booking', id: billId, name: '', refund_amount, penalty_amount, left_to_pay: null },
    ...parts,
  ]
}

/** A name of a part to choose it by. */
export const partKey = ({ kind, id }: QuotedPart) => `${kind}-${id}`
