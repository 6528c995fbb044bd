import type { LinkProps } from '@tanstack/react-router'

/** The start of a booking: an offer, a tee time of the sheet, or a course alone. */
export type Bookable = {
  readonly facility_id: number
  readonly product_id?: number | null
  readonly flash_sale_id?: number | null
  /** The regular price per player. */
  readonly price?: number | null
  /** HH:mm */
  readonly time_start?: string
  /** The instant of a tee time of the sheet; an offer has none, and its page begins on its first day with places. */
  readonly start_at?: number | null
  /** How many play, where a search asked for it. */
  readonly number_player?: number | undefined
}

/**
 * The way to the quick booking, with everything known filled in: `product_id`, `flash_sale_id`, `price`,
 * `start_time` and `facility_id` as the specification names them, and `date_played` (epoch ms) for a tee time.
 */
export function bookingLink(from: Bookable): LinkProps {
  const known = {
    product_id: from.product_id,
    flash_sale_id: from.flash_sale_id,
    price: from.price,
    start_time: from.time_start,
    facility_id: from.facility_id,
    date_played: from.start_at,
    number_player: from.number_player,
  }
  const search = Object.fromEntries(
    Object.entries(known).filter(([, value]) => value !== undefined && value !== null),
  )
  return { to: '/booking-now', search }
}
