import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { regions } from '../../entities/course.ts'
import { passkeyAnswer } from '../../entities/passkey.ts'
import { playerNames } from '../../entities/player.ts'
import { signedInStaff, staffBooking, staffBookingDetail, staffMember } from '../../entities/staff.ts'
import {
  amount,
  bigId,
  day,
  epochMs,
  filled,
  flag,
  id,
  instant,
  limit,
  maybe,
  request,
  text,
  typed,
  vnd,
} from '../../fields.ts'
import { attendances } from '../../rules/bookings/attendance.ts'
import { staffEndReasons } from '../../rules/bookings/end-reasons.ts'
import { bookingStates } from '../../rules/bookings/statuses.ts'
import { defaultPageSize, mostPlayers, paymentExtensions } from '../../rules/limits.ts'

export const staffLogin = defineCall({
  method: 'POST',
  path: '/api/staff/session',
  may: 'visitor',
  summary: 'Sign in a staff member',
  description:
    'Signs in a staff member: the answer sets the cookie `staff_session`, in the place of an earlier one, whose session ' +
    'ends. A wrong e-mail or password is refused (`staff.wrongPassword`); too many ' +
    'attempts answer 429. An account with a second factor is asked for it too (`staff.codeNeeded` without it): a `code` ' +
    'of the app or a recovery code (`staff.wrongCode`), or a `credential`, the proof by one of its passkeys for a ' +
    'challenge of `beginStaffPasskeyLogin` (`staff.passkeyRefused`).',
  request: request({
    email: text(254),
    password: text(500),
    code: typed(32),
    credential: maybe(passkeyAnswer),
  }),
  response: signedInStaff,
})

export const staffSession = defineCall({
  method: 'GET',
  path: '/api/staff/session',
  may: { staff: 'console.signIn', at: 'own' },
  summary: 'Get the signed-in staff member',
  description: 'Returns the staff member of the session.',
  request: request({}),
  response: staffMember,
})

export const staffLogout = defineCall({
  method: 'POST',
  path: '/api/staff/session/end',
  may: { staff: 'console.signIn', at: 'own' },
  summary: 'Sign out a staff member',
  description: 'Ends the staff session and removes its cookie.',
  request: request({}),
  response: z.null(),
})

/** One state, or several with commas. */
const states = text(200)
  .transform((list) => list.split(',').map((state) => state.trim()))
  .pipe(z.array(z.enum(bookingStates)))

export const staffBookings = defineCall({
  method: 'GET',
  path: '/api/staff/bookings',
  may: { staff: 'bookings.read', at: 'listed' },
  summary: 'List bookings',
  description:
    'Returns bookings by state and filters. `order`: oldest (the default for requested bookings) or ' +
    'newest first, or of unpaid orders (`state` placed) by `deadline`, their default: the payment window that ends ' +
    'next is first. The next page starts after the id of the last row (`after_id`), by deadline also after its ' +
    '`payment_deadline` (`after_deadline`). `q` is a code, a ' +
    'phone or a part of a name. `play_from` and `play_to` are days of play, both included. `overdue` 1 ' +
    'keeps only the requests past the staff hour, `club_due` 1 the bookings whose club has to be ' +
    'called: requests without its answer in time, and paid bookings without its acknowledgement. `changes` 1 keeps those ' +
    'with a change that the golfer asked for and staff have to answer, `partly_paid` 1 ' +
    'the partly paid orders that staff have to decide about, `club_closed` 1 the bookings on tee times that a club closed ' +
    'over them, until their day of play is over, while no other times are on offer, and without those that the club hosts; the next to be played is first. `claim` keeps those that are not snoozed (`awake`), that the ' +
    'asking staff member has claimed (`mine`), that are neither claimed nor snoozed (`free`), or that are `snoozed`.',
  request: request({
    state: maybe(states),
    q: typed(200),
    facility_id: maybe(id),
    region: maybe(z.enum(regions)),
    play_from: maybe(day),
    play_to: maybe(day),
    overdue: maybe(flag),
    club_due: maybe(flag),
    changes: maybe(flag),
    partly_paid: maybe(flag),
    club_closed: maybe(flag),
    claim: maybe(z.enum(['awake', 'mine', 'free', 'snoozed'])),
    order: maybe(z.enum(['oldest', 'newest', 'deadline'])),
    limit: limit(defaultPageSize),
    after_id: maybe(bigId),
    after_deadline: maybe(instant),
  }),
  response: z.array(staffBooking),
})

export const staffBookingById = defineCall({
  method: 'GET',
  path: '/api/staff/bookings/:id',
  may: { staff: 'bookings.read', at: { id: 'booking' } },
  summary: 'Get a booking',
  description: 'Returns a booking with its players, payments, notes and history.',
  request: request({ id: bigId }),
  response: staffBookingDetail,
})

/** An any-time request is put on a tee time; a price per player is named where none is known. */
const confirmation = {
  id: bigId,
  tee_time_id: maybe(bigId),
  price_per_player: maybe(amount),
  note: typed(1000),
}

export const confirmBooking = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/confirm',
  may: { staff: 'bookings.confirm', at: { id: 'booking' } },
  summary: 'Confirm a booking request',
  description:
    'Confirms a request. An any-time request needs a tee time; a request without a price needs a price ' +
    'per player.',
  request: request(confirmation),
  response: staffBooking,
})

/** The result of placing: the payment code and the payment deadline. */
const placed = staffBooking.extend({ payment_code: z.string(), pay_by: epochMs })

export const placeOrder = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/place-order',
  may: { staff: 'bookings.order', at: { id: 'booking' } },
  summary: 'Order a confirmed booking',
  description:
    'Issues the payment code and the notice to the golfer, and starts the 30-minute payment window.',
  request: request({ id: bigId, note: typed(1000) }),
  response: placed,
})

