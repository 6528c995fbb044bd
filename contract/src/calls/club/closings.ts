import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { teeTimeSpan } from '../../entities/staff/golf.ts'
import { bigId, id, request, typed } from '../../fields.ts'
import { closingReasons } from '../../rules/bookings/closing.ts'

export const clubClosings = defineCall({
  method: 'GET',
  path: '/api/club/closings',
  may: { staff: 'club.closings' },
  summary: "List the closings of a club's course",
  description:
    'Returns what is closed of the coming tee times of a course, the earliest first: from the first to the last day and ' +
    "clock time, and how many tee times. `is_own` closings are the club's and can be lifted by it.",
  request: request({ facility_id: id }),
  response: z.array(
    z
      .object({
        id: z.int(),
        day_from: z.string(),
        day_to: z.string(),
        time_from: z.string(),
        time_to: z.string(),
        tee_times: z.int(),
        reason: z.enum(closingReasons),
        note: z.string(),
        is_own: z.boolean(),
      })
      .meta({ id: 'ClubClosing' }),
  ),
})

export const previewClosingAsClub = defineCall({
  method: 'GET',
  path: '/api/club/closings/preview',
  may: { staff: 'club.closings' },
  summary: 'Preview closing tee times as a club',
  description:
    'Returns how many open tee times a range of days (at most 62) and clock times has, and how many bookings are on them.',
  request: request(teeTimeSpan),
  response: z.object({ tee_times: z.int(), bookings: z.int() }),
})

export const closeAsClub = defineCall({
  method: 'POST',
  path: '/api/club/closings',
  may: { staff: 'club.closings' },
  summary: 'Close tee times as a club',
  description:
    'Closes the open tee times of a course in a range of days (at most 62) and clock times, with a reason that staff ' +
    'read. No booking ends by it: those on the tee times stay, `booked` places in all. A request that arrives meanwhile ' +
    'is refused or makes this be refused (`teeSheet.undecided`).',
  request: request({ ...teeTimeSpan, reason: z.enum(closingReasons), note: typed(200) }),
  response: z.object({ changed: z.int(), booked: z.int() }),
})

export const liftClosingAsClub = defineCall({
  method: 'POST',
  path: '/api/club/closings/:id/lift',
  may: { staff: 'club.closings' },
  summary: 'Lift a closing as a club',
  description:
    "Opens the tee times that one of the club's own closings closed. One of the operator is refused " +
    '(`request.forbidden`), one of another club answered as if it did not exist. A repeat opens none.',
  request: request({ id: bigId }),
  response: z.object({ changed: z.int() }),
})
