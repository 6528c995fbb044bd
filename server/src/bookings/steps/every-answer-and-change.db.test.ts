import { type BookingState, bookingStates } from '@teeviet/contract/rules/bookings/statuses'
import { afterAll, beforeAll } from 'vitest'
import { inTransaction } from '#platform/database/transaction'
import { acceptAlternativeAsAccount, acceptAlternativeByLink } from '#rounds/alternatives/accept-as-club'
import { cancelBooking } from '#rounds/cancel/cancel'
import { answerChange } from '#rounds/change/answer-change'
import { declineChange } from '#rounds/change/decline-change'
import { withdrawChange } from '#rounds/change/withdraw-change'
import { bookingIn, type StatedBooking } from '#testing/bookings/booking-in-state'
import { changeAsQuoted } from '#testing/bookings/changes'
import { addClubPhones, clubKeyOf } from '#testing/bookings/club-key'
import { bookingWithMoney } from '#testing/bookings/money-in-state'
import { nameAlternative } from '#testing/bookings/other-times/alternatives'
import { allowChanges, changeOwn } from '#testing/bookings/own-changes'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff, addTeeTime } from '#testing/golf'
import { staying, type Verb } from '#testing/staff/staff-verb'
import { testInEveryState } from '#testing/staff/test-in-every-state'
import { acknowledgeAsAccount, answerAsAccount } from '../club/answer-as-account.ts'
import { acknowledgeByLink, proposeAsClub } from '../club/answer-as-club.ts'
import { askClub } from '../club-requests/ask-club.ts'

/*
 * What clubs answer besides accepting and declining, and what golfers and staff do with changes, in every state that the
 * booking may have come to since.
 */

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())

const otherAt = '2026-11-24T07:10:00+07:00'
const proposedAt = Date.parse('2026-11-24T08:10:00+07:00')
const club = { by: 'Lê Hoa', reference: 'VT-118' }
const lang = 'vi' as const
/** What a verb needs of its booking besides what a booking has: the key of a link, the fingerprint of a change. */
const secrets = new Map<number, string>()
const secretOf = ({ id }: StatedBooking) => secrets.get(id) ?? ''

/** A booking in a state, with the account of its club as its staff. */
async function ofClub(state: BookingState): Promise<StatedBooking> {
  const booking = await bookingIn(ctx, state)
  return { ...booking, staff: await addStaff(ctx.q, ['club'], [booking.courseId]) }
}

/** A booking in a state, whose club has the key of a link. */
async function withLink(state: BookingState): Promise<StatedBooking> {
  const booking = await bookingIn(ctx, state)
  await addClubPhones(ctx, booking.courseId)
  await inTransaction(ctx.pool, (q) => askClub(ctx, q, { bookingId: booking.id, now: ctx.clock.now() }))
  secrets.set(booking.id, (await clubKeyOf(ctx, booking.id)) ?? '')
  return booking
}

/** The same booking, of which another time at its course was named. */
async function withAlternative(booking: StatedBooking): Promise<StatedBooking> {
  const { id: bookingId, courseId } = booking
  await addTeeTime(ctx.q, { courseId, at: otherAt })
  await nameAlternative(ctx, { bookingId, courseId, at: otherAt, price: 2_000_000 })
  return booking
}

/** A booking in a state, whose golfer may move it to another time of its course. */
async function movableIn(state: BookingState, price = 2_000_000): Promise<StatedBooking> {
  const booking = await bookingWithMoney(ctx, state)
  await allowChanges(ctx, booking.courseId)
  await addTeeTime(ctx.q, { courseId: booking.courseId, at: otherAt, price })
  return booking
}
const move = { start_at: Date.parse(otherAt) }

/** The states that a cancellation leads to, by the one in which a change was open. */
const endOf: Partial<Record<BookingState, BookingState>> = {
  withdrawn: 'confirmed',
  cancelled: 'placed',
  cancellation_requested: 'paid',
}
const cancel = ({ id: bookingId, member }: StatedBooking) =>
  cancelBooking(ctx, member, { bookingId, reason: '', idempotency: null })

const answerable: readonly BookingState[] = ['confirmed', 'placed', 'paid']
/** A booking in a state, whose golfer asked for a change while that was possible. */
async function withAskedChange(state: BookingState): Promise<StatedBooking> {
  const asking = endOf[state] ?? state
  const booking = await movableIn(asking)
  if (!answerable.includes(asking)) return booking
  const { fingerprint } = await changeOwn(ctx, booking.member, booking.id, move)
  secrets.set(booking.id, fingerprint)
  if (asking !== state) await cancel(booking)
  return booking
}

