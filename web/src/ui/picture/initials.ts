/** Up to two letters for a name: of the given name and before it of the family name; one of a name in one piece. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  const letters = [first, last].map((word) => [...(word ?? '')][0] ?? '').join('')
  return letters.toLocaleUpperCase('vi') || '?'
}

/** A hue from 0 to 359 that stays with the name. */
export function hueOf(name: string): number {
  let sum = 7
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360
  return sum
}
