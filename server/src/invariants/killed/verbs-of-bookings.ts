import type { Attendance } from '@teeviet/contract/rules/bookings/attendance'
import { answerAsAccount } from '#bookings/club/answer-as-account'
import { acceptAsClub, acknowledgeByLink, declineAsClub, proposeAsClub } from '#bookings/club/answer-as-club'
import { giveAllotment, takeBackAllotment } from '#golf/allotments/club-allotments'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import { acceptAlternativeByLink } from '#rounds/alternatives/accept-as-club'
import { confirmAlternativeAsStaff } from '#rounds/alternatives/confirm-as-staff'
import { changeBooking } from '#rounds/change/change-booking'
import { closeAsClub } from '#rounds/club/club-closings'
import { acceptOffer, declineOffer } from '#rounds/counter-offers/answer-offer'
import { acknowledgeAsStaff } from '#rounds/staff/acknowledge-booking'
import { closeTeeTimes } from '#rounds/staff/close/close'
import { liftClosing } from '#rounds/staff/close/lift-closing'
import { decidePartlyPaid } from '#rounds/staff/decide-partly-paid'
import { writeToGolfer } from '#rounds/staff/messages/write-to-golfer'
import { offerTimesAsStaff } from '#rounds/staff/offer-times'
import { writeAttendanceAs } from '#rounds/staff/record-attendance'
import { assignBooking } from '#rounds/staff/sharing/assign-booking'
import { statedPrice } from '#testing/bookings/money-in-state'
import { offeredTime } from '#testing/bookings/other-times/counter-offer'
import type { Input } from './input.ts'

const day = '2026-11-24'
/** The start that a request is offered or moved to; requested was an earlier one of the day. */
export const otherAt = `${day}T07:10:00+07:00`
/** What a player pays who is moved to it. */
const movedPrice = 2_300_000

/** A change of the path alone. */
export const pathChange = {
  facility_id: undefined,
  start_at: undefined,
  players: undefined,
  price_per_player: undefined,
  path: 'B–C',
}

/** What a move of an unpaid booking changes. */
export const move = {
  facility_id: undefined,
  start_at: new Date(otherAt).getTime(),
  price_per_player: movedPrice,
  players: undefined,
}

/** A change of the players of a paid booking. */
export type PlayersOfPaid = {
  /** How many leave. */
  leaves: number
  /** The others give up their insurance, or have another package beside it. */
  insurance: 'none' | 'more'
  price: number | undefined
}

/** A player leaves a paid booking, and the other gives up the insurance. */
export const playerLeaves: PlayersOfPaid = { leaves: 1, insurance: 'none', price: undefined }

/** The players of a paid booking are insured for more, and play for less. */
export const insuredForLess: PlayersOfPaid = { leaves: 0, insurance: 'more', price: 1_500_000 }

/** Such a change, as the calls take it. */
export async function wantedOfPaid(
  { q }: Pick<Context, 'q'>,
  billId: number,
  { leaves, insurance, price }: PlayersOfPaid,
) {
  const players = await q<{ id: number; own: number[]; other: number }>`
    select p.id, array(select package_id from booking_player_packages where booking_player_id = p.id) as own,
      (select min(k.id) from insurance_packages k where k.is_active and not exists (
        select from booking_player_packages c where c.booking_player_id = p.id and c.package_id = k.id)) as other /* not null */
    from booking_players p where p.booking_id = ${billId} order by p.position offset ${leaves}`
  return {
    facility_id: undefined,
    start_at: undefined,
    price_per_player: price,
    players: players.map(({ id, own, other }) => {
      return { player_id: id, name: '', packages: insurance === 'none' ? [] : [...own, other] }
    }),
  }
}

const spanOf = (facility_id: number) => ({
  facility_id,
  day_from: day,
  day_to: day,
  time_from: '06:00',
  time_to: '07:00',
})
const vi = 'vi' as const
const by = 'Lê Hoa'

type Verb = (ctx: Context, input: Input) => Promise<unknown>

