import { type HioCondition, unmetHioConditions } from '@teeviet/contract/rules/bookings/hio-claims'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { startOfDay } from '@teeviet/contract/rules/time/dates'
import { capCovers } from '#bookings/insurance/cap-cover'
import { nameOfPlayer } from '#identity/members/vid'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'

const dayMs = 86_400_000
const playing: readonly BookingState[] = ['paid', 'played']

/** A player of a booking with the cover in force (VND) and the conditions that a claim made now would not meet. */
export type InsuredPlayer = {
  id: number
  name: string
  coverVnd: number
  unmet: HioCondition[]
  hasClaim: boolean
}

/** When a booking's claims are taken, and its players. */
export type ClaimFacts = { from: Date; until: Date; players: InsuredPlayer[] }

type Row = {
  state: BookingState
  play_date: string
  tee_time_at: Date | null
  holes: number | null
  course_holes: number
}
type PlayerRow = {
  id: number
  guest_name: string | null
  vga: number | null
  fullname: string | null
  starts_at: Date | null
  has_claim: boolean
}
type CertificateRow = {
  booking_player_id: number
  package_id: number | null
  cover_vnd: number
  withdrawn_at: Date | null
}

/**
 * What decides about claims on a booking. `at` is the time of the claim; without it the time condition is judged now.
 *
 * @returns null without such a booking
 */
export async function loadClaimFacts(
  ctx: Context,
  q: Query,
  bookingId: number,
  at?: Date,
): Promise<ClaimFacts | null> {
  const [booking] = await q<Row>`
    select b.state, b.play_date, b.tee_time_at, b.holes, c.holes as course_holes
    from bookings b join courses c on c.id = b.course_id where b.id = ${bookingId}`
  if (!booking) return null
  const players = await q<PlayerRow>`
    select p.id, p.guest_name, m.vga, m.fullname, t.starts_at, exists (
        select from hio_claims h where h.booking_player_id = p.id and h.state not in ('refused', 'withdrawn')
      ) as has_claim
    from booking_players p left join members m on m.id = p.member_id
    left join tee_times t on t.play_date = p.play_date and t.id = p.tee_time_id
    where p.booking_id = ${bookingId} and p.cancelled_at is null order by p.position`
  const certificates = capCovers(
    await q<CertificateRow>`
      select booking_player_id, package_id, cover_vnd, withdrawn_at
      from insurance_certificates where booking_id = ${bookingId}`,
  )
  const from = booking.tee_time_at?.getTime() ?? startOfDay(booking.play_date)
  // without a tee time a round begins at any time of its day
  const openMs = ctx.config.rules.hioClaim * 1000 + (booking.tee_time_at ? 0 : dayMs)
  const now = (at ?? ctx.clock.now()).getTime()
  return {
    from: new Date(from),
    until: new Date(from + openMs),
    players: players.map((player) => {
      const coverVnd = certificates
        .filter(
          ({ booking_player_id, withdrawn_at }) => booking_player_id === player.id && withdrawn_at === null,
        )
        .reduce((sum, { cover_vnd }) => sum + cover_vnd, 0)
      const unmet = unmetHioConditions({
        isPaid: playing.includes(booking.state),
        coverVnd,
        players: players.length,
        courseHoles: booking.course_holes,
        holes: booking.holes,
        startsAt: player.starts_at?.getTime() ?? from,
        now,
        openMs,
      })
      return { id: player.id, name: nameOfPlayer(player), coverVnd, unmet, hasClaim: player.has_claim }
    }),
  }
}
