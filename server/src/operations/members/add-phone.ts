import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { loadNotice } from '#bookings/booking/notice'
import { moveBooking } from '#bookings/booking/own-data'
import { notifyChanged } from '#bookings/booking/transition'
import { lockRequestsOf } from '#bookings/request/request-limits'
import { moveComplaints } from '#engagement/complaints/own-data'
import { recordAct } from '#identity/audit/acts'
import { findOrCreateMemberForStaff } from '#identity/members/find-or-create-member'
import { forgetMember } from '#identity/members/forget-member'
import { isWithoutSignIn } from '#identity/members/is-without-sign-in'
import { mobileOf } from '#identity/members/phone'
import { displayedVid, nameOfMember } from '#identity/members/vid'
import { moveDocuments } from '#money/documents/own-data'
import { movePayments } from '#money/payments/own-data'
import { moveRefunds } from '#money/refunds/own-data'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { lockPoints } from '#platform/ledger/points'
import { bookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import { previewMessages } from '#platform/notifications/preview-messages'
import { phoneAddedText } from '#platform/notifications/texts'
import { openBooking, type StaffBookingDetail } from '#rounds/staff/open-booking'

const call = 'POST /api/staff/bookings/:id/phone'
const previewCall = 'POST /api/staff/bookings/:id/phone/preview-messages'

/**
 * Staff add the phone of a walk-in who was booked by name alone. The booking goes to the account of the phone, found or
 * created as for a new booking, whose golfer gets one SMS and reads it in the history. A repeat changes nothing.
 *
 * With the booking go the walk-in's place among the players, and the payments, refunds, documents and complaints of its
 * bill, since each is found by its member: the golfer reads, pays, complains and is refunded as after an own booking.
 * The ledger stays as it is, since its entries of a bill name no member, and so does what a document says. The account
 * without a phone had this booking alone, as each walk-in gets one, and is closed.
 *
 * @throws Refusal `phone.*`, `booking.notFound`, `booking.hasPhone`, `booking.golferPlays`, `booking.walletLeft`,
 *   `booking.accountLocked`
 */
export async function addPhone(
  ctx: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  input: InputOf<typeof call>,
): Promise<StaffBookingDetail> {
  await inTransaction(ctx.pool, (q) => addInTransaction(ctx, q, staff, input))
  return openBooking(ctx, input.id, lang)
}

/**
 * Whose account the phone has, null where it would get one, and the SMS that adding it would send now; nothing changes.
 * @throws Refusal those of `addPhone`
 */
export async function previewAddedPhone(
  ctx: Context,
  staff: Staff,
  input: InputOf<typeof previewCall>,
): Promise<ResponseOf<typeof previewCall>> {
  const found: (Golfer | null)[] = []
  const messages = await previewMessages(ctx, async (q) => {
    found.push(await addInTransaction(ctx, q, staff, input))
    const { lang } = await loadNotice(q, input.id)
    return { phone: mobileOf(input.phone), lang }
  })
  const [golfer = null] = found
  return {
    golfer: golfer && {
      vga: golfer.vga,
      id_display: displayedVid(golfer.vga),
      fullname: nameOfMember(golfer),
    },
    messages,
  }
}

type Golfer = { vga: number; fullname: string; isUsable: boolean }
type WalkIn = { id: number; fullname: string; language: Language; isDeleted: boolean }

/** @returns the golfer whose account it was before; null when the phone got one */
async function addInTransaction(
  ctx: Context,
  q: Query,
  staff: Staff,
  { id, phone: typed }: InputOf<typeof call>,
): Promise<Golfer | null> {
  const phone = mobileOf(typed)
  const { fullname, language: lang } = await walkInOf(q, id)
  const { id: to, isNew } = await findOrCreateMemberForStaff(ctx, q, { phone, fullname, lang })
  // the account is not deleted meanwhile
  await lockRequestsOf(q, to)
  await q`select 1 from bookings where id = ${id} for update`
  const walkIn = await walkInOf(q, id)
  const golfer = await golferOf(q, to)
  if (walkIn.id === to) return golfer
  if (walkIn.isDeleted || !(await isWithoutSignIn(q, walkIn.id))) throw new Refusal('booking.hasPhone')
  if (!golfer.isUsable) throw new Refusal('booking.accountLocked')
  await checkPlayers(q, id, to)
  const points = await lockPoints(q, walkIn.id)
  if (points > 0) throw new Refusal('booking.walletLeft', { amount: formatMoney(points) })
  await move(ctx, q, { id, from: walkIn.id, to })
  const detail = `vID ${golfer.vga}`
  await recordAct(ctx, q, staff, { what: 'booking.phone_added', subject: `booking:${id}`, detail })
  await notifyGolfer(ctx, q, { id, phone })
  return isNew ? null : golfer
}

async function move(
  ctx: Context,
  q: Query,
  { id, from, to }: { id: number; from: number; to: number },
): Promise<void> {
  const bill = { billId: id, from, to }
  await moveBooking(q, { id, from, to })
  await movePayments(q, bill)
  await moveRefunds(q, bill)
  await moveDocuments(q, bill)
  await moveComplaints(q, bill)
  await forgetMember(q, from, ctx.clock.now())
}

/** @throws Refusal `booking.notFound` */
async function walkInOf(q: Query, bookingId: number): Promise<WalkIn> {
  const [walkIn] = await q<WalkIn>`
    select m.id, m.fullname, b.language, m.deleted_at is not null as "isDeleted"
    from bookings b join members m on m.id = b.member_id
    where b.id = ${bookingId} and b.requested_at is not null`
  if (!walkIn) throw new Refusal('booking.notFound')
  return walkIn
}

async function golferOf(q: Query, memberId: number): Promise<Golfer> {
  const [golfer] = await q<Golfer>`
    select vga, fullname, locked_at is null and deleted_at is null as "isUsable"
    from members where id = ${memberId}`
  if (!golfer) throw new Error('the account of a phone is gone')
  return golfer
}

/** A member plays once in a booking, also one who was taken off it. */
async function checkPlayers(q: Query, bookingId: number, memberId: number): Promise<void> {
  const playing = await q`
    select 1 from booking_players where booking_id = ${bookingId} and member_id = ${memberId}`
  if (playing.length > 0) throw new Refusal('booking.golferPlays')
}

async function notifyGolfer(
  ctx: Context,
  q: Query,
  { id, phone }: { id: number; phone: string },
): Promise<void> {
  const { lang, named } = await loadNotice(q, id)
  const text = phoneAddedText(lang, named, bookingLink(ctx.config.publicUrl, id))
  await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId: id })
  const [booking] = await q<{ state: BookingState }>`select state from bookings where id = ${id}`
  if (booking) await notifyChanged(q, { id, state: booking.state })
}
