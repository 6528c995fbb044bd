import { namelessMember } from '@teeviet/contract/display/nameless-member'
import { mostPlayers } from '@teeviet/contract/rules/limits'
import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import type { Session } from '#session/session.ts'

/**
 * A player of a booking: a member by vID (`userId`), or a guest by a typed name (`userId` -1); a guest with an empty name
 * is named later.
 */
export type Player = {
  readonly userId: number
  readonly name: string
  readonly idDisplay: string
  readonly avatar: string
}

const guestId = -1

type Member = { vga: number; id_display: string; fullname: string; avatar?: string }

type EarlierPlayer = DataOf<typeof api.players.recent>['players'][number]

/** A place in the list whose player is named later, until the club's deadline. */
export const unnamedPlayer: Player = { userId: guestId, name: '', idDisplay: '', avatar: '' }

export function memberPlayer({ vga, id_display, fullname, avatar }: Member): Player {
  return { userId: vga, name: fullname, idDisplay: id_display, avatar: avatar ?? '' }
}

export function guestPlayer(name: string): Player {
  return { userId: guestId, name: name.trim(), idDisplay: '', avatar: '' }
}

/** The signed-in golfer, as a player. */
export function bookerPlayer({ vga, id_display, fullname, avatar }: Session): Player {
  return memberPlayer({ vga, id_display, fullname, avatar })
}

/** A player of an earlier booking, to play again. */
export function earlierPlayer(player: EarlierPlayer): Player {
  const { user_id: userId, id_display: idDisplay, fullname, name_out_system, avatar, is_unnamed } = player
  return is_unnamed === 1 ? unnamedPlayer : { userId, name: fullname || name_out_system, idDisplay, avatar }
}

/** A player as a booking request takes it. */
export function playerToSend(player: Player) {
  if (isUnnamed(player)) return { user_id: guestId, is_unnamed: 1 as const }
  return { user_id: player.userId, name_out_system: isGuest(player) ? player.name : '' }
}

export function isUnnamed(player: Player): boolean {
  return isGuest(player) && player.name === ''
}

export function isGuest(player: Player): boolean {
  return player.userId === guestId
}

/** A player's displayed name; some members have none. `you` is the word for the golfer of a vID without a name. */
export function nameOf(player: Player, you?: { vga: number | undefined; text: string }): string {
  if (player.name === '' && player.userId === you?.vga) return you.text
  return player.name || namelessMember(player.idDisplay || player.userId)
}

export function hasMember(players: readonly Player[], userId: number): boolean {
  return userId !== guestId && players.some((player) => player.userId === userId)
}

/** The place of a player in the list, a guest by name; -1 without. */
function placeOf(players: readonly Player[], { userId, name }: Player): number {
  return players.findIndex((one) => one.userId === userId && (userId !== guestId || one.name === name))
}

export function isIn(players: readonly Player[], player: Player): boolean {
  return placeOf(players, player) >= 0
}

/** The list without a player, a guest by name. */
export function withoutPlayer(players: readonly Player[], player: Player): readonly Player[] {
  return withoutPlayerAt(players, placeOf(players, player))
}

/**
 * The list with a player, who takes the first place without a name; null when the booking is full or the member is in it
 * already.
 */
export function withPlayer(players: readonly Player[], player: Player): readonly Player[] | null {
  if (hasMember(players, player.userId)) return null
  const unnamed = players.findIndex(isUnnamed)
  if (unnamed >= 0) return players.with(unnamed, player)
  return players.length >= mostPlayers ? null : [...players, player]
}

/** The list with so many players: places to be named later are added, or removed before the last players are. */
export function withCount(players: readonly Player[], count: number): readonly Player[] {
  const added = Math.max(0, count - players.length)
  if (added > 0) return [...players, ...Array<Player>(added).fill(unnamedPlayer)]
  let list = players
  while (list.length > count) {
    const unnamed = list.findLastIndex(isUnnamed)
    list = withoutPlayerAt(list, unnamed >= 0 ? unnamed : list.length - 1)
  }
  return list
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
