import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { clubBooking } from '../../entities/club.ts'
import { flights } from '../../entities/flight.ts'
import { newBookingFields } from '../../entities/new-booking.ts'
import { previewedMessages } from '../../entities/previewed-messages.ts'
import { amount, request, vnd } from '../../fields.ts'
import { counterMethods } from '../../rules/money/counter-methods.ts'

const { facility_id, start_at, fullname, phone, language, players } = newBookingFields

/** A person at the counter, who plays, and the names of the others, empty for one whose name follows. */
const walkIn = {
  facility_id,
  start_at,
  fullname,
  phone,
  language,
  players,
  method: z.enum(counterMethods),
}

const rule =
  'Possible for a start of today (`counter.notToday`) that has the places (`booking.noTeeTime`) and a price ' +
  '(`staff.priceNeeded`); a walk-in gives a name (`staff.nameMissing`) and may give a phone. A course of another club is ' +
  'answered as if it did not exist.'

export const quoteWalkInAsClub = defineCall({
  method: 'POST',
  path: '/api/club/walk-ins/quote',
  may: { staff: 'club.walkIn' },
  summary: "Quote a walk-in with the club's account",
  description: `Returns what a walk-in pays, where the players start, and the SMS to the golfer; nothing is stored. ${rule}`,
  request: request(walkIn),
  response: z.object({ payment_amount: vnd, flights, messages: previewedMessages }),
})

export const bookWalkInAsClub = defineCall({
  method: 'POST',
  path: '/api/club/walk-ins',
  may: { staff: 'club.walkIn' },
  summary: "Book a walk-in with the club's account",
  description:
    "Books a walk-in who has paid all of it at the club's counter, in cash or by card, and checks the players in: the same " +
    "as when staff take it there. The receipt's number stands for the club's reference, so that the club is asked nothing " +
    'more. With a phone the booking belongs to its account, found or created, whose golfer gets the SMS of a paid booking. ' +
    `\`expected_amount\` is what was quoted (\`booking.priceChanged\`). ${rule}`,
  request: request({ ...walkIn, expected_amount: amount }),
  response: z.object({ booking: clubBooking, receipt_number: z.int() }),
  idempotent: true,
})
