/** Digits and capitals without I, L, O and U, so that a code is never misread and spells nothing. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Bytes of randomness a code needs. */
export const transferCodeBytes = 8

/** The content of a bank transfer: `TT` and eight characters, from eight random bytes (40 bits are used). */
export function makeTransferCode(random: Uint8Array): string {
  let code = 'TT'
  for (const byte of random.subarray(0, transferCodeBytes)) code += alphabet[byte % alphabet.length]
  if (code.length !== 10) throw new Error('A transfer code needs eight random bytes')
  return code
}

export function isTransferCode(text: string): boolean {
  return /^TT[0-9A-HJKMNP-TV-Z]{8}$/.test(text)
}
