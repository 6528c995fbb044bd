const FEWEST_CHARACTERS = 8

/**
 * Whether a secret of 32 characters or more was plainly not made at random: few different characters, one piece
 * repeated, or mostly steps through the alphabet or the digits. Text that a random generator wrote passes (of 32 random
 * hexadecimal figures, all but one in ten million have at least eight different ones).
 */
export function isGuessableSecret(secret: string): boolean {
  return new Set(secret).size < FEWEST_CHARACTERS || isRepetition(secret) || isMostlySequence(secret)
}

/** One piece of at most half the length, again and again, the last time perhaps cut off. */
function isRepetition(secret: string): boolean {
  const pieces = Array.from({ length: Math.floor(secret.length / 2) }, (_, index) => index + 1)
  return pieces.some(
    (length) => secret === secret.slice(0, length).repeat(secret.length).slice(0, secret.length),
  )
}

/** Every second character or more follows or precedes its neighbour: abcdef, 98765. */
function isMostlySequence(secret: string): boolean {
  const codes = [...secret].map((character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).filter((code, index) => Math.abs(code - (codes[index] ?? 0)) === 1)
  return steps.length * 2 >= codes.length - 1
}
