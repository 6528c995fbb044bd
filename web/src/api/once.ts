import { localPrefixes } from '../session/local-keys.ts'
import { readLocal, removeLocal, writeLocal } from '../session/local-store.ts'

const keptMs = 24 * 60 * 60 * 1000

/**
 * The key that makes a repeated sending the same request: made and kept before the first try, so that a cut line
 * or a reload cannot book or pay twice. Another body gets another key.
 */
export function onceKeyFor(call: string, body: string, now: number): { key: string; settle: () => void } {
  const place = `${localPrefixes.unanswered}${call}`
  const kept = readKept(place)
  const key = kept && kept.body === body && now - kept.at < keptMs ? kept.key : newKey()
  writeLocal(place, JSON.stringify({ key, body, at: now }))
  return { key, settle: () => removeLocal(place) }
}

function readKept(place: string): { key: string; body: string; at: number } | null {
  try {
    const kept: unknown = JSON.parse(readLocal(place) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('key' in kept) || !('body' in kept) || !('at' in kept))
      return null
    return { key: String(kept.key), body: String(kept.body), at: Number(kept.at) }
  } catch {
    return null
  }
}

/** randomUUID exists on secure origins only; a phone on the office network opens the site by plain address. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
