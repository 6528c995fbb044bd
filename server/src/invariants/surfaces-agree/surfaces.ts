import type { ResponseOf } from '@teeviet/contract'
import { formatFlights } from '@teeviet/contract/rules/bookings/flights'
import { listOfNames } from '@teeviet/contract/rules/list-of-names'
import { expect } from 'vitest'
import type { Staff } from '#platform/context/actor'
import { readStaffSheet } from '#rounds/staff/staff-sheet'
import type { BookingApp } from '#testing/apps/booking-app'
import type { TestContext } from '#testing/context'
import type { PreparedParty } from './prepare-party.ts'

export type Flight = {
  date_played: number
  number_player: number
  players: string[]
  path?: string | undefined
}

/** What a surface says of a booking; one that shows no amount, or no code, leaves it out. */
export type Said = { code?: string; amount?: number | null; flights: Flight[]; players: number }

type Browser = ReturnType<BookingApp['browserOf']>
type Bill = ResponseOf<'GET /api/services/get_bill_detail_for_wap'>
type History = ResponseOf<'POST /api/for_wap/get_history_booking_merge'>
type Opened = ResponseOf<'GET /api/staff/bookings/:id'>
type Listed = ResponseOf<'GET /api/staff/bookings'>
type Pax = ResponseOf<'POST /api/for_wap/view_detail_order_slot_pax'>

/** The path of a tee time, by its moment; a party finds those of its sheet by the minute. */
const pathAt = (moment: number) => ['A–B', 'B–C', undefined][Math.floor(moment / 60_000) % 3]

/** The flights of players, each with their own tee time. */
function flightsOfPlayers(players: readonly { date_played: number | null; name: string }[]): Flight[] {
  return [...Map.groupBy(players, ({ date_played }) => date_played ?? 0)]
    .map(([date_played, of]) => ({
      date_played,
      number_player: of.length,
      players: of.map(({ name }) => name),
      path: pathAt(date_played),
    }))
    .toSorted((one, other) => one.date_played - other.date_played)
}

/** The lines of a bill or an estimate that are not cancelled: who plays when, and what they cost together. */
export function linesOf(services: Bill['services']): Said {
  const lines = services.flatMap((service) =>
    service.type === 'booking' ? service.listData.filter(({ is_cancel }) => is_cancel === 0) : [],
  )
  const insured = services.flatMap((service) =>
    service.type === 'hio' ? service.listData.filter(({ is_cancel }) => is_cancel === 0) : [],
  )
  const names = lines.map((line) => ({ ...line, name: line.fullname || line.name_out_system }))
  for (const { player } of insured) expect(names.map(({ name }) => name)).toContain(player)
  const amounts = [...lines, ...insured].map(({ amount }) => amount)
  return {
    amount: amounts.includes(null) ? null : amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0),
    flights: flightsOfPlayers(names),
    players: lines.length,
  }
}

