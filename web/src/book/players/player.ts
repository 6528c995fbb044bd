import { mostPlayers } from '@teeviet/contract/rules/limits'
import type { Session } from '#session/session.ts'

/** A player of a booking: a member by vID (`userId`), or a guest by a typed name (`userId` -1). */
export type Player = {
  readonly userId: number
  readonly name: string
  readonly idDisplay: string
  readonly avatar: string
}

export const guestId = -1

type Member = { vga: number; id_display: string; fullname: string; avatar?: string }

export function memberPlayer({ vga, id_display, fullname, avatar }: Member): Player {
  return { userId: vga, name: fullname, idDisplay: id_display, avatar: avatar ?? '' }
}

export function guestPlayer(name: string): Player {
  return { userId: guestId, name: name.trim(), idDisplay: '', avatar: '' }
}

/** The signed-in golfer, as a player. */
export function bookerPlayer({ vga, id_display, fullname, phone, avatar }: Session): Player {
  return memberPlayer({ vga, id_display, fullname: fullname || phone, avatar })
}

export function isGuest(player: Player): boolean {
  return player.userId === guestId
}

/** A player's displayed name; some members have none. */
export function nameOf(player: Player): string {
  return player.name || `vID ${player.idDisplay || player.userId}`
}

export function hasMember(players: readonly Player[], userId: number): boolean {
  return userId !== guestId && players.some((player) => player.userId === userId)
}

/** The list with one more player; null when the booking is full or the member is in it already. */
export function withPlayer(players: readonly Player[], player: Player): readonly Player[] | null {
  if (players.length >= mostPlayers || hasMember(players, player.userId)) return null
  return [...players, player]
}

/** The list with the guest whose name is still in its field, for when the golfer finishes the list. */
export function withTypedGuest(players: readonly Player[], typed: string): readonly Player[] {
  if (typed.trim() === '') return players
  return withPlayer(players, guestPlayer(typed)) ?? players
}

/** Two guests may have one name, so a player is taken out by place. */
export function withoutPlayerAt(players: readonly Player[], place: number): readonly Player[] {
  return players.filter((_, at) => at !== place)
}
