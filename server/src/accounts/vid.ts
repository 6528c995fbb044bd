/** A member number as the wire's `id_display` carries it: figures only, the screens write "vID" before them. */
export function displayedVid(vga: number): string {
  return String(vga)
}
