/** How it seals customers. */
export const shape = { cipher: 'aes-256-gcm', encoding: 'base64', payload: 'json', proof: 'none' } as const

/** A made-up partner bank with every way to hand customers over. */
export const bank = {
  code: 'bidv',
  name: 'BIDV',
  bankId: 7,
  merchant: null,
  cipherKey: '11'.repeat(32),
  macSecret: 'demo',
  signingKey: null,
  sso: shape,
  sealing: shape,
  webhookSecret: 'a secret of the bank',
}
