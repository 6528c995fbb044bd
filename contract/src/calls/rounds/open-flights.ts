import { defineCall } from '../../call.ts'
import { flightPage, openFlight } from '../../entities/tee-times/open-flight.ts'
import { amount, bigId, flag, request, text } from '../../fields.ts'

/** The code of an open flight: 128 random bits. */
const code = text(64)

export const setOpenFlight = defineCall({
  method: 'POST',
  path: '/api/for_wap/open_flight',
  may: { owner: { id_general_bill_detail: 'bill' } },
  summary: 'Open a flight to invited golfers',
  description:
    'Opens the flight of a booking that is to be played and has a place left on its tee time ' +
    '(`flight.notThisBooking`), or closes it with `is_open` 0: what was asked and not answered is then over. A flight ' +
    'that is opened again keeps its link. Who joins gets a booking of its own, which pays and cancels for itself.',
  request: request({ id_general_bill_detail: bigId, is_open: flag }),
  response: openFlight,
})

export const answerFlightAsk = defineCall({
  method: 'POST',
  path: '/api/for_wap/answer_flight_ask',
  may: { owner: { id_general_bill_detail: 'bill' } },
  summary: 'Answer a golfer who asks to join',
  description:
    'With `is_approved` 1 a booking of one player on the tee time is sent in the name of the golfer who asked, in the same ' +
    'transaction; with 0 it is declined. The same answer again changes nothing; another one is refused ' +
    '(`flight.answered`), and so is an approval when the last place has gone (`flight.full`), or the price is above the one ' +
    'that the golfer agreed to (`flight.dearer`).',
  request: request({ id_general_bill_detail: bigId, id: bigId, is_approved: flag }),
  response: openFlight,
})

export const viewFlight = defineCall({
  method: 'GET',
  path: '/api/flights/:code',
  may: 'visitor',
  summary: 'Get an open flight by its link',
  description:
    'Returns course, tee time, the name of its organiser, and the price and refund terms of one more player. A golfer who ' +
    'is signed in finds their own request in `own`.',
  request: request({ code }),
  response: flightPage,
})

export const askToJoin = defineCall({
  method: 'POST',
  path: '/api/flights/:code/ask',
  may: 'golfer',
  summary: 'Ask to join an open flight',
  description:
    'Asks the organiser, at the price that was shown (`booking.priceChanged` when it is another). No place is kept until the ' +
    'answer. The same request again changes nothing; who was declined does not ask again (`flight.declined`).',
  request: request({ code, expected_amount: amount }),
  response: flightPage,
})

export const withdrawFlightAsk = defineCall({
  method: 'POST',
  path: '/api/flights/:code/withdraw',
  may: 'golfer',
  summary: 'Take back the request to join',
  description: 'Takes back a request that is not answered yet. Otherwise nothing changes.',
  request: request({ code }),
  response: flightPage,
})