/** A booking in a state; of a paid one a dearer change waits for its payment, or did when it was cancelled. */
async function withOfferedChange(state: BookingState): Promise<StatedBooking> {
  const offering = endOf[state] === 'paid' ? 'paid' : state
  const booking = await movableIn(offering, 2_500_000)
  if (offering === 'paid') await changeAsQuoted(ctx, booking.id, move)
  if (offering !== state) await cancel(booking)
  return booking
}

const answerTo = (booking: StatedBooking, accepts: 0 | 1) =>
  answerChange(ctx, booking.staff, {
    id: booking.id,
    fingerprint: secretOf(booking),
    accepts,
    reason: 'Sân trả lời',
  })
const others = (...states: readonly BookingState[]) => bookingStates.filter((one) => !states.includes(one))

const verbs: Readonly<Record<string, Verb>> = {
  'propose as a club another time for': {
    prepare: ofClub,
    act: ({ id, staff }) =>
      answerAsAccount(
        ctx,
        { staff, lang },
        { id, answer: 'proposed', by: '', words: 'Sau giải', proposedAt: new Date(proposedAt) },
      ),
    leads: staying('requested'),
    refusal: 'booking.wrongState',
    refusals: { draft: 'booking.notFound' },
  },
  'propose by the link another time for': {
    prepare: withLink,
    act: (booking) =>
      proposeAsClub(
        ctx,
        { key: secretOf(booking), by: club.by, words: 'Sau giải', proposed_at: proposedAt },
        lang,
      ),
    leads: staying('requested'),
    refusal: 'club.linkOver',
  },
  'acknowledge as a club': {
    prepare: ofClub,
    act: ({ id, staff }) => acknowledgeAsAccount(ctx, { staff, lang }, { id, ...club }),
    leads: staying('confirmed', 'placed', 'paid'),
    refusal: 'booking.wrongState',
    refusals: { draft: 'booking.notFound' },
  },
  'acknowledge by the link': {
    prepare: withLink,
    act: (booking) => acknowledgeByLink(ctx, { key: secretOf(booking), ...club }, lang),
    leads: staying('paid'),
    refusal: 'club.linkOver',
  },
  'accept as a club an alternative of': {
    prepare: async (state) => withAlternative(await ofClub(state)),
    act: ({ id, staff }) => acceptAlternativeAsAccount(ctx, { staff, lang }, { id, option: 1, ...club }),
    leads: { requested: 'placed' },
    refusal: 'booking.wrongState',
    refusals: { draft: 'booking.notFound' },
  },
  'accept by the link an alternative of': {
    prepare: async (state) => withAlternative(await withLink(state)),
    act: (booking) => acceptAlternativeByLink(ctx, { key: secretOf(booking), option: 1, ...club }, lang),
    leads: { requested: 'placed' },
    refusal: 'club.linkOver',
  },
  'change as its golfer': {
    prepare: (state) => movableIn(state),
    act: ({ id, member }) => changeOwn(ctx, member, id, move),
    leads: staying('requested', ...answerable),
    refusal: 'booking.cannotChange',
  },
  'accept the change that was asked for of': {
    prepare: withAskedChange,
    act: (booking) => answerTo(booking, 1),
    leads: staying(...answerable),
    refusal: 'booking.changeAnswered',
  },
  'refuse the change that was asked for of': {
    prepare: withAskedChange,
    act: (booking) => answerTo(booking, 0),
    leads: staying(...answerable),
    refusal: 'booking.changeAnswered',
  },
  'take back as its golfer the change of': {
    prepare: withAskedChange,
    act: ({ id, member }) => declineChange(ctx, member, id),
    leads: staying(...answerable),
    refusal: '',
    repeats: others(...answerable),
  },
  // what a golfer asked for is refused, not withdrawn
  'withdraw the change that was asked for of': {
    prepare: withAskedChange,
    act: ({ id, staff }) => withdrawChange(ctx, staff, id),
    leads: {},
    refusal: '',
    repeats: bookingStates,
  },
  'withdraw the offered change of': {
    prepare: withOfferedChange,
    act: ({ id, staff }) => withdrawChange(ctx, staff, id),
    leads: staying('paid'),
    refusal: '',
    repeats: others('paid'),
  },
}

testInEveryState(() => ctx, verbs)