/** What each surface of a booking that was sent says, by its name. */
export async function surfacesOf(
  { ctx, app, staff }: { ctx: TestContext; app: BookingApp; staff: Staff },
  { booker, courseId, day }: PreparedParty,
  id: number,
): Promise<Record<string, Said>> {
  const browser = app.browserOf(booker)
  const staffBrowser = app.browserOf(staff)
  const [billed, past, opened, listed, { round }, pax, sheet] = await Promise.all([
    browser.get('/api/services/get_bill_detail_for_wap', { bill_id: id }),
    browser.post('/api/for_wap/get_history_booking_merge', {}),
    staffBrowser.get(`/api/staff/bookings/${id}`),
    staffBrowser.get('/api/staff/bookings', { facility_id: courseId }),
    readRound(app, browser, id),
    browser.post('/api/for_wap/view_detail_order_slot_pax', { id_general_bill_detail: id }),
    readStaffSheet(ctx, courseId, day),
  ])
  const bill: Bill = Object(billed.data)
  const [item]: History = Object(past.data)
  const detail: Opened = Object(opened.data)
  const rows: Listed = Object(listed.data)
  const row = rows.find((one) => one.id === id)
  if (!item || !row) throw new Error('a list without the booking')
  const playing: Pax = Object(pax.data)
  return {
    bill: {
      code: bill.code,
      amount: bill.payment_amount,
      flights: bill.flights,
      players: bill.number_player,
    },
    'lines of the bill': linesOf(bill.services),
    history: {
      code: item.general_bill_code,
      amount: item.total_amount,
      flights: item.flights,
      players: item.number_player,
    },
    'players of the booking': { flights: flightsOfPlayers(playing), players: playing.length },
    'opened in the console': {
      code: detail.general_bill_code,
      amount: detail.amount,
      flights: detail.flights,
      players: detail.number_player,
    },
    'lines in the console': linesOf(detail.services),
    'players in the console': { flights: flightsOfPlayers(detail.players), players: detail.players.length },
    'list of the console': {
      code: row.general_bill_code,
      amount: row.amount,
      flights: row.flights,
      players: row.number_player,
    },
    'tee sheet of the console': onSheet(sheet, id),
    'shared round': { flights: round.flights, players: round.number_player },
  }
}

function onSheet({ tee_times }: Awaited<ReturnType<typeof readStaffSheet>>, id: number): Said {
  const held = tee_times.flatMap(({ start_at, bookings, path: ofStart }) =>
    bookings
      .filter((booking) => booking.id === id)
      .map(({ places, players, number_player, general_bill_code: code, path = ofStart }) => ({
        flight: {
          date_played: start_at,
          number_player: places,
          players: players.map(({ name }) => name),
          path,
        },
        number_player,
        code,
      })),
  )
  const { code, number_player: players = 0 } = held[0] ?? {}
  return { ...(code !== undefined && { code }), flights: held.map(({ flight }) => flight), players }
}

async function readRound(app: BookingApp, browser: Browser, id: number) {
  const { data } = await browser.post('/api/rounds/share', { id_general_bill: id })
  const { code }: ResponseOf<'POST /api/rounds/share'> = Object(data)
  const answer = await app.browserOf().get(`/api/rounds/${code}`)
  const round: ResponseOf<'GET /api/rounds/:code'> = Object(answer.data)
  expect(round.players).toEqual(round.flights.flatMap(({ players }) => players))
  return { code, round }
}

/** The calendar entry, without its folds and escapes, has each tee time with its players. */
export async function expectCalendar(
  app: BookingApp,
  { booker }: PreparedParty,
  { id, flights }: { id: number; flights: readonly Flight[] },
): Promise<void> {
  const { code } = await readRound(app, app.browserOf(booker), id)
  const file = await app.app.inject({ url: `/api/rounds/${code}/calendar` })
  const entry = file.body.replaceAll('\r\n ', '').replaceAll('\\,', ',').replaceAll(String.raw`\n`, '\n')
  for (const flight of flights) {
    const names = listOfNames(flight.players, 'vi')
    const line = flights.length > 1 ? `\n${formatFlights([flight], 'vi')}: ${names}\n` : `: ${names}\n`
    expect(entry).toContain(line)
  }
}

/** Surfaces that show a code or an amount show the same one, and all of them the same flights, names and number of players. */
export function expectAgreement(said: Record<string, Said>): Said & { code: string; amount: number | null } {
  const [[, first] = []] = Object.entries(said)
  if (first?.amount === undefined || first.code === undefined) throw new Error('no surface')
  const { code, amount } = first
  for (const [surface, one] of Object.entries(said))
    expect({ surface, code, amount, ...one }).toEqual({ surface, ...first })
  expect(first.flights.reduce((sum, { number_player }) => sum + number_player, 0)).toBe(first.players)
  for (const { number_player, players } of first.flights) expect(players).toHaveLength(number_player)
  return { ...first, code, amount }
}
