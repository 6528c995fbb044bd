import { localPrefixes } from '../session/local-keys.ts'
import { readLocal, removeLocal, writeLocal } from '../session/local-store.ts'

const keptMs = 24 * 60 * 60 * 1000

/**
 * The key that makes a repeated sending the same request: made and kept before the first try, so that a cut line
 * or a reload cannot book or pay twice. Another body gets another key. Of the body only a fingerprint is kept: it
 * names people, and this storage is open to every script of the page.
 */
export function onceKeyFor(call: string, body: string, now: number): { key: string; settle: () => void } {
  const place = `${localPrefixes.unanswered}${call}`
  const kept = readKept(place)
  const print = fingerprint(body)
  const key = kept && kept.print === print && now - kept.at < keptMs ? kept.key : newKey()
  writeLocal(place, JSON.stringify({ key, print, at: now }))
  return { key, settle: () => removeLocal(place) }
}

function readKept(place: string): { key: string; print: string; at: number } | null {
  try {
    const kept: unknown = JSON.parse(readLocal(place) ?? 'null')
    if (
      typeof kept !== 'object' ||
      kept === null ||
      !('key' in kept) ||
      !('print' in kept) ||
      !('at' in kept)
    )
      return null
    return { key: String(kept.key), print: String(kept.print), at: Number(kept.at) }
  } catch {
    return null
  }
}

/** randomUUID exists on secure origins only; a phone on the office network opens the site by plain address. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Tells one body from another (FNV-1a, twice): not a secret, and the server compares the bodies themselves. */
export function fingerprint(text: string): string {
  let [one, other] = [0x811c9dc5, 0x01234567]
  for (let place = 0; place < text.length; place += 1) {
    one = Math.imul(one ^ text.charCodeAt(place), 0x01000193)
    other = Math.imul(other ^ text.charCodeAt(text.length - 1 - place), 0x01000193)
  }
  return [one, other, text.length].map((part) => (part >>> 0).toString(36)).join('-')
}
