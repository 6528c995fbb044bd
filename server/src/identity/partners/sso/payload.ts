import { type SsoShape, ssoFields } from '@teeviet/contract/rules/sso'

/** The named values of an SSO token, all as text; an unknown one is missing or empty. */
export type SsoValues = Readonly<Record<string, string>>

type Payload = SsoShape['payload']

/** Writes values as the partner reads them; joined values lose a bar inside them, which would begin the next. */
export function writePayload(payload: Payload, values: SsoValues): string {
  if (payload === 'json') return JSON.stringify(values)
  if (payload === 'query') return new URLSearchParams(values).toString()
  return ssoFields.map((name) => (values[name] ?? '').replaceAll('|', ' ')).join('|')
}

/** Parses a partner's payload; null when it is not of this kind. Numbers in JSON count as their digits. */
export function readPayload(payload: Payload, text: string): SsoValues | null {
  if (payload === 'query') return Object.fromEntries(new URLSearchParams(text))
  if (payload === 'joined') {
    const parts = text.split('|')
    if (parts.length !== ssoFields.length) return null
    return Object.fromEntries(ssoFields.map((name, place) => [name, parts[place] ?? '']))
  }
  try {
    const read: unknown = JSON.parse(text)
    if (read === null || typeof read !== 'object' || Array.isArray(read)) return null
    const reported = Object.entries(read).filter(([, value]) => ['string', 'number'].includes(typeof value))
    return Object.fromEntries(reported.map(([name, value]) => [name, String(value)]))
  } catch {
    return null
  }
}
