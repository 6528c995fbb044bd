import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import type { CustomerType } from '@teeviet/contract/rules/money/rates'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { nameOfPlayer } from '#identity/members/vid'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import type { Clocks } from '../booking/deadlines.ts'
import type { FixedTerms } from '../booking/fixed-terms.ts'
import type { SoldPackage } from '../insurance/packages.ts'

/** A package of a player, with its price and its maximum payout in VND. */
export type ChosenPackage = Pick<SoldPackage, 'id' | 'price_vnd' | 'cover_vnd'>

/** A player who has not left a booking; amounts in VND. */
export type OwnPlayer = {
  id: number
  memberId: number | null
  /** As others read it. */
  name: string
  guestName: string | null
  isUnnamed: boolean
  fee: number | null
  /** The player's packages at the prices they were sold for; none once the insurance was cancelled. */
  packages: readonly ChosenPackage[]
  day: Day | null
  teeTimeId: number | null
}

type Row = Clocks & {
  id: number
  state: BookingState
  memberId: number
  courseId: number
  courseTitle: string
  courseTitleEn: string
  startsAt: Date | null
  /** The path that staff named for it; null for that of its tee times. */
  path: string | null
  offerId: number | null
  /** Whose rate other starts and added players are priced at. */
  customerType: CustomerType
  amount: number | null
  cancelled: number
  terms: FixedTerms | null
  language: Language
  isInstant: boolean
  /** Until so many hours before the tee time golfers change their bookings; null where they may not. */
  changeHours: number | null
}

/** A booking as a change is decided from: its row, and its players in their order. */
export type Changeable = Row & { players: OwnPlayer[] }

/**
 * Loads a booking for a change.
 * @throws Refusal `booking.notFound`
 */
export async function loadChangeable(q: Query, bookingId: number): Promise<Changeable> {
  const [[row], players] = await Promise.all([
    q<Row>`
      select b.id, b.state, b.member_id as "memberId", b.course_id as "courseId", c.title as "courseTitle",
        c.title_en as "courseTitleEn", b.play_date, b.tee_time_at as "startsAt", b.path, b.offer_id as "offerId",
        b.customer_type as "customerType", b.amount_vnd as amount, b.cancelled_vnd as cancelled, b.refund_ladder as terms,
        b.language, b.draft_expires_at, b.requested_at, b.confirm_by, b.reminders_sent, b.overdue_at, b.pay_by,
        b.unheld_for, b.hold_until, b.club_due_at, b.club_flagged_at, b.offered_until, c.instant_confirmation as "isInstant", c.change_hours as "changeHours"
      from bookings b join courses c on c.id = b.course_id where b.id = ${bookingId}`,
    q<Omit<OwnPlayer, 'name'> & Parameters<typeof nameOfPlayer>[0]>`
      select p.id, p.member_id as "memberId", p.guest_name, p.guest_name as "guestName", p.is_unnamed as "isUnnamed",
        p.green_fee_vnd as fee, m.vga, m.fullname, p.play_date as day, p.tee_time_id as "teeTimeId", (
          select coalesce(json_agg(json_build_object('id', k.id, 'price_vnd', c.price_vnd, 'cover_vnd', k.cover_vnd) order by k.id), '[]')
          from booking_player_packages c join insurance_packages k on k.id = c.package_id
          join bill_services s on s.bill_id = p.booking_id and s.kind = 'hio' and s.cancelled_at is null
          where c.booking_player_id = p.id
        ) as packages /* not null */
      from booking_players p left join members m on m.id = p.member_id
      where p.booking_id = ${bookingId} and p.cancelled_at is null order by p.position`,
  ])
  if (!row) throw new Refusal('booking.notFound')
  return {
    ...row,
    players: players.map(({ vga, fullname, guest_name, ...player }) => ({
      ...player,
      name: nameOfPlayer({ vga, fullname, guest_name }),
    })),
  }
}
