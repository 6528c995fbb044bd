/** The AES-256 by which a bank wants a payment encrypted; CBC carries its IV in front. */
export const cardCiphers = ['gcm', 'cbc-iv-in-front', 'ecb'] as const
/** How the browser gets to a bank's own card page: by an address, or by posting a form there. */
export const cardRedirects = ['link', 'form'] as const

export type CardShape = {
  readonly cipher: (typeof cardCiphers)[number]
  readonly hand_over: (typeof cardRedirects)[number]
}
