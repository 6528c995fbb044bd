import { z } from 'zod'
import { bigId, epochMs, id, instant, maybe, text, vnd, whole, yesNo } from '../fields.ts'
import { mostPlayers } from '../rules/limits.ts'
import { flights } from './flight.ts'
import { packageIds } from './player.ts'
import { refundTier } from './refund-tier.ts'

const wantedPlayer = { player_id: maybe(bigId), name: text(200) }
const playersOwn = { packages: packageIds.optional(), start_at: instant.optional() }

/**
 * The fields of a wanted change. `start_at` is the start to move to; missing, the booking stays on its starts. `players`
 * are all players afterwards: one of the booking by `player_id`, who keeps the name when `name` is empty and is replaced
 * by a guest of that name otherwise; without `player_id` a guest who is added, without a name one whose name follows.
 * A player of the booking who is not listed leaves it. Missing, the players stay. Of each player, `user_id` is the vga of
 * a member who takes the place, as in a booking request; `packages` are the insurance packages afterwards, and `start_at`
 * is the player's own start on the day of the booking; missing, those of the booking stay. Once a player has an own
 * start, that of the booking is not used.
 */
export const bookingChangeFields = {
  start_at: maybe(instant),
  players: maybe(
    z
      .array(
        z.object({
          ...wantedPlayer,
          user_id: whole(1, 999_999_999_999_999).optional(),
          ...playersOwn,
        }),
      )
      .min(1)
      .max(mostPlayers),
  ),
}

/**
 * The same for staff, who may also name another course with a start of it (`facility_id`; all players move there), and
 * in place of `user_id` the vID or phone of the member (`member`). `path` is another nine or pair of nines to start on than that of the tee times (`B–C`);
 * missing, the booking has that of its tee times, or the one that staff named before as long as it stays on them.
 * `price_per_player` is a price that staff name, in VND. `leaving_refund` is how
 * the price of players who leave a paid booking goes back: by the refund tiers (`terms`, also when missing) or in `full`.
 */
export const staffChangeFields = {
  facility_id: maybe(id),
  start_at: maybe(instant),
  players: maybe(
    z
      .array(
        z.object({
          ...wantedPlayer,
          member: text(20).optional(),
          ...playersOwn,
        }),
      )
      .min(1)
      .max(mostPlayers),
  ),
  path: text(200).optional(),
  price_per_player: maybe(whole(1, 1_000_000_000)),
  leaving_refund: z.enum(['terms', 'full']).optional(),
}

/** The names of the two courses of a change to another course; null when the booking stays at its course. */
const courses = z.object({ before: z.string(), after: z.string() }).nullable()

/**
 * What a change would do, before it is applied. Applying takes the `fingerprint`: what was shown is what happens.
 * Amounts in VND; `difference` is negative when the booking becomes cheaper, `old_cover` and `new_cover` are the premiums
 * in the amounts. With `leaves_paid` players leave a paid booking, and `kept_amount` of their price is kept; `due_amount`
 * is what is paid for the change, negative what goes back: `difference` and what is kept. `refund_terms` are the tiers afterwards: those
 * fixed when the booking was sent keep running from the earlier of the two tee times. With `is_refund` the booking is paid
 * and what it becomes cheaper goes back, less what is kept; with `is_payment` it is paid and becomes dearer: the places are held until
 * `payment_deadline`, and the payment of the difference makes the change. With `moves_places` or `changes_path` the club is
 * informed, and its earlier acknowledgement no longer counts.
 */
export const bookingChangeQuote = z
  .object({
    fingerprint: z.string(),
    courses,
    old_flights: flights,
    new_flights: flights,
    old_amount: vnd,
    new_amount: vnd,
    difference: vnd,
    old_cover: vnd,
    new_cover: vnd,
    kept_amount: vnd,
    due_amount: vnd,
    leaves_paid: yesNo,
    moves_places: yesNo,
    changes_path: yesNo,
    is_refund: yesNo,
    is_payment: yesNo,
    payment_deadline: epochMs.nullable(),
    refund_terms: z.array(refundTier),
  })
  .meta({ id: 'BookingChangeQuote' })

/**
 * A change of a paid booking whose places are held until `payment_deadline`: the payment of `difference` makes it. Amounts
 * in VND of the whole bill, before and afterwards; `kept_amount` of the price of players who leave is kept. Unpaid, the booking stays as it is.
 */
export const offeredChange = z
  .object({
    courses,
    old_flights: flights,
    new_flights: flights,
    old_amount: vnd,
    new_amount: vnd,
    kept_amount: vnd,
    difference: vnd,
    payment_deadline: epochMs,
  })
  .meta({ id: 'OfferedChange' })

/**
 * What a change of an own booking would do. With `needs_answer` the club must agree: the places are held until
 * `answer_deadline`, staff answer by then, and money is paid or returned after that.
 */
export const ownChangeQuote = bookingChangeQuote
  .extend({ needs_answer: yesNo, answer_deadline: epochMs.nullable() })
  .meta({ id: 'OwnChangeQuote' })

/**
 * The latest change that a golfer asked staff for. `requested`: its places are held until `answer_deadline`; `refused` and
 * `unanswered`: the booking stays as it was, `answer` is what staff wrote. Amounts in VND of the whole bill; `difference` is what is paid for the change or, negative,
 * goes back, `kept_amount` what is kept of players who leave; `fingerprint`
 * names the change in the answer.
 */
export const requestedChange = z
  .object({
    fingerprint: z.string(),
    state: z.enum(['requested', 'refused', 'unanswered']),
    old_flights: flights,
    new_flights: flights,
    old_amount: vnd,
    new_amount: vnd,
    kept_amount: vnd,
    difference: vnd,
    answer_deadline: epochMs,
    answer: z.string(),
  })
  .meta({ id: 'RequestedChange' })
