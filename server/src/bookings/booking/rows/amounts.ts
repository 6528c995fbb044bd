import type { Query } from '#platform/database/sql'
import type { FixedTerms } from '../fixed-terms.ts'

/** Fixes what a booking costs, in VND, and under which terms; the statements leave together. */
export async function fixAmounts(
  q: Query,
  fixed: {
    bookingId: number
    totalVnd: number
    /** Of the round alone. */
    bookingVnd: number | null
    terms: FixedTerms | null
    /** Of each player. */
    greenFees: readonly { playerId: number; feeVnd: number | null }[]
  },
): Promise<void> {
  const { bookingId, totalVnd, bookingVnd, terms, greenFees } = fixed
  await Promise.all([
    q`update bookings set amount_vnd = ${totalVnd}, refund_ladder = ${terms} where id = ${bookingId}`,
    q`update bills set amount_vnd = ${totalVnd} where id = ${bookingId}`,
    q`update bill_services set amount_vnd = ${bookingVnd} where bill_id = ${bookingId} and kind = 'booking'`,
    q`update booking_players p set green_fee_vnd = fee.amount
      from unnest(${greenFees.map(({ playerId }) => playerId)}::bigint[], ${greenFees.map(({ feeVnd }) => feeVnd)}::bigint[])
        as fee (player_id, amount)
      where p.id = fee.player_id`,
  ])
}

/** What is left of a booking after a part of it went; `leftVnd` null while nobody has named a price. */
export type Left = { leftVnd: number | null; terms: FixedTerms | null }

/** A part goes before the bill is paid: the bill asks for less. `players` says how many go with it. */
export async function lowerAmount(
  q: Query,
  bookingId: number,
  { valueVnd, players }: { valueVnd: number; players: number },
): Promise<Left> {
  const [left] = await q<Left>`
    update bookings set amount_vnd = amount_vnd - ${valueVnd}, player_count = player_count - ${players}
    where id = ${bookingId} returning amount_vnd as "leftVnd", refund_ladder as terms`
  const leftVnd = left?.leftVnd ?? null
  if (leftVnd !== null) await q`update bills set amount_vnd = ${leftVnd} where id = ${bookingId}`
  return { leftVnd, terms: left?.terms ?? null }
}

/** A part of a paid booking goes: the bill stays, what was cancelled of it grows. `players` says how many go with it. */
export async function cancelAmount(
  q: Query,
  bookingId: number,
  { valueVnd, players }: { valueVnd: number; players: number },
): Promise<Left> {
  const [left] = await q<Left>`
    update bookings set cancelled_vnd = cancelled_vnd + ${valueVnd}, player_count = player_count - ${players}
    where id = ${bookingId} returning (amount_vnd - cancelled_vnd)::bigint as "leftVnd", refund_ladder as terms`
  return left ?? { leftVnd: null, terms: null }
}

/** Writes the refund terms of what is left of a booking. */
export async function writeTerms(q: Query, bookingId: number, terms: FixedTerms): Promise<void> {
  await q`update bookings set refund_ladder = ${terms} where id = ${bookingId}`
}
