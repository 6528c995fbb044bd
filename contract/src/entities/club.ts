import { z } from 'zod'
import { epochMs, vnd, yesNo } from '../fields.ts'
import { attendances } from '../rules/bookings/attendance.ts'
import { bookingStates } from '../rules/bookings/statuses.ts'
import { flightSize } from './flight.ts'
import { startFields } from './starter.ts'
import { alternative } from './tee-times/alternative.ts'
import { rainCheck } from './weather/rain-check.ts'

/** What a club says to a request. */
export const clubAnswers = ['accepted', 'declined', 'proposed'] as const
export type ClubAnswer = (typeof clubAnswers)[number]

/** The club's answer to a request, and when the club was asked. */
export const clubAnswerFields = {
  /** Null when staff recorded the answer of a club that was not sent a link. */
  asked_at: epochMs.nullable(),
  /** Null until the club has answered. */
  answer: z.enum(clubAnswers).nullable(),
  answered_at: epochMs.nullable(),
  /** The person at the club, as typed there. */
  answered_by: z.string(),
  /** The club's own number of the booking; empty unless the club accepted. */
  reference: z.string(),
  /** The club's reason, or its words about another time. */
  words: z.string(),
  /** The start that the club proposes in place of the requested one. */
  proposed_at: epochMs.nullable(),
}

/** What a booking waits for from its club: an answer to the request, or the acknowledgement of a paid booking. */
export const clubWaits = ['answer', 'acknowledgement'] as const

/** What the club is asked about: course, time, number of players and green fees. */
const asked = {
  general_bill_code: z.string(),
  facility: z.object({ title: z.string() }),
  /** The tee time; the start of the day when the golfer named only a day. */
  date_played: epochMs,
  is_any_time: yesNo,
  flights: z.array(flightSize),
  number_hole: z.int().nullable(),
  number_player: z.int(),
  /** Green fees by price; none while the price is not fixed. */
  green_fees: z.array(z.object({ number_player: z.int(), price: vnd })),
  /** Whether the club may accept: a request without a tee time or a price needs staff. */
  can_accept: yesNo,
  /** Until when the golfer was promised an answer. */
  answer_by: epochMs.nullable(),
  state: z.enum(bookingStates),
  /** Null when nothing is expected of the club. */
  waits_for: z.enum(clubWaits).nullable(),
  /** Other tee times at courses of the club that the golfer would also take; only those that can be accepted. */
  alternatives: z.array(alternative),
  ...clubAnswerFields,
  now: epochMs,
}

/**
 * A booking as the club sees it by its link: course, time, number of players and green fees. `players` are named only
 * once the club has accepted or the golfer has paid, for the club's own tee sheet. Phones, payments and the golfer's account are not in it.
 */
export const clubRequest = z.object({ ...asked, players: z.array(z.string()) }).meta({ id: 'ClubRequest' })

/**
 * A booking as an account of its club sees it. `players` are listed once the club has accepted the booking or it is
 * paid, for the club's own tee sheet. Phones, payments and the golfer's account are not in it.
 */
export const clubBooking = z
  .object({
    id: z.int(),
    ...asked,
    facility: z.object({ id: z.int(), title: z.string() }),
    /** Until when the club should act; null when nothing is expected of it. */
    due_at: epochMs.nullable(),
    players: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        start_at: epochMs.nullable(),
        attendance: z.enum(attendances),
        ...startFields,
      }),
    ),
    /** The share of the price that is kept of each player who does not come, as it was fixed when the booking was sent. */
    no_show_kept_percent: z.int(),
    /** What the starter must know: rental clubs, a late player. */
    start_note: z.string(),
    rain_check: rainCheck.nullable(),
  })
  .meta({ id: 'ClubBooking' })
