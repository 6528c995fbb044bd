import { createHash } from 'node:crypto'
import { signedText } from '@teeviet/contract/rules/signature'

/**
 * Whether `signdata` of a request fits the fields named, as they were sent: a code sent as a number is signed as that
 * number. It finds accidents, not attackers, so it decides nothing else.
 */
export function isSigned(secret: string, body: unknown, names: readonly string[]): boolean {
  const sent: Readonly<Record<string, unknown>> = Object(body)
  const fields = Object.fromEntries(names.map((name) => [name, String(sent[name] ?? '')]))
  const expected = createHash('sha256').update(signedText(secret, fields)).digest('hex')
  return sent.signdata === expected
}
