import type { QueryClient } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { serverNow } from '@teeviet/contract/live/server-clock'
import { addDays, dayOf } from '@teeviet/contract/rules/time/dates'
import { bookedPlayers } from '#api/queries/booked-players.ts'
import { playStrip } from '#api/queries/course/play-strip.ts'
import { insurancePackages } from '#api/queries/insurance.ts'
import type { HistoryItem } from '#api/queries/member/history.ts'
import { teeTimesToBook } from '#api/queries/tee-times.ts'
import { emptyDraft } from '../draft/booking-draft.ts'
import { draftStore } from '../draft/draft-store.ts'
import { earlierPlayer } from '../players/player.ts'
import { bookingLink } from '../tee-times/booking-link.ts'
import { fittingTeeTime } from './fitting-tee-time.ts'

/**
 * Repeats an earlier booking: its players and packages become the draft, and the answer leads to the booking of its
 * course at the first fitting tee time from tomorrow on, or to the course's tee times when none of two weeks fits.
 */
export async function playAgain(client: QueryClient, item: HistoryItem): Promise<LinkProps> {
  const { facility, id_general_bill_detail, date_played } = item.Booking_Pax
  const tomorrow = addDays(dayOf(serverNow()), 1)
  const [booked, packages, strip] = await Promise.all([
    client.fetchQuery(bookedPlayers(id_general_bill_detail)),
    client.fetchQuery(insurancePackages),
    client.fetchQuery(playStrip(facility.id, tomorrow, undefined)),
  ])
  const chosen = new Set(booked.flatMap(({ hio_list }) => hio_list))
  draftStore('now').change({
    ...emptyDraft,
    players: booked.map(earlierPlayer),
    packages: packages.filter(({ id }) => chosen.has(id)).map(({ id, name, price }) => ({ id, name, price })),
  })
  const round = { startsAt: item.is_any_time === 1 ? null : date_played, players: booked.length }
  for (const { day, price } of strip) {
    if (price === null) continue
    const row = fittingTeeTime(await client.fetchQuery(teeTimesToBook(facility.id, day)), round)
    if (row) return bookingLink({ ...row, facility_id: facility.id })
  }
  return {
    to: '/wap/tee-time/$facility_id',
    params: { facility_id: String(facility.id) },
    search: { title: facility.title },
  }
}
