import { type BookingState, bookingStates } from '@teeviet/contract/rules/bookings/statuses'
import { afterAll, beforeAll } from 'vitest'
import { inTransaction } from '#platform/database/transaction'
import { confirmAlternativeAsStaff } from '#rounds/alternatives/confirm-as-staff'
import { undoBooking } from '#rounds/cancel/undo'
import { payBack } from '#rounds/counter/pay-back'
import { takePayment } from '#rounds/counter/take-payment'
import { acceptOffer, declineOffer } from '#rounds/counter-offers/answer-offer'
import { recordRainCheck } from '#rounds/rain-check/record-rain-check'
import { acknowledgeAsStaff } from '#rounds/staff/acknowledge-booking'
import { closeTeeTimes } from '#rounds/staff/close/close'
import { decidePartlyPaid } from '#rounds/staff/decide-partly-paid'
import { cancelForGolfer } from '#rounds/staff/endings/cancel-for-golfer'
import { extendPayment } from '#rounds/staff/extend-payment'
import { writeToGolfer } from '#rounds/staff/messages/write-to-golfer'
import { noteBooking } from '#rounds/staff/note-booking'
import { offerTimesAsStaff } from '#rounds/staff/offer-times'
import { writeAttendanceAs } from '#rounds/staff/record-attendance'
import { assignBooking } from '#rounds/staff/sharing/assign-booking'
import { snoozeBooking } from '#rounds/staff/sharing/snooze-booking'
import { assignCaddies } from '#rounds/staff/starter/assign-caddies'
import { atMoment, bookingIn, type StatedBooking } from '#testing/bookings/booking-in-state'
import { changeAsQuoted } from '#testing/bookings/changes'
import { closingOf } from '#testing/bookings/closing'
import {
  bookingPaidAtCounter,
  bookingPartlyPaid,
  bookingWithMoney,
  refundOf,
  statedPrice,
} from '#testing/bookings/money-in-state'
import { makeAsStaff, typedBooking } from '#testing/bookings/new-booking'
import { nameAlternative } from '#testing/bookings/other-times/alternatives'
import { offeredTime } from '#testing/bookings/other-times/counter-offer'
import { createTestContext, type TestContext } from '#testing/context'
import { addTeeTime } from '#testing/golf'
import { staying, type Verb } from '#testing/staff/staff-verb'
import { testInEveryState } from '#testing/staff/test-in-every-state'
import { loadPlayers } from '../booking/rows/players.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())

/** Every booking here plays on this day, and is made days before it. */
const day = '2026-11-24'
const at = `${day}T06:30:00+07:00`
const otherAt = `${day}T07:10:00+07:00`
const midRound = new Date(`${day}T08:40:00+07:00`)

const by = ({ staff }: StatedBooking) => ({ staff, lang: 'vi' as const })
const playersOf = async ({ id }: StatedBooking) => (await loadPlayers(ctx.q, id)).map((player) => player.id)

const addOtherTime = ({ courseId }: StatedBooking) => addTeeTime(ctx.q, { courseId, at: otherAt })
const offerTime = (booking: StatedBooking) =>
  offerTimesAsStaff(ctx, by(booking), { id: booking.id, options: [offeredTime(booking.courseId, otherAt)] })
/** A booking whose golfer got an offer of another time while it was a request. */
const offered = (state: BookingState) =>
  bookingIn(ctx, state, {
    whenRequested: async (booking) => {
      await addOtherTime(booking)
      await offerTime(booking)
    },
  })

async function checkIn(booking: StatedBooking): Promise<void> {
  const player_ids = await playersOf(booking)
  await atMoment(ctx, midRound, () =>
    writeAttendanceAs(ctx, booking.staff, { id: booking.id, player_ids, attendance: 'checked_in' }),
  )
}

