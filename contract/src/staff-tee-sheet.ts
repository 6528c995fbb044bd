import { z } from 'zod'
import { defineCall } from './call.ts'
import { changeSubjects, clock, golfChange, holes } from './entities/staff-golf.ts'
import { bigId, day, epochMs, id, limit, maybe, request, text, typed, vnd, whole } from './fields.ts'
import { closingActions, closingReasons, mostDecisions } from './rules/closing.ts'
import { defaultPageSize } from './rules/limits.ts'
import { bookingStates } from './rules/statuses.ts'

const teeTime = z
  .object({
    id: z.int(),
    start_at: epochMs,
    number_hole: z.int(),
    capacity: z.int(),
    /** Places that other channels sell: the club's own desk and its members. */
    outside: z.int(),
    /** Places of paid bookings, and of those on their way there. */
    sold: z.int(),
    held: z.int(),
    left: z.int(),
    price: vnd,
    is_closed: z.boolean(),
    closed_for: z.enum(closingReasons).nullable(),
    closed_note: z.string(),
    bookings: z.array(
      z.object({
        id: z.int(),
        general_bill_code: z.string(),
        state: z.enum(bookingStates),
        places: z.int(),
        name: z.string(),
        /** How many play in all; more than `places` when the group starts on other tee times as well. */
        number_player: z.int(),
        /** Who of them start on this tee time. */
        players: z.array(z.string()),
        /** Staff decided that it stays although the tee time is closed. */
        is_kept: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'StaffTeeTime' })

/** A course's tee times of a day with who is on them; any staff. */
export const staffTeeSheet = defineCall({
  method: 'GET',
  path: '/api/staff/tee-sheet',
  access: 'staff',
  summary: 'The tee sheet of a day',
  request: request({ facility_id: id, day }),
  response: z.object({
    day: z.string(),
    /** The last day the course's sheet reaches to; null when it has none. */
    filled_until: z.string().nullable(),
    tee_times: z.array(teeTime),
  }),
})

const span = {
  facility_id: id,
  day_from: day,
  day_to: day,
  /** First and last start, both included. */
  time_from: clock,
  time_to: clock,
  number_hole: maybe(holes),
}

/** What closing a stretch would touch: the open tee times in it and the bookings on them (sales and admin). */
export const closingTeeTimes = defineCall({
  method: 'GET',
  path: '/api/staff/tee-sheet/closing',
  access: 'staff',
  summary: 'The bookings that closing tee times touches',
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

/**
 * Closes the open tee times of a stretch of clock times on some days (at most 62), with a reason staff read (sales and
 * admin). Those closed already keep their reason. `bookings` says what becomes of each booking on them: `keep` (it goes on
 * as before, the tee time is closed for new sales only) or `end` (the club cannot: an unpaid one is rejected or cancelled,
 * roles as for rejecting and cancelling; a paid one is refunded in full but for the fee), with `end_reason`, which its
 * golfer reads. `teeSheet.undecided` answers when a booking has no decision: nothing is closed then. `booked` counts the
 * places that stay, `ended` the bookings that ended.
 */
export const closeTeeTimes = defineCall({
  method: 'POST',
  path: '/api/staff/tee-sheet/close',
  access: 'staff',
  summary: 'Closes tee times',
  request: request({
    ...span,
    reason: z.enum(closingReasons),
    note: text(200),
    bookings: z
      .array(z.object({ id: bigId, action: z.enum(closingActions) }))
      .max(mostDecisions)
      .default([]),
    end_reason: typed(1000),
  }),
  response: z.object({ changed: z.int(), booked: z.int(), ended: z.int() }),
})

/** Opens the closed tee times of a stretch; with `reason` only those closed for it (sales and admin). */
export const openTeeTimes = defineCall({
  method: 'POST',
  path: '/api/staff/tee-sheet/open',
  access: 'staff',
  summary: 'Opens tee times',
  request: request({ ...span, reason: maybe(z.enum(closingReasons)) }),
  response: z.object({ changed: z.int() }),
})

const places = whole(0, 8)

/**
 * Sets how many may start together and how many of them other channels sell (sales and admin). `seen_` is what the
 * staff member saw: `staff.changedMeanwhile` when it is not so any more, `teeSheet.sold` when more is booked here.
 */
export const changePlaces = defineCall({
  method: 'POST',
  path: '/api/staff/tee-sheet/places',
  access: 'staff',
  summary: 'Changes the places of a tee time',
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

/** Fills the coming days of a course from its schedule and rates, up to the horizon; what stands there stays (sales and admin). */
export const extendSheet = defineCall({
  method: 'POST',
  path: '/api/staff/tee-sheet/extend',
  access: 'staff',
  summary: 'Fills the coming days',
  request: request({ facility_id: id }),
  response: z.object({ added: z.int() }),
})

/** The trail of what staff changed, the latest first; of a course, of a subject, or of one row of it. */
export const golfChanges = defineCall({
  method: 'GET',
  path: '/api/staff/golf-changes',
  access: 'staff',
  summary: 'Who changed what',
  request: request({
    facility_id: maybe(id),
    subject: maybe(z.enum(changeSubjects)),
    subject_id: maybe(bigId),
    limit: limit(defaultPageSize),
    after_id: maybe(bigId),
  }),
  response: z.array(golfChange),
})
