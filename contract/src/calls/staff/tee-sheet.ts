import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { previewedMessages } from '../../entities/previewed-messages.ts'
import { changeSubjects, golfChange, holes, teeTimeSpan } from '../../entities/staff/golf.ts'
import { sheetClosing, staffTeeTime } from '../../entities/staff/tee-sheet.ts'
import { staffBookingDetail } from '../../entities/staff.ts'
import {
  bigId,
  day,
  epochMs,
  id,
  instant,
  limit,
  maybe,
  request,
  text,
  typed,
  vnd,
  whole,
} from '../../fields.ts'
import { closingActions, closingReasons, mostDecisions } from '../../rules/bookings/closing.ts'
import { staffEndReasons } from '../../rules/bookings/end-reasons.ts'
import { bookingStates } from '../../rules/bookings/statuses.ts'
import { defaultPageSize } from '../../rules/limits.ts'

export const staffTeeSheet = defineCall({
  method: 'GET',
  path: '/api/staff/tee-sheet',
  may: { staff: 'golf.read', at: { facility_id: 'course' } },
  summary: 'Get the tee sheet of a day',
  description:
    "Returns a course's tee times of a day with their bookings, and the requests that hold no places.",
  request: request({ facility_id: id, day }),
  response: z.object({
    day: z.string(),
    /** The last day the course's sheet reaches to; null when it has none. */
    filled_until: z.string().nullable(),
    tee_times: z.array(staffTeeTime),
    closings: z.array(sheetClosing),
  }),
})

const span = { ...teeTimeSpan, number_hole: maybe(holes) }

export const closingTeeTimes = defineCall({
  method: 'GET',
  path: '/api/staff/tee-sheet/closing',
  may: { staff: 'tee-sheet.edit', at: { facility_id: 'course' } },
  summary: 'Preview closing tee times',
  description:
    'Returns what closing a range of days and clock times would touch: the number of open tee times in it ' +
    'and the bookings on them.',
  request: request(span),
  response: z.object({
    tee_times: z.int(),
    bookings: z.array(
      z
        .object({
          id: z.int(),
          general_bill_code: z.string(),
          state: z.enum(bookingStates),
          /** Its first tee time in the stretch, and its places on all of them. */
          start_at: epochMs,
          places: z.int(),
          amount: vnd.nullable(),
          name: z.string(),
          /** Whether a decision is asked for: not when a refund of it is under way, which is decided as a refund. */
          is_asked: z.boolean(),
        })
        .meta({ id: 'ClosingBooking' }),
    ),
  }),
})

const closingFields = {
  ...span,
  reason: z.enum(closingReasons),
  note: text(200),
  bookings: z
    .array(z.object({ id: bigId, action: z.enum(closingActions) }))
    .max(mostDecisions)
    .default([]),
  end_reason: typed(1000),
  end_reason_code: maybe(z.enum(staffEndReasons)),
}

export const closeTeeTimes = defineCall({
  method: 'POST',
  path: '/api/staff/tee-sheet/close',
  may: { staff: 'tee-sheet.edit', at: { facility_id: 'course' } },
  summary: 'Close tee times',
  description:
    'Closes the open tee times of a course in a range of days (at most 62) and clock times, with a reason ' +
    'that staff read. Already closed tee times keep their reason. `bookings` decides each booking on them: ' +
    '`keep` (the booking continues; the tee time is closed for new sales only) or `end` (the club cannot ' +
    'host it: an unpaid booking is rejected or cancelled, a paid one is refunded in full except for the ' +
    'card fee); the golfer reads `end_reason_code` in their own language and `end_reason` as typed. Without a decision for every booking nothing is closed ' +
    '(`teeSheet.undecided`). `booked` is the number of places that stay, `ended` the number of ended ' +
    'bookings, `closing_id` the closing, by which it is lifted (null when nothing was closed). Ending a booking also needs the permission to reject or cancel it.',
  request: request(closingFields),
  response: z.object({
    changed: z.int(),
    booked: z.int(),
    ended: z.int(),
    closing_id: z.int().nullable(),
  }),
})

