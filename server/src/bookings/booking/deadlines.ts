import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { addDays, startOfDay } from '@teeviet/contract/rules/time/dates'

/** The fields a booking's deadlines are computed from: its own row, never whether a job has run. */
export type Clocks = {
  state: BookingState
  play_date: string
  draft_expires_at: Date | null
  requested_at: Date | null
  confirm_by: Date | null
  reminders_sent: number
  overdue_at: Date | null
  pay_by: Date | null
  unheld_for: string | null
  hold_until: Date | null
  club_due_at: Date | null
  club_flagged_at: Date | null
  offered_until: Date | null
}

/**
 * The action due at a given time: drop the draft, remind or alert staff, put a silent club on the desk's list, end the hold of
 * an unanswered request, end an offer of other times or of a change, end the payment window, mark it as played.
 */
export type Deadline = {
  at: Date
  what: 'drop' | 'remind' | 'flag' | 'silent' | 'release' | 'lapse' | 'expire' | 'play'
}

/** The next moment at which the clock changes something about a booking; null when nothing waits for it. */
export function nextDeadline(booking: Clocks): Deadline | null {
  switch (booking.state) {
    case 'draft':
      return booking.draft_expires_at && { at: booking.draft_expires_at, what: 'drop' }
    case 'requested':
      // while the golfer chooses among other times, neither staff nor the club are late
      return booking.offered_until
        ? earlier({ at: booking.offered_until, what: 'lapse' }, holdDeadline(booking))
        : earlier(clubDeadline(booking), staffDeadline(booking))
    case 'confirmed':
      return booking.offered_until && { at: booking.offered_until, what: 'lapse' }
    case 'placed':
      // the order that its club has withdrawn is not to be paid before its golfer has chosen
      if (booking.offered_until) return { at: booking.offered_until, what: 'lapse' }
      return booking.pay_by && { at: booking.pay_by, what: 'expire' }
    case 'paid':
      // while a change waits for its payment, or the golfer chooses among other times, the club is not late with the old time
      if (booking.offered_until) return { at: booking.offered_until, what: 'lapse' }
      return earlier(clubDeadline(booking), {
        at: new Date(startOfDay(addDays(booking.play_date, 1))),
        what: 'play',
      })
    default:
      return null
  }
}

// Once: the booking stays on the desk's list until the club has answered.
function clubDeadline({ club_due_at, club_flagged_at }: Clocks): Deadline | null {
  return club_due_at && !club_flagged_at ? { at: club_due_at, what: 'silent' } : null
}

function earlier(one: Deadline | null, other: Deadline | null): Deadline | null {
  if (!one || !other) return one ?? other
  return other.at < one.at ? other : one
}

// Reminders after half and three quarters of the time staff have, the alarm at its end (30, 45 and 60 minutes); then the
// end of the hold, where places are held.
function staffDeadline(booking: Clocks): Deadline | null {
  const { requested_at, confirm_by, reminders_sent, overdue_at } = booking
  if (!requested_at || !confirm_by) return null
  if (overdue_at) return holdDeadline(booking)
  const quarter = (confirm_by.getTime() - requested_at.getTime()) / 4
  if (reminders_sent >= 2) return { at: confirm_by, what: 'flag' }
  return { at: new Date(requested_at.getTime() + quarter * (2 + reminders_sent)), what: 'remind' }
}

function holdDeadline({ overdue_at, unheld_for, hold_until }: Clocks): Deadline | null {
  return overdue_at && unheld_for === null && hold_until ? { at: hold_until, what: 'release' } : null
}
