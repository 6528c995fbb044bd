import { expect, test } from 'vitest'
import { type Clocks, nextDeadline } from './deadlines.ts'

const at = (clock: string) => new Date(`2026-11-20T${clock}:00+07:00`)

const booking: Clocks = {
  state: 'requested',
  play_date: '2026-11-24',
  draft_expires_at: null,
  requested_at: at('08:00'),
  confirm_by: at('09:00'),
  reminders_sent: 0,
  overdue_at: null,
  unheld_for: null,
  hold_until: null,
  pay_by: null,
  club_due_at: null,
  club_flagged_at: null,
  offered_until: null,
}

test('staff are reminded after 30 and 45 minutes and alarmed after 60', () => {
  expect(nextDeadline(booking)).toEqual({ at: at('08:30'), what: 'remind' })
  expect(nextDeadline({ ...booking, reminders_sent: 1 })).toEqual({ at: at('08:45'), what: 'remind' })
  expect(nextDeadline({ ...booking, reminders_sent: 2 })).toEqual({ at: at('09:00'), what: 'flag' })
})

test('a silent club comes to the list of the desk once, between the reminders of staff', () => {
  const asked = { ...booking, club_due_at: at('08:20') }
  expect(nextDeadline(asked)).toEqual({ at: at('08:20'), what: 'silent' })
  expect(nextDeadline({ ...asked, club_due_at: at('08:40') })).toEqual({ at: at('08:30'), what: 'remind' })
  expect(nextDeadline({ ...asked, club_flagged_at: at('08:20') })).toEqual({
    at: at('08:30'),
    what: 'remind',
  })
  expect(nextDeadline({ ...asked, state: 'confirmed' })).toBeNull()
})

test('a paid booking that its club has to acknowledge is looked at before the day of play', () => {
  const paid = { ...booking, state: 'paid' as const, club_due_at: at('10:00') }
  expect(nextDeadline(paid)).toEqual({ at: at('10:00'), what: 'silent' })
  expect(nextDeadline({ ...paid, club_flagged_at: at('10:00') })).toMatchObject({ what: 'play' })
})

test('an unanswered request is never dropped', () => {
  expect(nextDeadline({ ...booking, reminders_sent: 2, overdue_at: at('09:00') })).toBeNull()
})

test('releases its places once, when its hold ends', () => {
  const overdue = { ...booking, reminders_sent: 2, overdue_at: at('09:00'), hold_until: at('11:00') }
  expect(nextDeadline(overdue)).toEqual({ at: at('11:00'), what: 'release' })
  expect(nextDeadline({ ...overdue, unheld_for: 'unanswered' })).toBeNull()
  expect(nextDeadline({ ...overdue, state: 'confirmed' })).toBeNull()
})

test('a shorter staff hour keeps its proportions', () => {
  expect(nextDeadline({ ...booking, confirm_by: at('08:04') })).toEqual({ at: at('08:02'), what: 'remind' })
})

test('a draft is dropped when its time for the code is over', () => {
  expect(nextDeadline({ ...booking, state: 'draft', draft_expires_at: at('08:15') })).toEqual({
    at: at('08:15'),
    what: 'drop',
  })
})

test('the payment window ends at pay_by', () => {
  expect(nextDeadline({ ...booking, state: 'placed', pay_by: at('08:40') })).toEqual({
    at: at('08:40'),
    what: 'expire',
  })
})

test('a paid booking counts as played when its day is over in Vietnam', () => {
  expect(nextDeadline({ ...booking, state: 'paid' })).toEqual({
    at: new Date('2026-11-25T00:00:00+07:00'),
    what: 'play',
  })
})

test.each(['confirmed', 'rejected', 'withdrawn', 'expired', 'cancelled', 'played', 'refunded'] as const)(
  'no clock runs for a booking that is %s',
  (state) => {
    expect(nextDeadline({ ...booking, state })).toBeNull()
  },
)

test('while the golfer chooses among other times, neither staff nor the club are late', () => {
  const offered = { ...booking, reminders_sent: 2, club_due_at: at('08:20'), offered_until: at('09:10') }
  expect(nextDeadline(offered)).toEqual({ at: at('09:10'), what: 'lapse' })
  const late = { ...offered, overdue_at: at('09:00'), hold_until: at('09:05') }
  expect(nextDeadline(late)).toEqual({ at: at('09:05'), what: 'release' })
})
