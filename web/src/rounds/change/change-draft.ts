import { type Day, dayOf } from '@teeviet/contract/rules/time/dates'
import type { Bill } from '#api/queries/member/bill.ts'

/** A player as the form has it; `id` null for one who is added. */
export type PlayerDraft = { key: number; id: number | null; name: string }

/** A change as the golfer is writing it; `startAt` null to stay on the present tee time. */
export type ChangeDraft = { day: Day; startAt: number | null; players: PlayerDraft[] }

/** The form of a booking as it is. */
export function draftOfBill(bill: Bill): ChangeDraft {
  const lines = bill.services.find((service) => service.type === 'booking')?.listData ?? []
  return {
    day: dayOf(bill.date_played),
    startAt: null,
    players: lines.flatMap((line) =>
      line.id !== null && line.is_cancel === 0
        ? [{ key: line.id, id: line.id, name: line.fullname || line.name_out_system }]
        : [],
    ),
  }
}

/** The request of a change; the players only when something about them differs. */
export function changeOfDraft(billId: number, { startAt, players }: ChangeDraft, before: ChangeDraft) {
  const nameBefore = new Map(before.players.map(({ id, name }) => [id, name]))
  const differs =
    players.length !== before.players.length ||
    players.some(({ id, name }) => id === null || name.trim() !== nameBefore.get(id))
  const wanted = players.map(({ id, name }) => ({
    ...(id === null ? {} : { player_id: id }),
    // an unchanged name is left out, so that a member stays a member
    name: id !== null && name.trim() === nameBefore.get(id) ? '' : name.trim(),
  }))
  return {
    id_general_bill_detail: billId,
    ...(startAt === null ? {} : { start_at: startAt }),
    ...(differs ? { players: wanted } : {}),
  }
}
