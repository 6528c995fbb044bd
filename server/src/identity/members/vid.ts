import { namelessMember } from '@teeviet/contract/display/nameless-member'

/** A member number as the wire's `id_display` carries it: figures only, the screens write "vID" before them. */
export function displayedVid(vga: number): string {
  return String(vga)
}

/**
 * The name of a player of a booking: the typed one of a guest, what others call a member. Statements that read no more of
 * the player have it from `name_of_player` of the database.
 */
export function nameOfPlayer(player: {
  guest_name: string | null
  fullname: string | null
  vga: number | null
}): string {
  const { guest_name, fullname, vga } = player
  return guest_name ?? (vga === null ? '' : nameOfMember({ fullname: fullname ?? '', vga }))
}

/** A member's public name: the given one, else what nameless members are called, since a name is optional. */
export function nameOfMember(member: { fullname: string; vga: number }): string {
  return member.fullname.trim() || namelessMember(displayedVid(member.vga))
}
