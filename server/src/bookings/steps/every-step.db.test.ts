import { type BookingState, bookingStates } from '@teeviet/contract/rules/bookings/statuses'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction'
import { cancelBooking } from '#rounds/cancel/cancel'
import { workOffDeadline } from '#rounds/deadlines/work-off-deadline'
import {
  confirmAndPlaceAsStaff,
  confirmAsStaff,
  placeAsStaff,
  rejectAsStaff,
} from '#rounds/staff/booking-acts'
import { cancelForClub } from '#rounds/staff/endings/cancel-for-club'
import { codeSentTo } from '#testing/apps/account-app'
import { atMoment, bookingIn, type StatedBooking } from '#testing/bookings/booking-in-state'
import { brokenPlaces, outcome } from '#testing/bookings/bookings'
import { addClubPhones, clubKeyOf } from '#testing/bookings/club-key'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { writtenRows } from '#testing/written-rows'
import { acceptAsClub, declineAsClub } from '../club/answer-as-club.ts'
import { askClub } from '../club-requests/ask-club.ts'
import { verifyBooking } from '../request/drafts/verify-booking.ts'
import { markBookingPaid } from './pay.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())

type Booked = Omit<StatedBooking, 'courseId'>
/** `key`: of the link of its club, for the verbs of clubs. */
type Verb = (booking: Booked & { key: string }) => Promise<unknown>

/** A booking in a state; one that is paid with its money in the ledger where the verb sends it back. */
async function bookingFor(verb: VerbName, state: BookingState): Promise<Booked> {
  if (verb !== 'cancel for the club' || !(state === 'paid' || state === 'cancellation_requested'))
    return bookingIn(ctx, state)
  const booking = await paidBooking(ctx)
  if (state === 'paid') return booking
  await cancelBooking(ctx, booking.member, { bookingId: booking.id, reason: '', idempotency: null })
  return booking
}

/** The key of a link to the booking, whatever its state. */
async function keyFor({ id: bookingId }: Booked): Promise<string> {
  const [booking] = await ctx.q<{
    course: number
  }>`select course_id as course from bookings where id = ${bookingId}`
  await addClubPhones(ctx, booking?.course ?? 0)
  await inTransaction(ctx.pool, (q) => askClub(ctx, q, { bookingId, now: ctx.clock.now() }))
  return (await clubKeyOf(ctx, bookingId)) ?? ''
}

const verbs = {
  verify: async ({ id, member }) => {
    const code = await codeSentTo(ctx, member.phone)
    return verifyBooking(ctx, member, { bookingId: id, code, lang: 'vi' })
  },
  confirm: ({ id, staff }) => confirmAsStaff(ctx, staff, { id, note: '' }, 'vi'),
  place: ({ id, staff }) => placeAsStaff(ctx, staff, { id, note: '' }, 'vi'),
  'confirm and place': ({ id, staff }) => confirmAndPlaceAsStaff(ctx, staff, { id, note: '' }, 'vi'),
  reject: ({ id, staff }) => rejectAsStaff(ctx, staff, { id, reason: 'Sân có giải' }, 'vi'),
  'club accepts': ({ key }) => acceptAsClub(ctx, { key, by: 'Lê Hoa', reference: 'VT-118' }, 'vi'),
  'club declines': ({ key }) =>
    declineAsClub(ctx, { key, by: 'Lê Hoa', words: 'Sân có giải', reason_code: undefined }, 'vi'),
  'cancel for the club': ({ id, staff }) =>
    cancelForClub(ctx, { staff, lang: 'vi' }, { id, reason: 'Sân có giải' }),
  cancel: ({ id, member }) => cancelBooking(ctx, member, { bookingId: id, reason: '', idempotency: null }),
  pay: ({ id }) => {
    const now = ctx.clock.now()
    return inTransaction(ctx.pool, (q) => markBookingPaid(ctx, q, { bookingId: id, occurredAt: now, now }))
  },
  // a week later, when every clock has run out
  deadline: ({ id }) =>
    atMoment(ctx, new Date('2026-11-27T08:00:00+07:00'), () => workOffDeadline(ctx, { bookingId: id })),
} satisfies Record<string, Verb>

type VerbName = keyof typeof verbs

/** Where each verb leads from each state; a state that is left out stays as it is. */
const leads: Readonly<Record<VerbName, Partial<Record<BookingState, BookingState>>>> = {
  verify: { draft: 'requested' },
  confirm: { requested: 'confirmed' },
  place: { confirmed: 'placed' },
  'confirm and place': { requested: 'placed', confirmed: 'placed' },
  reject: { requested: 'rejected', confirmed: 'rejected' },
  'club accepts': { requested: 'confirmed' },
  'club declines': { requested: 'rejected' },
  'cancel for the club': {
    requested: 'rejected',
    confirmed: 'rejected',
    placed: 'cancelled',
    paid: 'refunded',
    cancellation_requested: 'refunded',
  },
  cancel: {
    draft: 'withdrawn',
    requested: 'withdrawn',
    confirmed: 'withdrawn',
    placed: 'cancelled',
    paid: 'cancellation_requested',
  },
  pay: { placed: 'paid', expired: 'paid' },
  deadline: { draft: 'expired', placed: 'expired', paid: 'played' },
}

/**
 * Where a verb does nothing and reports success; everywhere else it refuses, or (payments) returns why it did nothing.
 */
const done: Readonly<Record<VerbName, readonly BookingState[]>> = {
  verify: bookingStates.filter((state) => state !== 'draft'),
  confirm: ['confirmed'],
  place: ['placed'],
  'confirm and place': ['placed'],
  reject: ['rejected'],
  'club accepts': [],
  'club declines': [],
  'cancel for the club': [],
  cancel: ['cancelled', 'withdrawn'],
  pay: bookingStates.filter((state) => state !== 'placed' && state !== 'expired'),
  deadline: bookingStates,
}

const refusals: Readonly<Partial<Record<VerbName, string>>> = {
  cancel: 'booking.cannotCancel',
  'club accepts': 'club.linkOver',
  'club declines': 'club.linkOver',
}

const cases = bookingStates.flatMap((state) =>
  (Object.keys(verbs) as VerbName[]).map((verb) => [verb, state] as const),
)

describe.each(cases)('%s a booking that is %s', (verb, state) => {
  const to = leads[verb][state] ?? state

  test(to === state ? 'leaves it' : `makes it ${to}`, async () => {
    const booking = await bookingFor(verb, state)
    const events = () => ctx.q<{ to_state: string }>`
      select to_state from booking_events where booking_id = ${booking.id} order by id`
    const key = verb.startsWith('club') ? await keyFor(booking) : ''
    const before = await events()
    const written = await writtenRows(ctx.q)
    const act: Verb = verbs[verb]
    const result = await outcome(act({ ...booking, key }))
    const [row] = await ctx.q<{ state: string }>`select state from bookings where id = ${booking.id}`
    expect(row?.state).toBe(to)
    const isTaken = to !== state
    const isTwoSteps =
      (verb === 'confirm and place' && state === 'requested') ||
      (verb === 'cancel for the club' && to === 'refunded')
    const steps = isTwoSteps ? 2 : 1
    expect(await events()).toHaveLength(before.length + (isTaken ? steps : 0))
    const isRefused = !isTaken && !done[verb].includes(state)
    if (isRefused) {
      expect(result).toBe(refusals[verb] ?? 'booking.wrongState')
      expect(await writtenRows(ctx.q)).toEqual(written)
    } else expect(String(result)).not.toMatch(/^(booking|club)\./)
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })
})
