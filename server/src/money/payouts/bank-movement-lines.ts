import type { Query } from '#platform/database/sql'

/**
 * Settlements and payouts as our bank account's statement has them: what went out is below zero (VND). A settlement our
 * bank had reported is a receipt and left out.
 */
export function bankMovementLines(q: Query, from: Date, until: Date) {
  return q<{ reference: string; amountVnd: number }>`
    select bank_reference as reference,
      case kind when 'settlement' then amount_vnd - fee_vnd else -amount_vnd end as "amountVnd"
    from bank_movements where receipt_id is null and occurred_at >= ${from} and occurred_at < ${until} order by id`
}
