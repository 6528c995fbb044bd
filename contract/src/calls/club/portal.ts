import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { clubBooking } from '../../entities/club.ts'
import { previewedMessages } from '../../entities/previewed-messages.ts'
import { sheetClosing, staffTeeTime } from '../../entities/staff/tee-sheet.ts'
import { bigId, day, filled, id, instant, maybe, request, text, typed } from '../../fields.ts'
import { attendances } from '../../rules/bookings/attendance.ts'
import { clubEndReasons } from '../../rules/bookings/end-reasons.ts'
import { mostPlayers } from '../../rules/limits.ts'

/** The person at the club; empty for the name of the account. */
const by = typed(80)

const answering =
  'A request is answered once, by the account or by the link (`club.answered`); one that staff or the golfer ' +
  'decided meanwhile is refused (`booking.wrongState`). A booking of another club is answered as if it did not exist.'

export const clubCourses = defineCall({
  method: 'GET',
  path: '/api/club/courses',
  may: { staff: 'club.read' },
  summary: "List the courses of the club's account",
  description:
    "Returns the courses of the club's account with the share of the price that is kept of each player who does not come; for the operator's administrators, every course.",
  request: request({}),
  response: z.array(z.object({ id: z.int(), title: z.string(), no_show_kept_percent: z.int() })),
})

export const clubBookings = defineCall({
  method: 'GET',
  path: '/api/club/bookings',
  may: { staff: 'club.read' },
  summary: "List a course's bookings for its club",
  description:
    'Returns the bookings of a day of play by tee time, or without `day` those that wait for the club, the most urgent ' +
    'first: requests without an answer, and paid bookings that the club has not acknowledged. Players are named once ' +
    'the club has accepted the booking or it is paid. With `code`, the booking of the course with this code, whatever its day and state.',
  request: request({ facility_id: id, day: maybe(day), code: maybe(text(40)) }),
  response: z.array(clubBooking),
})

export const clubTeeSheet = defineCall({
  method: 'GET',
  path: '/api/club/tee-sheet',
  may: { staff: 'club.read' },
  summary: 'Get the tee sheet of a day as a club',
  description:
    "Returns a course's tee times of a day: free and closed places, those that other channels sell, and the bookings. " +
    'Players are named as in `GET /api/club/bookings`; of a form that a golfer has not sent yet only the held places are ' +
    'shown. `allotted` is how many places of a tee time are sold without asking the club, and `is_own` closings can be ' +
    'lifted by it.',
  request: request({ facility_id: id, day }),
  response: z.object({
    day: z.string(),
    tee_times: z.array(staffTeeTime.extend({ allotted: z.int() }).meta({ id: 'ClubTeeTime' })),
    closings: z.array(sheetClosing.extend({ is_own: z.boolean() })),
  }),
})

export const clubBookingById = defineCall({
  method: 'GET',
  path: '/api/club/bookings/:id',
  may: { staff: 'club.read' },
  summary: 'Get a booking as its club',
  description: 'Returns a booking as its club sees it, also after its end.',
  request: request({ id: bigId }),
  response: clubBooking,
})

export const acceptBookingAsClub = defineCall({
  method: 'POST',
  path: '/api/club/bookings/:id/accept',
  may: { staff: 'club.answer' },
  summary: "Accept a request with the club's account",
  description: `Confirms the request as staff would, with the club's own \`reference\`. ${answering}`,
  request: request({ id: bigId, by, reference: filled(60) }),
  response: clubBooking,
})

export const declineBookingAsClub = defineCall({
  method: 'POST',
  path: '/api/club/bookings/:id/decline',
  may: { staff: 'club.answer' },
  summary: "Decline a request with the club's account",
  description:
    'Rejects the request; its places become free. The golfer reads `reason_code` in their own language and `words` as ' +
    `typed, as the club's; one of the two is needed. ${answering}`,
  request: request({ id: bigId, by, reason_code: maybe(z.enum(clubEndReasons)), words: typed(500) }),
  response: clubBooking,
})

export const proposeTimeAsClub = defineCall({
  method: 'POST',
  path: '/api/club/bookings/:id/propose',
  may: { staff: 'club.answer' },
  summary: "Propose another time with the club's account",
  description:
    'Records another start (`proposed_at`) and the words of the club for staff, who agree it with the golfer. The ' +
    `request stays open. ${answering}`,
  request: request({ id: bigId, by, proposed_at: instant, words: typed(500) }),
  response: clubBooking,
})

export const acknowledgeAsClub = defineCall({
  method: 'POST',
  path: '/api/club/bookings/:id/acknowledge',
  may: { staff: 'club.answer' },
  summary: "Acknowledge a booking with the club's account",
  description:
    "Records the club's own `reference` of a confirmed, ordered or paid booking, which the golfer's bill then shows. " +
    'Refused (`club.answered`) when it is acknowledged already.',
  request: request({ id: bigId, by, reference: filled(60) }),
  response: clubBooking,
})

export const recordAttendanceAsClub = defineCall({
  method: 'POST',
  path: '/api/club/bookings/:id/attendance',
  may: { staff: 'club.checkIn' },
  summary: "Check players in at the club's counter",
  description:
    'Records the attendance of players of a paid booking, by the same rules as for staff ' +
    '(`POST /api/staff/bookings/:id/attendance`).',
  request: request({
    id: bigId,
    player_ids: z.array(bigId).min(1).max(mostPlayers),
    attendance: z.enum(attendances),
    seen: maybe(z.enum(attendances)),
  }),
  response: clubBooking,
})

export const previewAttendanceAsClub = defineCall({
  method: 'POST',
  path: '/api/club/bookings/:id/attendance/preview-messages',
  may: { staff: 'club.checkIn' },
  summary: "Preview the messages of attendance recorded at the club's counter",
  description:
    'Returns the SMS that recording or undoing a no-show would send to the golfer now, and changes nothing. A booking ' +
    'of another club is answered as if it did not exist.',
  request: request({
    id: bigId,
    player_ids: z.array(bigId).min(1).max(mostPlayers),
    attendance: z.enum(attendances),
    seen: maybe(z.enum(attendances)),
  }),
  response: z.object({ messages: previewedMessages }),
})
