import { z } from 'zod'
import { epochMs, vnd, yesNo } from '../../fields.ts'
import { bookingStates } from '../../rules/bookings/statuses.ts'

/** A booking as the system of its partner sees it: nothing in it names a person but the partner's own customer number. */
export const partnerBooking = z
  .object({
    id: z.int(),
    general_bill_code: z.string(),
    /** The partner's number of the customer; null once the account and the customer are no longer linked. */
    cif: z.string().nullable(),
    facility: z.object({ id: z.int(), title: z.string() }),
    /** The tee time; the start of the day when the golfer named only a day. */
    date_played: epochMs,
    is_any_time: yesNo,
    number_hole: z.int().nullable(),
    number_player: z.int(),
    /** Price of the whole booking; null while it is not known. */
    amount: vnd.nullable(),
    state: z.enum(bookingStates),
    requested_at: epochMs.nullable(),
    confirmed_at: epochMs.nullable(),
    placed_at: epochMs.nullable(),
    /** Until when an ordered booking is to be paid; kept afterwards. */
    pay_by: epochMs.nullable(),
    paid_at: epochMs.nullable(),
    ended_at: epochMs.nullable(),
  })
  .meta({ id: 'PartnerBooking' })
