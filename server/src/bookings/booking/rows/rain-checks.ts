import type { Query } from '#platform/database/sql'

/** A rain check of a booking; the credit is in VND. */
export type RainCheckRow = { holesPlayed: number; marshal: string; creditVnd: number }

/** The rain check of a booking; null without one. */
export async function readRainCheck(q: Query, bookingId: number): Promise<RainCheckRow | null> {
  const [row] = await q<RainCheckRow>`
    select holes_played as "holesPlayed", marshal, credit_vnd as "creditVnd" from rain_checks
    where booking_id = ${bookingId}`
  return row ?? null
}

/** Stores the rain check of a booking, which has none yet. */
export async function insertRainCheck(
  q: Query,
  bookingId: number,
  { holesPlayed, marshal, creditVnd }: RainCheckRow,
  by: { staffId: number; now: Date },
): Promise<void> {
  await q`
    insert into rain_checks (booking_id, holes_played, marshal, credit_vnd, recorded_by, recorded_at)
    values (${bookingId}, ${holesPlayed}, ${marshal}, ${creditVnd}, ${by.staffId}, ${by.now})`
}

/** A rain check in wire format. */
export function rainCheckOnWire(row: RainCheckRow | null) {
  return row && { holes_played: row.holesPlayed, marshal: row.marshal, amount: row.creditVnd }
}
