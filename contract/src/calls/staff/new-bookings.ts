import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { company, typedCompany } from '../../entities/company.ts'
import { flights } from '../../entities/flight.ts'
import { newBookingFields } from '../../entities/new-booking.ts'
import { memberName } from '../../entities/player.ts'
import { previewedMessages } from '../../entities/previewed-messages.ts'
import { refundTier } from '../../entities/refund-tier.ts'
import { staffBookingDetail } from '../../entities/staff.ts'
import { amount, bigId, flag, instant, maybe, request, text, typed, vnd } from '../../fields.ts'
import { counterMethods } from '../../rules/money/counter-methods.ts'
import { customerTypes } from '../../rules/money/rates.ts'

/** How the golfer pays, and what is recorded with it. */
const paymentFields = {
  counter_method: maybe(z.enum(counterMethods)),
  check_in: maybe(flag),
  deposit: amount.optional(),
  rest_by: instant.optional(),
}

export const quoteNewBooking = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/quote',
  may: { staff: 'bookings.make', at: { facility_id: 'course' } },
  summary: 'Quote a booking that staff make',
  description:
    'Returns what a booking made by staff would cost and where its players would start; nothing is stored and no place ' +
    'is held. `golfer` is the account of the phone, null when it would get one or none is given. `payment_amount` is null while ' +
    '`price_per_player` is needed. `offers` are those on sale for this start and number of players, `rates` the prices ' +
    'per player of this start by customer type (0 where staff name it). `messages` are the SMS that making it as typed would send now, none while there is no total; it is refused as making it would be.',
  request: request({ ...newBookingFields, ...paymentFields }),
  response: z.object({
    golfer: memberName.nullable(),
    payment_amount: vnd.nullable(),
    flights,
    refund_terms: z.array(refundTier),
    messages: previewedMessages,
    rates: z.array(z.object({ customer_type: z.enum(customerTypes), price: vnd })),
    offers: z.array(
      z.object({ product_id: z.int(), price: vnd, time_start: z.string(), time_end: z.string() }),
    ),
  }),
})

export const suggestCompanies = defineCall({
  method: 'GET',
  path: '/api/staff/companies',
  may: { staff: 'bookings.make' },
  summary: 'Suggest companies for a booking',
  description:
    'Returns the companies of earlier bookings whose name has words that begin like those of `q`, or whose tax code begins ' +
    'with its digits, the latest used first; all of them without `q`. At most eight.',
  request: request({ q: maybe(text(200)).transform((q) => q ?? '') }),
  response: z.array(company),
})

export const makeBooking = defineCall({
  method: 'POST',
  path: '/api/staff/bookings',
  may: { staff: 'bookings.make', at: { facility_id: 'course' } },
  summary: 'Make a booking for a golfer',
  description:
    'Makes a booking for the golfer with this phone, who gets an account when there is none, and places it: the golfer ' +
    'gets an SMS with the link to pay and the usual payment window. The limits on what one golfer may request do not ' +
    'apply. A walk-in, who pays all of it with `counter_method` for a start of today, may give no phone (`phone.empty` for ' +
    'others) but a name (`staff.nameMissing`): the account has none, is not signed in to and gets no message. With ' +
    '`counter_method` the golfer pays at the counter instead, which needs its permission too: the booking is ' +
    'paid at once, and no message asks for money. With `deposit` (VND, less than the total) and `rest_by` the golfer pays ' +
    'the deposit in the payment window by bank transfer and the rest by `rest_by`, which is after the window and at most ' +
    'the tee time (`deposit.wrong`); who pays by another way pays all of it. With both the counter has taken the deposit, ' +
    'and `rest_by` may be the tee time within the window; without `check_in` then (`deposit.wrong`). `check_in` checks all players in, from the day of play on. ' +
    '`expected_amount` is the total that was quoted (`booking.priceChanged`). Refused when the start has not enough places ' +
    '(`booking.noTeeTime`), without a price (`staff.priceNeeded`), for a `customer_type` that the course has no rate for ' +
    '(`staff.noRate`) or beside an offer, for a `company` with a wrong tax code (`company.taxCode`) or without name, address ' +
    'and e-mail (`company.incomplete`), and for a locked account (`booking.accountLocked`).',
  request: request({
    ...newBookingFields,
    ...paymentFields,
    expected_amount: amount,
  }),
  response: staffBookingDetail,
  idempotent: true,
})

