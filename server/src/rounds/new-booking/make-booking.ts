import type { InputOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import type { CounterMethod } from '@teeviet/contract/rules/money/counter-methods'
import type { StaffPermission } from '@teeviet/contract/rules/permissions'
import { z } from 'zod'
import { writeCompany } from '#bookings/booking/rows/change-booking'
import { loadPlayers } from '#bookings/booking/rows/players'
import { recordAcknowledgement } from '#bookings/club-requests/acknowledge'
import { checkCompany, saveCompany } from '#bookings/companies/companies'
import { Answered, repeatable } from '#bookings/request/answered'
import { type Booker, prepareBooking } from '#bookings/request/prepare-booking'
import { sendPrepared } from '#bookings/request/request'
import { lockRequestsOf } from '#bookings/request/request-limits'
import { recordAct } from '#identity/audit/acts'
import { addMemberWithoutPhone, findOrCreateMemberForStaff } from '#identity/members/find-or-create-member'
import { requirePermission, type Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { claimRequest, type IdempotentRequest, storeAnswer } from '#platform/http/idempotency'
import { recordPayment } from '../counter/take-payment.ts'
import { openBooking, type StaffBookingDetail } from '../staff/open-booking.ts'
import { writeAttendanceOf } from '../staff/record-attendance.ts'
import { checkDeposit } from './check-deposit.ts'
import { checkStart, phoneOfGolfer, staffRequest } from './staff-request.ts'

type Made = InputOf<'POST /api/staff/bookings'>
type Golfer = Booker & { language: Language; is_usable: boolean }

/** The permissions that taking the money and checking in need beside that of making a booking. */
export type CounterRights = { take: StaffPermission; checkIn: StaffPermission }
const ofStaff: CounterRights = { take: 'counter.take', checkIn: 'bookings.checkIn' }

const storedAnswer = z.object({ id: z.int() })

/**
 * Staff make a booking for a golfer on the phone or at the counter: by the golfers' own request, confirmed and placed at
 * once in the name of the staff member, so that the golfer gets the SMS with the link to pay. The golfer is found by
 * phone, or gets an account; a walk-in without a phone gets one without it. With a `counter_method` the golfer pays all of it, or the deposit, at the counter and is not
 * asked for that, with `check_in` the players are checked in. A repeat returns the booking of the first time.
 *
 * @throws Refusal `phone.*`, `staff.nameMissing`, `booking.accountLocked`, `booking.noTeeTime`, `staff.priceNeeded`, `booking.priceChanged`,
 *   `company.*`, and those of the golfers' own request; nothing has been taken or stored then
 */
export async function makeBooking(
  ctx: Context,
  { staff, lang, idempotency }: { staff: Staff; lang: Language; idempotency: IdempotentRequest | null },
  made: Made,
): Promise<StaffBookingDetail> {
  const id = await makeOnce(ctx, { staff, idempotency }, made)
  return openBooking(ctx, id, lang)
}

/** The same; returns the id of the booking. */
export function makeOnce(
  ctx: Context,
  {
    staff,
    idempotency,
    rights,
  }: { staff: Staff; idempotency: IdempotentRequest | null; rights?: CounterRights },
  made: Made,
): Promise<number> {
  const work = () =>
    inTransaction(ctx.pool, async (q) => {
      const earlierAnswer = await claimRequest(q, idempotency, ctx.clock.now())
      if (earlierAnswer) throw new Answered(earlierAnswer.answer)
      const id = await makeInTransaction(ctx, q, staff, made, rights)
      await storeAnswer(q, idempotency, { id })
      return id
    })
  return repeatable(work, (earlierAnswer) => storedAnswer.parse(earlierAnswer).id)
}

/** The same in the caller's transaction, once. */
export async function makeInTransaction(
  ctx: Context,
  q: Query,
  staff: Staff,
  made: Made,
  rights = ofStaff,
): Promise<number> {
  const { expected_amount: expectedAmount, counter_method: method, check_in, ...typed } = made
  if (method) requirePermission(staff, rights.take)
  const { deposit: depositVnd, rest_by: restBy, ...fields } = typed
  if (check_in === 1) requirePermission(staff, rights.checkIn)
  const now = ctx.clock.now()
  const company = fields.company && checkCompany(fields.company)
  const golfer = await golferOf(ctx, q, made, now)
  const request = staffRequest(fields, { vga: golfer.vga, expectedAmount, lang: golfer.language, now })
  const prepared = await prepareBooking(ctx, q, golfer, request, { idempotency: null, by: 'staff', now })
  const { decision } = prepared
  checkStart(request.startsAt, decision.places ?? [])
  const { total } = decision.price
  if (total === null) throw new Refusal('staff.priceNeeded')
  const teeTimeAt = decision.places?.[0]?.starts_at ?? request.startsAt
  const windowEnd = new Date(now.getTime() + ctx.config.rules.paymentWindow * 1000)
  const isInTwo = depositVnd !== undefined || restBy !== undefined
  const plan = { total, teeTimeAt, windowEnd, isTaken: method !== undefined }
  const deposit = isInTwo ? checkDeposit({ depositVnd, restBy }, plan) : null
  // players are checked in once their booking is paid
  if (deposit && check_in === 1) throw new Refusal('deposit.wrong')
  const { id_general_bill: id } = await sendPrepared(ctx, q, prepared, {
    member: golfer,
    actor: { kind: 'staff', id: staff.id },
    request,
    now,
    isPaidNow: method !== undefined,
    deposit,
    channel: 'staff',
    lang: golfer.language,
    idempotency: null,
  })
  if (company) await writeCompany(q, id, await saveCompany(q, company, now))
  await recordAct(ctx, q, staff, { what: 'booking.made', subject: `booking:${id}` })
  const amount = deposit?.depositVnd
  if (method && total > 0) await takeMoney(ctx, q, staff, { id, method, expectedAmount, amount, check_in })
  if (check_in === 1) await checkIn(ctx, q, staff, id)
  return id
}

/** Paid at the counter, or the deposit of it; a golfer who is checked in as well stands before the club, which needs no other word of it. */
async function takeMoney(
  ctx: Context,
  q: Query,
  staff: Staff,
  {
    id,
    method,
    expectedAmount,
    amount,
    check_in,
  }: {
    id: number
    method: CounterMethod
    expectedAmount: number
    amount: number | undefined
  } & Pick<Made, 'check_in'>,
): Promise<void> {
  const number = await recordPayment(ctx, q, staff, { id, method, expected_amount: expectedAmount, amount })
  if (check_in !== 1) return
  const known = { bookingId: id, staffId: staff.id, by: staff.name, now: ctx.clock.now() }
  await recordAcknowledgement(q, { ...known, reference: `COUNTER-${number}` })
}

async function checkIn(ctx: Context, q: Query, staff: Staff, id: number): Promise<void> {
  const players = await loadPlayers(q, id)
  const player_ids = players.map((player) => player.id)
  await writeAttendanceOf(ctx, q, staff, { id, player_ids, attendance: 'checked_in' })
}

/** The golfer, whose requests are locked, so that the account is not deleted meanwhile. */
async function golferOf(ctx: Context, q: Query, made: Made, now: Date): Promise<Golfer> {
  const phone = phoneOfGolfer(made, now)
  const account = { fullname: made.fullname, lang: made.language ?? 'vi' }
  const { id } =
    phone === null
      ? await addMemberWithoutPhone(ctx, q, account)
      : await findOrCreateMemberForStaff(ctx, q, { ...account, phone })
  await lockRequestsOf(q, id)
  const [golfer] = await q<Golfer>`
    select id, vga, fullname, null::int as "bankId", null::text as merchant, language,
      locked_at is null and deleted_at is null as is_usable
    from members where id = ${id}`
  if (!golfer?.is_usable) throw new Refusal('booking.accountLocked')
  return golfer
}
