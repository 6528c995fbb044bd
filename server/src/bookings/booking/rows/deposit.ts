import type { Query } from '#platform/database/sql'

/** The first part (VND) of a booking that is paid in two, and until when the rest is paid. */
export type DepositRow = { depositVnd: number; restBy: Date }

/** The deposit of an ordered booking; null for one that is paid in one. */
export async function readDeposit(q: Query, bookingId: number): Promise<DepositRow | null> {
  const [row] = await q<DepositRow>`
    select least(deposit_vnd, amount_vnd) as "depositVnd" /* not null */, rest_by as "restBy" /* not null */ from bookings
    where id = ${bookingId} and state in ('requested', 'confirmed', 'placed') and deposit_vnd is not null`
  return row ?? null
}

/** What a bill asks for now, in VND, whatever has arrived: its deposit until that is here, then all of it. */
export function askedNow(amountVnd: number, deposit: DepositRow | null, arrivedVnd: number): number {
  return deposit && arrivedVnd < deposit.depositVnd ? deposit.depositVnd : amountVnd
}

/** Stores that a booking is paid in two parts. */
export async function writeDeposit(
  q: Query,
  bookingId: number,
  { depositVnd, restBy }: DepositRow,
): Promise<void> {
  await q`update bookings set deposit_vnd = ${depositVnd}, rest_by = ${restBy} where id = ${bookingId}`
}

/** A deposit in wire format; `arrivedVnd` is what has come for the bill and waits for the rest. */
export function depositOnWire(row: DepositRow | null, arrivedVnd: number) {
  return (
    row && {
      amount: row.depositVnd,
      left: Math.max(0, row.depositVnd - arrivedVnd),
      rest_by: row.restBy.getTime(),
    }
  )
}
