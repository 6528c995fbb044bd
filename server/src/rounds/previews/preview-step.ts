import type { InputOf, ResponseOf } from '@teeviet/contract'
import { calls } from '@teeviet/contract/calls'
import { permissionsOf } from '@teeviet/contract/may'
import { loadNotice } from '#bookings/booking/notice'
import { confirmAlternative } from '#bookings/counter-offers/confirm-alternative'
import { coursesOf, requirePermission, type Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { requireCallAtCourses } from '#platform/context/own-courses'
import type { Query } from '#platform/database/sql'
import { previewMessages } from '#platform/notifications/preview-messages'
import { answerInTransaction } from '../change/answer-change.ts'
import { withdrawInTransaction } from '../change/withdraw-change.ts'
import { recordPayment } from '../counter/take-payment.ts'
import { changeDepositInTransaction } from '../new-booking/change-deposit.ts'
import { confirm, confirmAndPlace, place, reject } from '../staff/booking-acts.ts'
import { decideInTransaction } from '../staff/decide-partly-paid.ts'
import { lockAndEndForClub } from '../staff/endings/cancel-for-club.ts'
import { endForGolfer } from '../staff/endings/cancel-for-golfer.ts'
import { extendWindow } from '../staff/extend-payment.ts'
import { offerInTransaction } from '../staff/offer-times.ts'

const call = 'POST /api/staff/bookings/:id/preview-messages'
type Preview = InputOf<typeof call>

/** The call that takes each step: its permission is needed to preview it. */
const callOf = {
  confirm: 'POST /api/staff/bookings/:id/confirm',
  both: 'POST /api/staff/bookings/:id/confirm-and-place',
  place: 'POST /api/staff/bookings/:id/place-order',
  reject: 'POST /api/staff/bookings/:id/reject',
  extend: 'POST /api/staff/bookings/:id/extend-payment',
  wait: 'POST /api/staff/bookings/:id/decide-partly-paid',
  endPartly: 'POST /api/staff/bookings/:id/decide-partly-paid',
  golfer: 'POST /api/staff/bookings/:id/cancel',
  club: 'POST /api/staff/bookings/:id/cancel-for-club',
  offer: 'POST /api/staff/bookings/:id/offer-times',
  alternative: 'POST /api/staff/bookings/:id/confirm-alternative',
  acceptChange: 'POST /api/staff/bookings/:id/answer-change',
  refuseChange: 'POST /api/staff/bookings/:id/answer-change',
  withdrawChange: 'POST /api/staff/bookings/:id/withdraw-change',
  deposit: 'POST /api/staff/bookings/:id/change-deposit',
  pay: 'POST /api/staff/bookings/:id/take-payment',
} as const satisfies Record<Preview['step'], keyof typeof calls>

/**
 * The messages that a step would send to the golfer, as they would be sent now; nothing changes.
 * @throws Refusal `request.forbidden` and the refusals of the step itself
 */
export async function previewStep(
  ctx: Context,
  staff: Staff,
  input: Preview,
): Promise<ResponseOf<typeof call>> {
  const { may } = calls[callOf[input.step]]
  for (const permission of permissionsOf(may)) requirePermission(staff, permission)
  // a step that a limited account may not take is not previewed for it either
  requireCallAtCourses(staff, may)
  const messages = await previewMessages(ctx, async (q) => {
    await take(ctx, q, staff, input)
    return loadNotice(q, input.id)
  })
  return { messages }
}

function take(ctx: Context, q: Query, staff: Staff, input: Preview): Promise<void> {
  const { step, pay_by = 0, minutes = 15, fingerprint = '', options = [] } = input
  switch (step) {
    case 'confirm':
      return confirm(ctx, q, staff, input)
    case 'both':
      return confirmAndPlace(ctx, q, staff, input)
    case 'place':
      return place(ctx, q, staff, input)
    case 'reject':
      return reject(ctx, q, staff, input)
    case 'extend':
      return extendWindow(ctx, q, staff, { ...input, pay_by, minutes })
    case 'wait':
      return decideInTransaction(ctx, q, staff, { ...input, decision: 'wait' })
    case 'endPartly':
      return decideInTransaction(ctx, q, staff, { ...input, decision: 'end' })
    case 'golfer':
      return endForGolfer(ctx, q, staff, input)
    case 'club':
      return lockAndEndForClub(ctx, q, staff, input)
    case 'offer':
      return offerInTransaction(ctx, q, staff, { ...input, options })
    case 'alternative':
      return takeAlternative(ctx, q, staff, input)
    case 'acceptChange':
      return answerInTransaction(ctx, q, staff, { ...input, fingerprint, accepts: 1 })
    case 'refuseChange':
      return answerInTransaction(ctx, q, staff, { ...input, fingerprint, accepts: 0 })
    case 'withdrawChange':
      return withdrawInTransaction(ctx, q, staff, input.id)
    case 'deposit':
      return changePlan(ctx, q, staff, input)
    case 'pay':
      return takeMoney(ctx, q, staff, input)
  }
}

function changePlan(
  ctx: Context,
  q: Query,
  staff: Staff,
  { deposit = 0, rest_by = 0, seen_deposit = 0, seen_rest_by = 0, ...input }: Preview,
): Promise<void> {
  return changeDepositInTransaction(ctx, q, staff, { ...input, deposit, rest_by, seen_deposit, seen_rest_by })
}

async function takeMoney(
  ctx: Context,
  q: Query,
  staff: Staff,
  { method = 'counter_cash', expected_amount = 0, ...input }: Preview,
): Promise<void> {
  await recordPayment(ctx, q, staff, { ...input, method, expected_amount })
}

async function takeAlternative(
  ctx: Context,
  q: Query,
  staff: Staff,
  { id, option = 1, note }: Preview,
): Promise<void> {
  await confirmAlternative(ctx, q, {
    bookingId: id,
    option,
    staffId: staff.id,
    courses: coursesOf(staff),
    note,
    now: ctx.clock.now(),
  })
}