export const confirmAndPlace = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/confirm-and-place',
  may: { staff: ['bookings.confirm', 'bookings.order'], at: { id: 'booking' } },
  summary: 'Confirm and order in one step',
  description: 'Confirms a request and orders it in one step.',
  request: request(confirmation),
  response: placed,
})

export const rejectBooking = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/reject',
  may: { staff: 'bookings.reject', at: { id: 'booking' } },
  summary: 'Reject a booking request',
  description:
    'Rejects a request; its places become free. The golfer reads `reason_code` in their own language and `reason` as ' +
    'typed; one of the two is needed.',
  request: request({ id: bigId, reason: typed(1000), reason_code: maybe(z.enum(staffEndReasons)) }),
  response: staffBooking,
})

export const cancelForGolfer = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/cancel',
  may: { staff: 'bookings.cancel', at: { id: 'booking' } },
  summary: 'Cancel a booking for a golfer',
  description:
    'Cancels a booking for a golfer who asks by phone or chat. Free before payment; for a paid booking ' +
    'the refund follows its terms. Refused (`booking.cancelQuoteChanged`) when the refund is no longer ' +
    '`expected_refund`.',
  request: request({ id: bigId, reason: typed(1000), expected_refund: maybe(amount) }),
  response: staffBooking,
})

export const cancelForClub = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/cancel-for-club',
  may: { staff: 'bookings.endForClub', at: { id: 'booking' } },
  summary: 'Cancel a booking for the club',
  description:
    'Cancels a booking because the club cannot host it: a request is rejected, an unpaid order cancelled, of a paid ' +
    'one everything except the card fee is refunded, also when the golfer has asked for a smaller refund before. The ' +
    'golfer reads `reason_code` in their own language and `reason` as typed; one of the two is needed.',
  request: request({ id: bigId, reason: typed(1000), reason_code: maybe(z.enum(staffEndReasons)) }),
  response: staffBooking,
})

export const extendPayment = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/extend-payment',
  may: { staff: 'bookings.extend', at: { id: 'booking' } },
  summary: 'Extend the payment window',
  description:
    'Extends the payment window of an ordered booking by `minutes` from its present end; the places stay held. Never ' +
    'beyond the tee time (`staff.payByAfterTeeTime`), and not while the golfer or the club is asked about other times ' +
    'or a change, since it does not run then (`staff.paymentWaits`). The golfer gets the new deadline by SMS; `reason` ' +
    'is for colleagues. `pay_by` is the deadline that was read: a repeat, or a colleague at the same moment, changes nothing.',
  request: request({
    id: bigId,
    minutes: z.literal(paymentExtensions),
    pay_by: epochMs,
    reason: typed(1000),
  }),
  response: staffBooking,
})

export const acknowledgeBooking = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/acknowledge',
  may: { staff: 'bookings.acknowledge', at: { id: 'booking' } },
  summary: "Record the club's acknowledgement of a booking",
  description:
    "Records the club's own `reference` of a confirmed, ordered or paid booking and the person there (`by`), as staff " +
    'learned them in a call. Refused (`club.answered`) when the club has acknowledged it already.',
  request: request({ id: bigId, reference: filled(60), by: filled(80) }),
  response: staffBookingDetail,
})

export const noteBooking = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/note',
  may: { staff: 'bookings.note', at: { id: 'booking' } },
  summary: 'Add a note to a booking',
  description: 'Adds an internal note to a booking; golfers never see it.',
  request: request({ id: bigId, note: typed(1000) }),
  response: staffBookingDetail,
})

export const recordAttendance = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/attendance',
  may: { staff: 'bookings.checkIn', at: { id: 'booking' } },
  summary: 'Check players in or record a no-show',
  description:
    'Records the attendance of players of a paid booking: `checked_in` from the day of play on ' +
    '(`attendance.tooEarly`), `no_show` once their tee time has passed (`attendance.notYet`), `expected` undoes either. ' +
    'A player who is checked in becomes no no-show (`attendance.changed`). With `seen`, the attendance that was read, it ' +
    'becomes nothing else when a colleague recorded another one meanwhile (`attendance.changed`). A repeat changes ' +
    'nothing. Of the price of a no-show `no_show_kept_percent` is kept and the rest goes back; once the day of play is over ' +
    'that is refused (`noShow.dayOver`) unless all of it is kept. A no-show cannot review the round.',
  request: request({
    id: bigId,
    player_ids: z.array(bigId).min(1).max(mostPlayers),
    attendance: z.enum(attendances),
    seen: maybe(z.enum(attendances)),
  }),
  response: staffBookingDetail,
})

export const namePlayersAsStaff = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/name-players',
  may: { staff: 'bookings.note', at: { id: 'booking' } },
  summary: 'Name the players of a booking',
  description:
    'Names players who were booked without a name, also after the deadline of golfers; an empty name is skipped. A ' +
    'player who has a name keeps it.',
  request: request({ id: bigId, names: playerNames }),
  response: staffBookingDetail,
})

export const ledgerCheck = defineCall({
  method: 'GET',
  path: '/api/staff/ledger/check',
  may: { staff: 'ledger.read' },
  summary: 'Check that the ledger balances',
  description:
    'Checks that transfers sum to zero and that stored balances equal their entries: of everything since the last nightly check of the whole ledger, with what that check found.',
  request: request({}),
  response: z.object({
    balanced: z.boolean(),
    /** The wallets of all golfers are one account, `points`. */
    accounts: z.array(z.object({ name: z.string(), balance: vnd })),
    /** When the whole ledger was checked; null before the first night. */
    checked_at: epochMs.nullable(),
    /** The differences, by name; empty when the books balance. */
    faults: z.array(z.string()),
  }),
})
