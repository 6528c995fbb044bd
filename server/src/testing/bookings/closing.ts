import type { InputOf } from '@teeviet/contract'
import type { Day } from '@teeviet/contract/rules/time/dates'

type Closing = InputOf<'POST /api/staff/tee-sheet/close'>

/** The request that closes the tee times of a course from 06:00 to 07:00 of a day for a tournament. */
export function closingOf(courseId: number, day: Day, bookings: Closing['bookings']): Closing {
  return {
    facility_id: courseId,
    day_from: day,
    day_to: day,
    time_from: '06:00',
    time_to: '07:00',
    number_hole: undefined,
    reason: 'tournament',
    note: '',
    end_reason: 'Sân có giải',
    end_reason_code: undefined,
    bookings,
  }
}
