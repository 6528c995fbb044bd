import { z } from 'zod'
import { epochMs, vnd } from '../../fields.ts'
import { attendances } from '../../rules/bookings/attendance.ts'
import { closingReasons } from '../../rules/bookings/closing.ts'
import { bookingStates } from '../../rules/bookings/statuses.ts'
import { startFields } from '../starter.ts'

/** A tee time of the sheet with its places and bookings. */
export const staffTeeTime = z
  .object({
    id: z.int(),
    start_at: epochMs,
    number_hole: z.int(),
    capacity: z.int(),
    /** Places sold by other channels: the club's own front desk and its members. */
    outside: z.int(),
    /** Places of paid bookings, and of those on their way there. */
    sold: z.int(),
    held: z.int(),
    left: z.int(),
    price: vnd,
    /** What it starts on at a course with several nines or layouts (`A–B`); missing where nothing is named. */
    path: z.string().optional(),
    is_closed: z.boolean(),
    closed_for: z.enum(closingReasons).nullable(),
    closed_note: z.string(),
    /** The closing that closed it; null for an open tee time, and for those closed before closings had numbers. */
    closing_id: z.int().nullable(),
    bookings: z.array(
      z.object({
        id: z.int(),
        general_bill_code: z.string(),
        state: z.enum(bookingStates),
        /** Held or sold; for a request that holds none (`unheld_for`), the requested number. */
        places: z.int(),
        /** Why a request on this tee time holds no places; null when it does. They are not in `held`. */
        unheld_for: z.enum(['cap', 'unanswered']).nullable(),
        name: z.string(),
        /** How many play in all; more than `places` when the group starts on other tee times as well. */
        number_player: z.int(),
        /** The players starting on this tee time. The name of an unnamed one is a placeholder. */
        players: z.array(
          z.object({
            id: z.int(),
            name: z.string(),
            is_guest: z.boolean(),
            is_unnamed: z.boolean(),
            attendance: z.enum(attendances),
            ...startFields,
          }),
        ),
        /** The share of the price that is kept of each player who does not come, as it was fixed when the booking was sent. */
        no_show_kept_percent: z.int(),
        /** What the starter must know: rental clubs, a late player. */
        start_note: z.string(),
        /** Another path than that of the tee time, which staff named for the booking. */
        path: z.string().optional(),
        /** Staff decided that it stays although the tee time is closed. */
        is_kept: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'StaffTeeTime' })

/** A closing of the sheet's tee times, on all its days: the first and the last day, and how many are closed. */
export const sheetClosing = z.object({
  id: z.int(),
  day_from: z.string(),
  day_to: z.string(),
  tee_times: z.int(),
})