export const keepOnClosing = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/keep-on-closing',
  may: { staff: 'tee-sheet.edit', at: { id: 'booking' } },
  summary: 'Record that the club hosts a booking on tee times that it closed',
  description:
    'Keeps a requested, confirmed, ordered or paid booking on the tee times that its club closed over it, as staff agreed ' +
    'in a call: it leaves the list `club_closed`. `closed_at` is the closing that was read (`at` of `club_closing`); when ' +
    'the club closed the tee times later the call is refused (`staff.changedMeanwhile`), and when no club has closed them ' +
    '(`booking.wrongState`). A repeat changes nothing; a later closing lists the booking again.',
  request: request({ id: bigId, closed_at: instant }),
  response: staffBookingDetail,
})

export const previewClosingMessages = defineCall({
  method: 'POST',
  path: '/api/staff/tee-sheet/close/preview-messages',
  may: { staff: 'tee-sheet.edit', at: { facility_id: 'course' } },
  summary: 'Preview the messages of closing tee times',
  description:
    'Returns the SMS that `POST /api/staff/tee-sheet/close` would send now to the golfers whose bookings it ends, and ' +
    'changes nothing. The fields, permissions and refusals are those of that call.',
  request: request(closingFields),
  response: z.object({ messages: previewedMessages }),
})

export const openTeeTimes = defineCall({
  method: 'POST',
  path: '/api/staff/tee-sheet/open',
  may: { staff: 'tee-sheet.edit', at: { facility_id: 'course' } },
  summary: 'Open tee times',
  description:
    'Opens the closed tee times in a range of days and clock times; with `reason`, only those closed for ' +
    'that reason.',
  request: request({ ...span, reason: maybe(z.enum(closingReasons)) }),
  response: z.object({ changed: z.int() }),
})

export const liftClosing = defineCall({
  method: 'POST',
  path: '/api/staff/tee-sheet/closings/:id/lift',
  may: { staff: 'tee-sheet.edit', at: { id: 'closing' } },
  summary: 'Lift a closing',
  description:
    'Opens all tee times that one closing closed, on all its days; those closed by another one stay closed, whatever ' +
    'its reason. A repeat opens none.',
  request: request({ id: bigId }),
  response: z.object({ changed: z.int() }),
})

const places = whole(0, 8)

export const changePlaces = defineCall({
  method: 'POST',
  path: '/api/staff/tee-sheet/places',
  may: { staff: 'tee-sheet.edit', at: { id: 'teeTime' } },
  summary: 'Change the places of a tee time',
  description:
    'Sets how many players can start together and how many places other channels sell. The `seen_` ' +
    'fields are the values the staff member saw: refused when they have changed ' +
    '(`staff.changedMeanwhile`) or when more places are booked (`teeSheet.sold`).',
  request: request({
    id: bigId,
    day,
    capacity: whole(1, 8),
    outside: places,
    seen_capacity: places,
    seen_outside: places,
  }),
  response: z.object({ left: z.int() }),
})

export const extendSheet = defineCall({
  method: 'POST',
  path: '/api/staff/tee-sheet/extend',
  may: { staff: 'tee-sheet.edit', at: { facility_id: 'course' } },
  summary: 'Fill the coming days of a tee sheet',
  description:
    'Fills the coming days of a course from its schedule and rates up to the booking horizon; existing ' +
    'tee times stay.',
  request: request({ facility_id: id }),
  response: z.object({ added: z.int() }),
})

export const golfChanges = defineCall({
  method: 'GET',
  path: '/api/staff/golf-changes',
  may: { staff: 'golf.read', at: 'listed' },
  summary: 'List changes by staff',
  description:
    'Returns the audit log of golf data, newest first: of a course, of a subject, or of one row of it.',
  request: request({
    facility_id: maybe(id),
    subject: maybe(z.enum(changeSubjects)),
    subject_id: maybe(bigId),
    limit: limit(defaultPageSize),
    after_id: maybe(bigId),
  }),
  response: z.array(golfChange),
})
