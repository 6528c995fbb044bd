import { type Day, dayOf } from '@teeviet/contract/rules/time/dates'
import type { Bill } from '#api/queries/member/bill.ts'

type BookingService = Extract<Bill['services'][number], { type: 'booking' }>

/** An insurance package with its price in VND. */
export type DraftPackage = BookingService['listData'][number]['packages'][number]

/** A player as the form has it. */
export type PlayerDraft = {
  key: number
  /** Null for one who is added. */
  id: number | null
  name: string
  /** The vga of the member who is to take the place; null where the player stays or is a guest. */
  userId: number | null
  packages: readonly DraftPackage[]
  /** The tee time of this player; null for an added one without a choice: where the booking has space. */
  startAt: number | null
}

/** A change as the golfer is writing it; `startAt` null to stay on the present tee time. */
export type ChangeDraft = { day: Day; startAt: number | null; players: PlayerDraft[] }

/** A player who is added, as a guest whose name can follow. */
export const addedPlayer = (key: number): PlayerDraft => ({
  key,
  id: null,
  name: '',
  userId: null,
  packages: [],
  startAt: null,
})

/** The booking itself among the services of a bill. */
export function bookingOf({ services }: Bill): BookingService | undefined {
  return services.find((service) => service.type === 'booking')
}

/** The form of a booking as it is. */
export function draftOfBill(bill: Bill): ChangeDraft {
  const lines = bookingOf(bill)?.listData ?? []
  // once the insurance was cancelled, the packages on the lines insure no player any more
  const isInsured = bill.services.some(({ type, is_cancel }) => type === 'hio' && is_cancel === 0)
  return {
    day: dayOf(bill.date_played),
    startAt: null,
    players: lines.flatMap((line) =>
      line.id !== null && line.is_cancel === 0
        ? [
            {
              key: line.id,
              id: line.id,
              name: line.fullname || line.name_out_system,
              userId: null,
              packages: isInsured ? line.packages : [],
              startAt: line.date_played,
            },
          ]
        : [],
    ),
  }
}

/** The request of a change; the players only when something about them differs. */
export function changeOfDraft(billId: number, { startAt, players }: ChangeDraft, before: ChangeDraft) {
  const wanted = players.map((player) => wantedOf(player, before, startAt))
  const differs =
    players.length !== before.players.length ||
    wanted.some(({ player_id, name, ...others }) => player_id === undefined || name !== '' || hasAny(others))
  return {
    id_general_bill_detail: billId,
    ...(startAt === null ? {} : { start_at: startAt }),
    ...(differs ? { players: wanted } : {}),
  }
}

type WantedPlayer = {
  player_id?: number
  name: string
  user_id?: number
  packages?: number[]
  start_at?: number
}

/** A player as the call takes it: what is unchanged is left out, so that a member stays a member. */
function wantedOf(
  { id, name, userId, packages, startAt }: PlayerDraft,
  before: ChangeDraft,
  moveTo: number | null,
): WantedPlayer {
  const was = before.players.find((player) => player.id === id && id !== null)
  const typed = name.trim()
  // all players move to another tee time together
  const moves = moveTo === null && startAt !== null && startAt !== was?.startAt
  return {
    ...(id === null ? {} : { player_id: id }),
    name: userId !== null || typed === was?.name ? '' : typed,
    ...(userId === null ? {} : { user_id: userId }),
    ...(isSame(packages, was?.packages ?? []) ? {} : { packages: packages.map((one) => one.id) }),
    ...(moves ? { start_at: startAt } : {}),
  }
}

function isSame(packages: readonly DraftPackage[], before: readonly DraftPackage[]): boolean {
  return packages.length === before.length && packages.every(({ id }) => before.some((had) => had.id === id))
}

const hasAny = (fields: object) => Object.keys(fields).length > 0
