import { type HandOverShape, handOverFields } from '@teeviet/contract/rules/bookings/hand-over'

/** The named values of a hand-over, all as text; what is unknown is missing or empty. */
export type HandOverValues = Readonly<Record<string, string>>

type Payload = HandOverShape['payload']

/** Writes values as the partner reads them; joined values lose a bar inside them, which would begin the next. */
export function writePayload(payload: Payload, values: HandOverValues): string {
  if (payload === 'json') return JSON.stringify(values)
  if (payload === 'query') return new URLSearchParams(values).toString()
  return handOverFields.map((name) => (values[name] ?? '').replaceAll('|', ' ')).join('|')
}

/** Reads what a partner wrote; null when it is not of this kind. Numbers in JSON count as their digits. */
export function readPayload(payload: Payload, text: string): HandOverValues | null {
  if (payload === 'query') return Object.fromEntries(new URLSearchParams(text))
  if (payload === 'joined') {
    const parts = text.split('|')
    if (parts.length !== handOverFields.length) return null
    return Object.fromEntries(handOverFields.map((name, place) => [name, parts[place] ?? '']))
  }
  try {
    const read: unknown = JSON.parse(text)
    if (read === null || typeof read !== 'object' || Array.isArray(read)) return null
    const told = Object.entries(read).filter(([, value]) => ['string', 'number'].includes(typeof value))
    return Object.fromEntries(told.map(([name, value]) => [name, String(value)]))
  } catch {
    return null
  }
}
