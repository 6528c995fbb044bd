import type { player } from '@teeviet/contract/entities/player'
import type { z } from 'zod'
import { displayedVid, nameOfPlayer } from '#identity/members/vid'
import type { PlayerLine } from './rows/players.ts'

export type WirePlayer = z.output<typeof player>

/** The fields of a player that every list of players has. */
export function playerFieldsOnWire(player: PlayerLine) {
  return {
    fullname: nameOfPlayer({ ...player, guest_name: null }),
    name_out_system: player.guest_name ?? '',
    is_unnamed: player.is_unnamed ? (1 as const) : (0 as const),
    date_played: player.starts_at?.getTime() ?? null,
    avatar: player.avatar ?? '',
    attendance: player.attendance,
  }
}

/** The players who have not left a booking, as the wire shows them: of a guest, vga and user_id are -1. */
export function playersOnWire(players: readonly PlayerLine[]): WirePlayer[] {
  const staying = players.filter(({ cancelled_at }) => cancelled_at === null)
  return staying.map((player) => ({
    ...playerFieldsOnWire(player),
    id: player.id,
    vga: player.vga ?? -1,
    id_display: player.vga === null ? '' : displayedVid(player.vga),
    user_id: player.vga ?? -1,
    name: nameOfPlayer(player),
    money: (player.green_fee_vnd ?? 0) + player.packages.reduce((sum, { price_vnd }) => sum + price_vnd, 0),
    hio_list: player.packages.map(({ id }) => id),
    checked: 1,
  }))
}
