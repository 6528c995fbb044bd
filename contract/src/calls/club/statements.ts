import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { clock, clockEnd, hasHoursInOrder, holes, unorderedTimes } from '../../entities/staff/golf.ts'
import { clubStatement } from '../../entities/statement.ts'
import { amount, bigId, day, epochMs, filled, id, maybe, month, request, vnd, whole } from '../../fields.ts'
import { mostImportedNetPrices } from '../../rules/limits.ts'
import { netPriceCustomers } from '../../rules/money/net-prices.ts'
import { dayKinds } from '../../rules/money/rates.ts'

const ofMonth = { request: request({ facility_id: id, month }), response: clubStatement }

const about =
  'Returns the rounds of a month (`yyyy-mm`) that were divided with the club, each with what was divided and the ' +
  "club's share of it, the payouts of the month, and what was owed before and after it. A round is divided in the night " +
  'after its day; from the second day of the next month on what is owed no longer changes. `undivided` are the other ' +
  'bookings with a day of play in the month that were confirmed: those to come, rounds that are not divided yet, and ' +
  'cancellations and expired orders of which nothing was kept.'

export const clubStatementAsClub = defineCall({
  method: 'GET',
  path: '/api/club/statement',
  may: { staff: 'club.statement' },
  summary: "Get a club's statement of a month",
  description: `${about} A course of another club is answered with \`course.notFound\`.`,
  ...ofMonth,
})

export const clubStatementAsStaff = defineCall({
  method: 'GET',
  path: '/api/staff/statements/:facility_id',
  may: { staff: 'ledger.read' },
  summary: 'Get the statement of a club for a month',
  description: about,
  ...ofMonth,
})

export const clubStatements = defineCall({
  method: 'GET',
  path: '/api/staff/statements',
  may: { staff: 'ledger.read' },
  summary: 'List the statements of all clubs for a month',
  description:
    'Returns the sums of each club with rounds or payouts in the month, or an amount owed after it: rounds, what was ' +
    "divided, the club's share, what was paid out, and what is owed at the end of the month.",
  request: request({ month }),
  response: z.array(
    z
      .object({
        facility_id: z.int(),
        facility: z.string(),
        rounds: z.int(),
        amount: vnd,
        club_amount: vnd,
        paid: vnd,
        closing: vnd,
        /** Lines the club says something against and the operator has not answered, of any month. */
        disputes: z.int(),
      })
      .meta({ id: 'StatementSums' }),
  ),
})

const shares = z
  .object({
    /** The share of a club without an agreement of its own, and before its first one. */
    default_percent: z.int(),
    shares: z.array(
      z.object({
        starts_on: z.string(),
        share_percent: z.int(),
        set_by: z.string(),
        set_at: epochMs,
      }),
    ),
  })
  .meta({ id: 'ClubShares' })

export const clubShares = defineCall({
  method: 'GET',
  path: '/api/staff/club_shares',
  may: { staff: 'ledger.read' },
  summary: "List a club's shares",
  description:
    'Returns the share in percent that a club gets of the rounds of a course, by the first day of play it holds for, the ' +
    'latest first.',
  request: request({ facility_id: id }),
  response: shares,
})

export const setClubShare = defineCall({
  method: 'POST',
  path: '/api/staff/club_shares',
  may: { staff: 'ledger.record' },
  summary: "Set a club's share from a day on",
  description:
    'Sets the share in percent of a course for rounds played from a day on, until the day of the next one. The same day ' +
    'again replaces it. A day before today is refused: its rounds have been divided.',
  request: request({ facility_id: id, starts_on: day, share_percent: whole(0, 100) }),
  response: shares,
})

export const removeClubShare = defineCall({
  method: 'POST',
  path: '/api/staff/club_shares/remove',
  may: { staff: 'ledger.record' },
  summary: "Remove a club's share that has not begun",
  description:
    'Removes a share by its first day. One that has begun is refused; removing it again does nothing.',
  request: request({ facility_id: id, starts_on: day }),
  response: shares,
})

const netPrices = z.array(
  z
    .object({
      starts_on: z.string(),
      day_kind: z.enum(dayKinds),
      number_hole: holes,
      /** Null for all customers. */
      customer_type: z.enum(netPriceCustomers).nullable(),
      /** First start at this price, and the first one after it (up to `24:00`); both null for the whole day. */
      time_from: z.string().nullable(),
      time_to: z.string().nullable(),
      /**
       * Per player; null where from that day on the share in percent holds again, of hours the price of the whole day, or of
       * some customers that for all.
       */
      price: vnd.nullable(),
      set_by: z.string(),
      set_at: epochMs,
    })
    .meta({ id: 'ClubNetPrice' }),
)

