import { z } from 'zod'
import { amount, flag, id, instant, maybe, phone, text, whole } from '../fields.ts'
import { languages } from '../rules/languages.ts'
import { mostPlayers } from '../rules/limits.ts'
import { customerTypes } from '../rules/money/rates.ts'
import { typedCompany } from './company.ts'
import { packageIds } from './player.ts'

/**
 * A booking that staff make for a golfer. `phone` names the golfer, who gets an account when it has none; `fullname` and
 * `language` are of a new account. `phone` is empty for a walk-in who gives only a name. `start_at` is a start of the course. With `golfer_plays` the golfer is the first
 * player; `players` are the names of the others, empty for one whose name follows. `packages` are the insurance packages of
 * each player in the order of play, the golfer first; a missing list is none. `product_id` or `flash_sale_id`
 * applies an offer, `customer_type` the rate of other customers than visitors, and `price_per_player` counts where the
 * tee time has no price. With `company` the booking is for a company, which documents name as the buyer.
 */
export const newBookingFields = {
  phone,
  fullname: maybe(text(100)).transform((name) => (name ?? '').trim()),
  language: maybe(z.enum(languages)),
  facility_id: id,
  start_at: instant,
  golfer_plays: flag,
  players: z.array(text(200)).max(mostPlayers),
  packages: z.array(packageIds).max(mostPlayers).optional(),
  flight_sizes: maybe(z.array(whole(1, mostPlayers)).max(mostPlayers)),
  product_id: maybe(id),
  customer_type: maybe(z.enum(customerTypes)),
  price_per_player: maybe(amount),
  company: typedCompany.optional(),
}
