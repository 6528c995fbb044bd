import type { Query } from '#platform/database/sql'
import type { FixedTerms } from '../fixed-terms.ts'
import type { Left } from './cancel-amount.ts'

/** Stores a booking's price, in VND, and its terms; the statements are sent together. */
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
    q`update bill_services set amount_vnd = ${bookingVnd} where bill_id = ${bookingId} and kind = 'booking'`,
    q`update booking_players p set green_fee_vnd = fee.amount
      from unnest(${greenFees.map(({ playerId }) => playerId)}::bigint[], ${greenFees.map(({ feeVnd }) => feeVnd)}::bigint[])
        as fee (player_id, amount)
      where p.id = fee.player_id`,
  ])
}

/** Cancels a part before the bill is paid: the bill decreases. `players` is the number of players cancelled with it. */
export async function lowerAmount(
  q: Query,
  bookingId: number,
  { valueVnd, players }: { valueVnd: number; players: number },
): Promise<Left> {
  const [left] = await q<Left>`
    update bookings set amount_vnd = amount_vnd - ${valueVnd}, player_count = player_count - ${players}
    where id = ${bookingId} returning amount_vnd as "leftVnd", refund_ladder as terms`
  return left ?? { leftVnd: null, terms: null }
}

/** Takes the price of a player, and of the player's cover in VND, off a bill that is not paid yet. */
export async function subtractPlayer(
  q: Query,
  { billId, playerId, premiumVnd, now }: { billId: number; playerId: number; premiumVnd: number; now: Date },
): Promise<void> {
  // the cover of the last one who had it goes with its golfer
  await q`
    update bill_services set amount_vnd = amount_vnd - ${premiumVnd},
      cancelled_at = case when amount_vnd = ${premiumVnd} then ${now}::timestamptz end
    where bill_id = ${billId} and kind = 'hio' and cancelled_at is null`
  await q`
    update bill_services set amount_vnd = amount_vnd - (select green_fee_vnd from booking_players where id = ${playerId})
    where bill_id = ${billId} and kind = 'booking' and amount_vnd is not null`
}
