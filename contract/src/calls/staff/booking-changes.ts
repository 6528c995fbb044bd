import { defineCall } from '../../call.ts'
import { bookingChangeQuote, staffChangeFields } from '../../entities/booking-change.ts'
import { previewedMessages } from '../../entities/previewed-messages.ts'
import { staffBookingDetail } from '../../entities/staff.ts'
import { bigId, request, text, typed, yesNo } from '../../fields.ts'

export const quoteBookingChange = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/quote-change',
  may: { staff: 'bookings.change', at: { id: 'booking', facility_id: 'course' } },
  summary: 'Quote a change of a booking',
  description:
    'Decides a change of a booking and returns what it would do; nothing is changed and no place is held. `messages` are the SMS that applying it would send now. ' +
    'Players who stay on their start keep the agreed price, a move, also to another course, is at the price of the new start, or all at ' +
    '`price_per_player`. Refused when there is no room (`booking.changeNoPlaces`), when nothing differs ' +
    '(`booking.changeNothing`), for a `path` on which the tee time cannot start at its course (`booking.unknownPath`), and for a booking that has ended, has begun, or holds no places ' +
    '(`booking.cannotChange`), and while a change waits for its payment (`booking.changeOffered`). ' +
    'Price and premiums of players who leave a paid booking go back by the refund tier of now, or whole with `leaving_refund` ' +
    '`full`; the premiums of packages that are added or left out are paid or go back whole.',
  request: request({ id: bigId, ...staffChangeFields }),
  response: bookingChangeQuote.extend({ messages: previewedMessages }).meta({ id: 'StaffChangeQuote' }),
})

export const changeBooking = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/change',
  may: { staff: 'bookings.change', at: { id: 'booking', facility_id: 'course' } },
  summary: 'Change a booking',
  description:
    'Applies the quoted change: places are exchanged in one transaction, bill, open payments, deadlines and refund tiers ' +
    'recalculated, the club informed, of a move to another course both clubs, and the golfer gets one SMS. Of a paid booking that becomes cheaper the difference is refunded, less what is kept of players who leave; certificates of cover that is left out are withdrawn. One that becomes dearer (`is_payment` of ' +
    'the quote) is changed once the difference is paid: its places are held until then, and the golfer gets one SMS ' +
    'with the deadline. `fingerprint` is that of the quote: if the change ' +
    'would now do something else, it is refused (`booking.changeQuoteChanged`, 409) and must be quoted again. A repeat ' +
    'changes nothing. `reason` is for colleagues and the audit trail. Refused (`booking.moneyArrived`) when the total ' +
    'changes after a part of the money has arrived.',
  request: request({
    id: bigId,
    ...staffChangeFields,
    fingerprint: text(64),
    reason: typed(1000),
  }),
  response: staffBookingDetail,
})

export const withdrawBookingChange = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/withdraw-change',
  may: { staff: 'bookings.change', at: { id: 'booking' } },
  summary: 'Take back a change or other times on offer',
  description:
    'Releases the places held for a change that waits for its payment, or for other times on offer in place of a ' +
    'confirmed, ordered or paid booking; the booking stays as it was, and the golfer gets one SMS. Money that comes ' +
    'for the change later goes back. Without either nothing happens.',
  request: request({ id: bigId }),
  response: staffBookingDetail,
})

export const answerBookingChange = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/answer-change',
  may: { staff: 'bookings.change', at: { id: 'booking' } },
  summary: 'Answer a change that the golfer asked for',
  description:
    'Accepts or refuses the `requested_change` of a booking, which `fingerprint` names. Accepted, it is applied at once: ' +
    'an order has a new payment window for its new amount; of a paid booking the difference is refunded, and a dearer ' +
    'change waits for its payment. Refused, its places are free, ' +
    'the booking stays as it was, and the golfer reads the `reason` (`staff.reasonMissing` without one). The golfer gets ' +
    'one SMS. A repeat changes nothing; refused (`booking.changeAnswered`, 409) when it was answered otherwise, taken ' +
    'back, or its time has passed, and (`booking.changeNoPlaces`) when its tee time was closed meanwhile.',
  request: request({ id: bigId, fingerprint: text(64), accepts: yesNo, reason: typed(1000) }),
  response: staffBookingDetail,
})
