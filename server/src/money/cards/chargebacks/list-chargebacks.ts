import { bookingCode } from '#bookings/booking/codes'
import type { Context } from '#platform/context/context'
import type { ClearingGateway } from '#platform/ledger/accounts'

type Row = {
  id: number
  reference: string
  gateway: ClearingGateway
  gateway_reference: string
  amount_vnd: number
  note: string
  occurred_at: Date
  booking_id: number | null
}

type Asked = { limit: number; after_id?: number | undefined; gatewayReference?: string }

/** Charge-backs, the latest first; amounts in VND. */
export async function listChargebacks(ctx: Context, { limit, after_id, gatewayReference }: Asked) {
  const rows = await ctx.q<Row>`
    select c.id, p.reference, c.gateway, c.gateway_reference, c.amount_vnd, c.note, c.occurred_at,
      p.bill_id as booking_id
    from chargebacks c join payments p on p.id = c.payment_id
    where (${after_id ?? null}::bigint is null or c.id < ${after_id ?? null})
      and (${gatewayReference ?? null}::text is null or c.gateway_reference = ${gatewayReference ?? null})
    order by c.id desc limit ${limit}`
  return rows.map((row) => ({
    id: row.id,
    transaction_id: row.reference,
    gateway: row.gateway,
    gateway_reference: row.gateway_reference,
    amount: row.amount_vnd,
    note: row.note,
    occurred_at: row.occurred_at.getTime(),
    booking:
      row.booking_id === null ? null : { id: row.booking_id, general_bill_code: bookingCode(row.booking_id) },
  }))
}
