import type { service } from '@teeviet/contract/entities/bill'
import { type BookingState, isOver } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import type { CustomerType } from '@teeviet/contract/rules/money/rates'
import { startOfDay } from '@teeviet/contract/rules/time/dates'
import { catalogue } from '@teeviet/texts/catalogue'
import type { z } from 'zod'
import { customerName } from '#golf/courses/customer-names'
import { nameOfPlayer } from '#identity/members/vid'
import { type Texts, textIn } from '#platform/http/text-in'
import type { ServiceLine } from './bill-lines.ts'
import { courseName } from './load-course.ts'
import { playerFieldsOnWire } from './players-on-wire.ts'
import type { PlayerLine } from './rows/players.ts'

export type WireService = z.output<typeof service>

/** What the services of a bill state about the booking itself. */
export type BilledBooking = {
  state: BookingState
  play_date: string
  tee_time_at: Date | null
  holes: number | null
  /** Whose rate the round is sold at; another one than the visitors' is named. */
  customer_type: CustomerType
  course: { id: number; title: string; title_en: string }
  /** Whether it can be paid at this moment. */
  isPayable: boolean
}

const texts = catalogue('bookings')

/** A package's name in a language, or in the next best one. */
export function packageName(name: Texts, lang: Language): string {
  return textIn(name, lang) ?? ''
}

/** The services of a bill as the wire shows them, each with its lines, and payable or cancelled on its own. */
export function servicesOnWire(
  services: readonly ServiceLine[],
  players: readonly PlayerLine[],
  booking: BilledBooking,
  lang: Language,
): WireService[] {
  return services.map((line) => serviceOnWire(line, players, booking, lang))
}

function serviceOnWire(
  line: ServiceLine,
  players: readonly PlayerLine[],
  booking: BilledBooking,
  lang: Language,
): WireService {
  const fields = (lines: number) => ({
    id: line.id === 0 ? null : line.id,
    name_unit:
      line.kind === 'booking' && booking.customer_type !== 'visitor'
        ? `${serviceName(line.kind, lang)} ·\u00a0${customerName(booking.customer_type, lang)}`
        : serviceName(line.kind, lang),
    amount: line.amount_vnd,
    refund: line.refund_vnd,
    num_payment: line.paid_at ? lines : 0,
    can_payment: booking.isPayable && !line.paid_at && !line.cancelled_at ? (1 as const) : (0 as const),
    is_cancel: line.cancelled_at || isGone(booking.state) ? (1 as const) : (0 as const),
  })
  switch (line.kind) {
    case 'booking': {
      const listData = players.map((player) => playerLine(player, lang))
      const booking_pax_detail = paxDetail(booking, lang)
      return { type: 'booking', ...fields(listData.length), booking_pax_detail, listData }
    }
    case 'hio': {
      const listData = hioLines(players, line, lang)
      return { type: 'hio', ...fields(listData.length), listData }
    }
    case 'shop':
      return { type: 'shop', ...fields(0), listData: [] }
    case 'other':
      return { type: 'other', ...fields(0), listData: [] }
  }
}

/** A service's name in a language. */
export function serviceName(kind: ServiceLine['kind'], lang: Language): string {
  return texts(`service.${kind}`, lang)
}

// A round that was played is over too, but nothing of it was cancelled.
function isGone(state: BookingState): boolean {
  return isOver(state) && state !== 'played'
}

function paxDetail({ play_date, tee_time_at, holes, course }: BilledBooking, lang: Language) {
  return {
    date_played: tee_time_at?.getTime() ?? startOfDay(play_date),
    facility: { id: course.id, title: courseName(course, lang), sub_title: courseName(course, lang) },
    number_hole: holes,
  }
}

function playerLine(player: PlayerLine, lang: Language) {
  return {
    id: player.id === 0 ? null : player.id,
    ...playerFieldsOnWire(player),
    amount: player.green_fee_vnd,
    pack_name: player.packages.map(({ name }) => packageName(name, lang)),
    packages: player.packages.map(({ id, name, price_vnd: price }) => ({
      id,
      name: packageName(name, lang),
      price,
    })),
    is_cancel: player.cancelled_at ? (1 as const) : (0 as const),
  }
}

function hioLines(players: readonly PlayerLine[], service: ServiceLine, lang: Language) {
  return players.flatMap((player) =>
    player.packages.map(({ name, price_vnd, certificate }) => ({
      code: certificate ?? packageName(name, lang),
      name: packageName(name, lang),
      player: nameOfPlayer(player),
      amount: price_vnd,
      is_cancel: player.cancelled_at || service.cancelled_at ? (1 as const) : (0 as const),
    })),
  )
}

/** The name of a part of a booking that can be given up: of the player, or of the service. */
export function partName(
  { kind, id }: { kind: 'booking' | 'player' | 'service'; id: number },
  { players, services }: { players: readonly PlayerLine[]; services: readonly ServiceLine[] },
  lang: Language,
): string {
  if (kind === 'player') {
    const player = players.find((one) => one.id === id)
    return player ? nameOfPlayer(player) : ''
  }
  const service = kind === 'service' ? services.find((one) => one.id === id) : undefined
  return service ? serviceName(service.kind, lang) : ''
}
