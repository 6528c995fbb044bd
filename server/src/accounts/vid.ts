/** A member number as the wire's `id_display` carries it: figures only, the screens write "vID" before them. */
export function displayedVid(vga: number): string {
  return String(vga)
}

/** What others call a member: the name given, else the vID, since a name is optional. */
export function nameOfMember(member: { fullname: string; vga: number }): string {
  return member.fullname.trim() === '' ? `vID ${displayedVid(member.vga)}` : member.fullname
}
