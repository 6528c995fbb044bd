import type { player } from '@teeviet/contract/entities/player'
import type { z } from 'zod'
import { displayedVid, nameOfMember } from '#identity/members/vid'
import type { PlayerLine } from './bill-lines.ts'

export type WirePlayer = z.output<typeof player>

/** The name of a player with a member account; empty for a guest. */
export function memberName({ vga, fullname }: Pick<PlayerLine, 'vga' | 'fullname'>): string {
  return vga === null ? '' : nameOfMember({ vga, fullname: fullname ?? '' })
}

/** The players of a booking as the wire shows them: of a guest, vga and user_id are -1. */
export function playersOnWire(players: readonly PlayerLine[]): WirePlayer[] {
  return players.map(({ id, vga, fullname, avatar, guest_name, green_fee_vnd, starts_at, packages }) => ({
    id,
    vga: vga ?? -1,
    id_display: vga === null ? '' : displayedVid(vga),
    user_id: vga ?? -1,
    name: guest_name ?? memberName({ vga, fullname }),
    fullname: memberName({ vga, fullname }),
    name_out_system: guest_name ?? '',
    date_played: starts_at?.getTime() ?? null,
    money: (green_fee_vnd ?? 0) + packages.reduce((sum, { price_vnd }) => sum + price_vnd, 0),
    avatar: avatar ?? '',
    hio_list: packages.map((one) => one.id),
    checked: 1,
  }))
}
