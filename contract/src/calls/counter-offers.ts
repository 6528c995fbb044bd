import { z } from 'zod'
import { defineCall } from '../call.ts'
import { counterOfferPage } from '../entities/tee-times/counter-offer.ts'
import { amount, bigId, request, text, whole } from '../fields.ts'
import { mostOfferedTimes } from '../rules/limits.ts'

/** The key of a golfer's link: 128 random bits. It is sent in the body, so that no log of calls keeps it. */
const key = text(64)

/** The chosen time and its price as it was shown. */
const choice = { option: whole(1, mostOfferedTimes), expected_amount: amount }

const accepting =
  'The booking gets the time with its held places; the other times are released, and a request is confirmed and to ' +
  'be paid. A confirmed, ordered or paid booking is changed to it: an order asks for the new amount in a new payment ' +
  'window, a cheaper paid booking gets the difference back, and a dearer one is changed when `due_amount` is paid and ' +
  'ends, refunded in full, without that. Refused when the price is no longer `expected_amount` (`booking.priceChanged`). The same choice again ' +
  'changes nothing; after another answer, after its time, or once the request was decided, the offer is over ' +
  '(`counterOffer.over`).'
const declining =
  'Releases the held places of every time on offer; a request goes back to ' +
  'staff, and any other booking ends for its club, refunded in full.'

export const viewCounterOffer = defineCall({
  method: 'POST',
  path: '/api/counter-offer/view',
  may: 'visitor',
  summary: 'Get the other times of a link',
  description:
    "Returns the other times that a golfer is offered by a link, with the booking's state and what is to be paid after " +
    'the choice. The link opens nothing else and ends at the tee time (`counterOffer.over`).',
  request: request({ key }),
  response: counterOfferPage,
})

export const acceptCounterOfferByLink = defineCall({
  method: 'POST',
  path: '/api/counter-offer/accept',
  may: 'visitor',
  summary: 'Accept another time by the link',
  description: `Accepts one of the times without a login. ${accepting}`,
  request: request({ key, ...choice }),
  response: counterOfferPage,
})

export const declineCounterOfferByLink = defineCall({
  method: 'POST',
  path: '/api/counter-offer/decline',
  may: 'visitor',
  summary: 'Decline the other times by the link',
  description: declining,
  request: request({ key }),
  response: counterOfferPage,
})

export const acceptCounterOffer = defineCall({
  method: 'POST',
  path: '/api/for_wap/accept_counter_offer',
  may: { owner: { id_general_bill_detail: 'bill' } },
  summary: 'Accept another time',
  description: `Accepts one of the times on offer for an own booking. ${accepting}`,
  request: request({ id_general_bill_detail: bigId, ...choice }),
  response: z.null(),
})

export const declineCounterOffer = defineCall({
  method: 'POST',
  path: '/api/for_wap/decline_counter_offer',
  may: { owner: { id_general_bill_detail: 'bill' } },
  summary: 'Decline the other times',
  description: declining,
  request: request({ id_general_bill_detail: bigId }),
  response: z.null(),
})