const live: readonly BookingState[] = ['requested', 'confirmed', 'placed']
const verbs: Readonly<Record<string, Verb>> = {
  'cancel for the golfer': {
    prepare: (state) => bookingWithMoney(ctx, state),
    act: ({ id, ...booking }) =>
      cancelForGolfer(ctx, by({ id, ...booking }), { id, reason: 'Gọi điện', expected_refund: undefined }),
    leads: {
      requested: 'withdrawn',
      confirmed: 'withdrawn',
      placed: 'cancelled',
      paid: 'cancellation_requested',
    },
    refusal: 'booking.wrongState',
    refusals: { cancellation_requested: 'booking.cannotCancel' },
  },
  'extend the payment window': {
    act: async (booking) => {
      const { id } = booking
      const [row] = await ctx.q<{ until: Date | null }>`select pay_by as until from bookings where id = ${id}`
      const pay_by = (row?.until ?? ctx.clock.now()).getTime()
      return extendPayment(ctx, by(booking), { id, minutes: 60, pay_by, reason: 'Đang chuyển khoản' })
    },
    leads: staying('placed'),
    refusal: 'booking.wrongState',
  },
  'change the price of': {
    prepare: (state) => bookingWithMoney(ctx, state),
    act: ({ id }) => changeAsQuoted(ctx, id, { price_per_player: 1_500_000 }),
    leads: staying(...live, 'paid'),
    refusal: 'booking.cannotChange',
  },
  'offer another time': {
    prepare: async (state) => {
      const booking = await bookingIn(ctx, state)
      await addOtherTime(booking)
      return booking
    },
    act: offerTime,
    leads: staying('requested', 'confirmed', 'placed', 'paid'),
    refusal: 'booking.wrongState',
  },
  'accept another time': {
    prepare: offered,
    act: ({ id: bookingId, member: { id: memberId } }) =>
      inTransaction(ctx.pool, (q) =>
        acceptOffer(ctx, q, { memberId, bookingId }, { option: 1, expectedAmount: statedPrice }),
      ),
    leads: { requested: 'placed' },
    refusal: 'counterOffer.over',
  },
  'decline another time': {
    prepare: offered,
    act: ({ id: bookingId, member: { id: memberId } }) =>
      inTransaction(ctx.pool, (q) => declineOffer(ctx, q, { memberId, bookingId })),
    leads: staying('requested'),
    refusal: 'counterOffer.over',
  },
  'confirm an alternative of': {
    prepare: async (state) => {
      const booking = await bookingIn(ctx, state)
      await addOtherTime(booking)
      const { id: bookingId, courseId } = booking
      await nameAlternative(ctx, { bookingId, courseId, at: otherAt, price: 2_000_000 })
      return booking
    },
    act: (booking) => confirmAlternativeAsStaff(ctx, by(booking), { id: booking.id, option: 1, note: '' }),
    leads: { requested: 'placed' },
    refusal: 'booking.wrongState',
  },
  'wait for the rest of the money': {
    prepare: (state) => bookingPartlyPaid(ctx, state),
    act: (booking) =>
      decidePartlyPaid(ctx, by(booking), { id: booking.id, decision: 'wait', reason: 'Đang chuyển khoản' }),
    leads: staying('placed'),
    refusal: 'booking.wrongState',
  },
  'end for the missing rest': {
    prepare: (state) => bookingPartlyPaid(ctx, state),
    act: (booking) =>
      decidePartlyPaid(ctx, by(booking), { id: booking.id, decision: 'end', reason: 'Không chuyển' }),
    leads: { placed: 'cancelled' },
    refusal: 'booking.wrongState',
  },
  'make another booking for the golfer of': {
    act: ({ staff, member: { phone }, courseId }) =>
      makeAsStaff(ctx, staff, typedBooking({ courseId, at }, { phone })),
    leads: staying(...bookingStates),
    refusal: '',
  },
  'take the money at the counter for': {
    act: (booking) =>
      takePayment(ctx, by(booking), { id: booking.id, method: 'counter_cash', expected_amount: statedPrice }),
    leads: { placed: 'paid' },
    refusal: 'booking.wrongState',
    refusals: { paid: 'payment.alreadyPaid', played: 'payment.alreadyPaid' },
  },
  'pay back at the counter': {
    prepare: (state) => bookingPaidAtCounter(ctx, state),
    act: async (booking) =>
      payBack(ctx, by(booking), { id: booking.id, refund_id: await refundOf(ctx, booking) }),
    leads: staying('refunded'),
    refusal: 'refund.notFound',
    refusals: { cancellation_requested: 'refund.wrongState' },
  },
  'undo right after paying': {
    prepare: (state) => bookingWithMoney(ctx, state),
    act: ({ id: bookingId, member }) =>
      undoBooking(ctx, member, { bookingId, target: { refund_to: 'wallet' }, idempotency: null }),
    leads: { paid: 'refunded' },
    refusal: 'booking.undoOver',
    repeats: ['refunded'],
  },
  'record a rain check of': {
    prepare: async (state) => {
      const booking = await bookingWithMoney(ctx, state)
      if (state === 'paid') await checkIn(booking)
      return booking
    },
    act: ({ id, staff }) => {
      const rain = { id, holes_played: 9, marshal: 'Anh Tư', amount: statedPrice / 2 }
      return atMoment(ctx, midRound, () => recordRainCheck(ctx, staff, rain))
    },
    leads: staying('paid'),
    refusal: 'booking.wrongState',
  },
  'enter the acknowledgement of': {
    act: (booking) =>
      acknowledgeAsStaff(ctx, by(booking), { id: booking.id, reference: 'VT-118', by: 'Lê Hoa' }),
    leads: staying('confirmed', 'placed', 'paid'),
    refusal: 'booking.wrongState',
  },
  'check in': { act: checkIn, leads: staying('paid', 'played'), refusal: 'booking.wrongState' },
  'give a caddie to a player of': {
    act: async (booking) => {
      const { id, staff } = booking
      const [player_id = 0] = await playersOf(booking)
      const none = { caddie: '', buggy: '', is_walking: false }
      await assignCaddies(ctx, staff, { id, players: [{ player_id, ...none, caddie: '12', seen: none }] })
    },
    leads: staying(...bookingStates),
    refusal: '',
  },
  // it ends what the club cannot take; a refund that was asked for is decided by itself, and the past is not closed
  'close the tee time of': {
    prepare: (state) => bookingWithMoney(ctx, state),
    act: ({ id, staff, courseId }) =>
      closeTeeTimes(ctx, staff, closingOf(courseId, day, [{ id, action: 'end' }])),
    leads: {
      ...staying(...bookingStates.filter((state) => state !== 'played')),
      requested: 'rejected',
      confirmed: 'rejected',
      placed: 'cancelled',
      paid: 'refunded',
    },
    refusal: 'booking.wrongState',
  },
  claim: {
    act: (booking) =>
      assignBooking(ctx, by(booking), { id: booking.id, staff_id: booking.staff.id, held_by: undefined }),
    leads: staying(...bookingStates),
    refusal: '',
  },
  snooze: {
    act: (booking) => {
      const until = ctx.clock.now().getTime() + 600_000
      return snoozeBooking(ctx, by(booking), { id: booking.id, until, seen_until: undefined })
    },
    leads: staying(...live),
    refusal: 'booking.wrongState',
  },
  'write a note about': {
    act: (booking) => noteBooking(ctx, by(booking), { id: booking.id, note: 'Khách quen' }),
    leads: staying(...bookingStates),
    refusal: '',
  },
  'write to the golfer of': {
    act: ({ id, staff }) =>
      writeToGolfer(ctx, staff, {
        id,
        template: undefined,
        words: 'Mời quý khách đến sớm',
        after_id: undefined,
      }),
    leads: staying(...bookingStates),
    refusal: '',
  },
}

testInEveryState(() => ctx, verbs)