export const nameCompany = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/company',
  may: { staff: 'bookings.make', at: { id: 'booking' } },
  summary: 'Name the company that a booking is for',
  description:
    'Names the company as the buyer on the documents of a booking that is not paid yet, or removes it (without `company`). ' +
    'Refused for another state (`booking.wrongState`), once a document was issued (`company.issued`), with a wrong tax code ' +
    '(`company.taxCode`) and without name, address and e-mail (`company.incomplete`). `seen_tax_code` is that of the ' +
    'company that was read, empty without one (`staff.changedMeanwhile`). A repeat changes nothing.',
  request: request({ id: bigId, company: typedCompany.optional(), seen_tax_code: typed(20) }),
  response: staffBookingDetail,
})

const addedPhone = { id: bigId, phone: typed(20) }

export const addPhone = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/phone',
  may: { staff: 'bookings.make', at: { id: 'booking' } },
  summary: "Add a walk-in's phone to the booking",
  description:
    'Gives the booking of a walk-in without a phone, with its payments, refunds, documents and complaints, to the account ' +
    'of this phone, which is found or created as for a new booking. The golfer gets one SMS and sees the booking in the ' +
    'history. Refused for a booking that has a phone (`booking.hasPhone`), for a golfer who is a player of it already ' +
    '(`booking.golferPlays`), while the wallet of the walk-in has points (`booking.walletLeft`), and for a locked account ' +
    '(`booking.accountLocked`). A repeat changes nothing.',
  request: request(addedPhone),
  response: staffBookingDetail,
})

export const previewAddedPhone = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/phone/preview-messages',
  may: { staff: 'bookings.make', at: { id: 'booking' } },
  summary: "Preview the message of adding a walk-in's phone",
  description:
    'Returns whose account the phone has, null where it would get one, and the SMS that adding it would send to the ' +
    'golfer now; none for a repeat. Nothing changes. Refused as adding it would be.',
  request: request(addedPhone),
  response: z.object({ golfer: memberName.nullable(), messages: previewedMessages }),
})

export const emailDocument = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/email-document',
  may: { staff: 'bookings.make', at: { id: 'booking' } },
  summary: 'Send a document to the company again',
  description:
    'Sends a receipt or credit note of a booking for a company to the e-mail address of that company, as PDF, once more; ' +
    'each is sent once by itself within minutes. Refused for a document of another booking (`document.notFound`) and ' +
    'without a company (`document.noCompany`). `seen_sendings` is how often it was sent when it was read: a repeat sends ' +
    'nothing.',
  request: request({ id: bigId, document_id: bigId, seen_sendings: amount }),
  response: staffBookingDetail,
})

export const changeDeposit = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/change-deposit',
  may: { staff: 'bookings.make' },
  summary: 'Change the deposit of a booking',
  description:
    'Changes the deposit (VND) of an ordered booking that is paid in two, or until when its rest is paid, by the rules of a ' +
    'new one (`deposit.wrong`) and while no money for it has arrived (`deposit.arrived`). The golfer gets both by SMS; ' +
    '`reason` is for colleagues and needed. `seen_deposit` and `seen_rest_by` are the plan that was read ' +
    '(`staff.changedMeanwhile`). A repeat changes nothing.',
  request: request({
    id: bigId,
    deposit: amount,
    rest_by: instant,
    seen_deposit: amount,
    seen_rest_by: instant,
    reason: typed(1000),
  }),
  response: staffBookingDetail,
})