/** The steps about a booking that move no money by themselves, by their kind. Each may be repeated. */
export const verbsOfBookings = {
  'staff offer another time': (ctx, { staff, billId: id, courseId = 0 }) =>
    offerTimesAsStaff(ctx, { staff, lang: vi }, { id, options: [offeredTime(courseId, otherAt)] }),
  'the golfer takes another time': (ctx, { member: { id: memberId }, billId: bookingId }) =>
    inTransaction(ctx.pool, (q) =>
      acceptOffer(ctx, q, { memberId, bookingId }, { option: 1, expectedAmount: statedPrice }),
    ),
  'the golfer declines another time': (ctx, { member: { id: memberId }, billId: bookingId }) =>
    inTransaction(ctx.pool, (q) => declineOffer(ctx, q, { memberId, bookingId })),
  'staff confirm an alternative': (ctx, { staff, billId: id }) =>
    confirmAlternativeAsStaff(ctx, { staff, lang: vi }, { id, option: 1, note: '' }),
  'a club accepts an alternative by its link': (ctx, { code: key }) =>
    acceptAlternativeByLink(ctx, { key, option: 1, by, reference: 'VT-118' }, vi),
  'a club accepts by its link': (ctx, { code: key }) =>
    acceptAsClub(ctx, { key, by, reference: 'VT-118' }, vi),
  'a club declines by its link': (ctx, { code: key }) =>
    declineAsClub(ctx, { key, by, words: 'Sân có giải', reason_code: undefined }, vi),
  'a club proposes another time by its link': (ctx, { code: key }) =>
    proposeAsClub(ctx, { key, by, words: '', proposed_at: move.start_at }, vi),
  'a club accepts by its account': (ctx, { staff, billId: id }) =>
    answerAsAccount(ctx, { staff, lang: vi }, { id, answer: 'accepted', by, reference: 'VT-118' }),
  'a club acknowledges by its link': (ctx, { code: key }) =>
    acknowledgeByLink(ctx, { key, by, reference: 'VT-118' }, vi),
  'staff enter the acknowledgement of a club': (ctx, { staff, billId: id }) =>
    acknowledgeAsStaff(ctx, { staff, lang: vi }, { id, reference: 'VT-118', by }),
  'a club gives an allotment': (ctx, { staff, courseId = 0 }) =>
    giveAllotment(ctx, staff, {
      ...spanOf(courseId),
      day_kinds: ['weekday'],
      places: 2,
      release_hours: 0,
      uid: undefined,
      bank_id: undefined,
      is_wap: undefined,
      lang: undefined,
    }),
  'a club takes an allotment back': async (ctx, { staff, courseId = 0 }) => {
    const [given] = await ctx.q<{ id: number }>`select id from allotments where course_id = ${courseId}`
    await takeBackAllotment(ctx, staff, given?.id ?? 0)
  },
  'staff move an unpaid booking': (ctx, { staff, billId: id, code: fingerprint }) =>
    changeBooking(ctx, staff, { id, fingerprint, reason: 'Khách gọi', ...move }),
  'staff name another path': (ctx, { staff, billId: id, code: fingerprint }) =>
    changeBooking(ctx, staff, { id, fingerprint, reason: 'Bảo dưỡng', ...pathChange }),
  'staff wait for the rest': (ctx, { staff, billId: id }) =>
    decidePartlyPaid(ctx, { staff, lang: vi }, { id, decision: 'wait', reason: 'Đang chuyển khoản' }),
  'staff end a partly paid order': (ctx, { staff, billId: id }) =>
    decidePartlyPaid(ctx, { staff, lang: vi }, { id, decision: 'end', reason: 'Không trả' }),
  'staff check players in': (ctx, { staff, billId }) => recordAllAs(ctx, staff, billId, 'checked_in'),
  'staff close a tee time and end its booking': (ctx, { staff, billId: id, courseId = 0 }) =>
    closeTeeTimes(ctx, staff, {
      ...spanOf(courseId),
      number_hole: undefined,
      reason: 'tournament',
      note: '',
      bookings: [{ id, action: 'end' }],
      end_reason: 'Sân có giải',
    }),
  'a club closes a tee time': (ctx, { staff, courseId = 0 }) =>
    closeAsClub(ctx, staff, { ...spanOf(courseId), reason: 'maintenance', note: '' }),
  'staff lift a closing': async (ctx, { staff, courseId = 0 }) => {
    const [closing] = await ctx.q<{ id: number }>`select id from closings where course_id = ${courseId}`
    await liftClosing(ctx, staff, closing?.id ?? 0)
  },
  'staff write to the golfer': (ctx, { staff, billId: id }) =>
    writeToGolfer(ctx, staff, { id, template: undefined, words: 'Mời quý khách đến sớm', after_id: 0 }),
  'staff claim a booking': (ctx, { staff, billId: id }) =>
    assignBooking(ctx, { staff, lang: vi }, { id, staff_id: staff.id, held_by: undefined }),
} as const satisfies Record<string, Verb>

/** Records the same attendance of every player. */
export async function recordAllAs(
  ctx: Context,
  staff: Staff,
  bookingId: number,
  attendance: Attendance,
): Promise<void> {
  const players = await ctx.q<{ id: number }>`select id from booking_players where booking_id = ${bookingId}`
  await writeAttendanceAs(ctx, staff, {
    id: bookingId,
    player_ids: players.map(({ id }) => id),
    attendance,
  })
}