const netPriceKey = {
  starts_on: day,
  day_kind: z.enum(dayKinds),
  number_hole: holes,
  /** Without them the price is for all customers. */
  customer_type: maybe(z.enum(netPriceCustomers)),
  /** The hours of the price; without them it is that of the whole day. */
  time_from: maybe(clock),
  time_to: maybe(clockEnd),
}
const netPrice = { ...netPriceKey, price: maybe(whole(0, 1_000_000_000)) }

export const clubNetPrices = defineCall({
  method: 'GET',
  path: '/api/staff/club_net_prices',
  may: { staff: 'ledger.read' },
  summary: "List a club's net prices",
  description:
    'Returns what a club gets for each player of a round of a course, by the first day of play it holds for, kind of ' +
    'day, holes, customers and hours, the latest first.',
  request: request({ facility_id: id }),
  response: netPrices,
})

export const setClubNetPrice = defineCall({
  method: 'POST',
  path: '/api/staff/club_net_prices',
  may: { staff: 'ledger.record' },
  summary: "Set a club's net price from a day on",
  description:
    'Sets what the club gets for each player who was not cancelled, for played rounds of a kind of day and holes, from ' +
    'a day of play on until the day of the next one: instead of its share in percent, and never more than the money of ' +
    'the round. Without `price` the share holds again from that day on. With `time_from` and `time_to` the price is for ' +
    'tee times from the one on until before the other: on its day and later it takes precedence over the price of the ' +
    'whole day, until one for the whole day begins on a later day; without `price` it ends, and the price of the whole ' +
    'day is in force again. Where hours overlap, those that begin later hold; hours that overlap others of the same day, ' +
    'kind of day, holes and customers are refused (`netPrice.overlaps`). With `customer_type` the price is for bookings at ' +
    'the rate of these customers, before that for all; without `price` it ends, and that for all is in force again. A ' +
    "booking with several tee times goes by the first. A holiday without a price of its own takes the weekend's. The same " +
    'day, customers and hours again replace it. A day before today is refused: its rounds have been divided.',
  request: request({ facility_id: id, ...netPrice }).refine(hasHoursInOrder, unorderedTimes),
  response: netPrices,
})

export const importClubNetPrices = defineCall({
  method: 'POST',
  path: '/api/staff/club_net_prices/import',
  may: { staff: 'ledger.record' },
  summary: "Set several of a club's net prices",
  description:
    'Sets net prices of a course, all or none, each as the call for one would: those of a file. A day before today, or a ' +
    'price that is named twice, is refused (`request.invalid`), as are hours that overlap (`netPrice.overlaps`), and nothing ' +
    'is set.',
  request: request({
    facility_id: id,
    prices: z
      .array(z.object(netPrice).refine(hasHoursInOrder, unorderedTimes))
      .min(1)
      .max(mostImportedNetPrices),
  }),
  response: netPrices,
})

export const removeClubNetPrice = defineCall({
  method: 'POST',
  path: '/api/staff/club_net_prices/remove',
  may: { staff: 'ledger.record' },
  summary: "Remove a club's net price that has not begun",
  description:
    'Removes a net price by its first day, kind of day, holes, customers and hours. One that has begun is refused; removing it again does ' +
    'nothing.',
  request: request({ facility_id: id, ...netPriceKey }).refine(hasHoursInOrder, unorderedTimes),
  response: netPrices,
})

export const disputeLine = defineCall({
  method: 'POST',
  path: '/api/club/statement/dispute',
  may: { staff: 'club.statement' },
  summary: 'Dispute a line of a statement as a club',
  description:
    "Records what the club says against the line of a booking, for the operator's staff to answer. Refused " +
    '(`statement.disputed`) while an earlier one of the booking has no answer; a booking of another club, or one that was ' +
    'not divided, is answered with `booking.notFound`.',
  request: request({ booking_id: bigId, words: filled(500) }),
  response: z.object({ id: z.int() }),
})

export const settleDispute = defineCall({
  method: 'POST',
  path: '/api/staff/statements/disputes/:id/settle',
  may: { staff: 'ledger.record' },
  summary: 'Settle a dispute of a club',
  description:
    "Answers a dispute, with the club's whole share of the booking from now on: a difference is booked between club and " +
    'revenue, and is a line of the current month. At most what was divided. Refused (`staff.changedMeanwhile`) when it ' +
    'has been settled.',
  request: request({ id: bigId, answer: filled(500), club_amount: amount }),
  response: z.object({ corrected: vnd }),
})
