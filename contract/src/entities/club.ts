import { z } from 'zod'
import { epochMs, vnd, yesNo } from '../fields.ts'

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

/**
 * A request as the club sees it by its link: course, time, number of players and green fees. `players` are named only
 * once the club has accepted, for its own tee sheet. Phones, payments and the golfer's account are not in it.
 */
export const clubRequest = z
  .object({
    general_bill_code: z.string(),
    facility: z.object({ title: z.string() }),
    /** The tee time; the start of the day when the golfer named only a day. */
    date_played: epochMs,
    is_any_time: yesNo,
    flights: z.array(z.object({ date_played: epochMs, number_player: z.int() })),
    number_hole: z.int().nullable(),
    number_player: z.int(),
    players: z.array(z.string()),
    /** Green fees by price; none while the price is not fixed. */
    green_fees: z.array(z.object({ number_player: z.int(), price: vnd })),
    /** Whether the link may accept: a request without a tee time or a price needs staff. */
    can_accept: yesNo,
    /** Until when the golfer was promised an answer. */
    answer_by: epochMs.nullable(),
    ...clubAnswerFields,
    now: epochMs,
  })
  .meta({ id: 'ClubRequest' })
