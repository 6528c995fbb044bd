import { localPrefixes } from '#session/local-keys.ts'
import { readLocal, removeLocal, writeLocal } from '#session/local-store.ts'

/** A request that creates something and whose answer has not come. */
type Sent = {
  readonly key: string
  /** Of its body only this is kept: a body names people, and this storage is open to every script of the page. */
  readonly print: string
  /** The golfer it belongs to; 0 is a visitor. */
  readonly vga: number
  /** When it was first sent, epoch ms by this device. */
  readonly at: number
}

/** The server remembers a request longer than that; older ones have been settled in the golfer's history. */
const keptMs = 12 * 60 * 60 * 1000

/**
 * The key that makes a repeated sending the same request: made and kept before the first try, so that a cut line
 * or a reload cannot book or pay twice. Another body gets another key. `isRepeat`: an earlier try may have arrived.
 */
export function onceKeyFor(
  call: string,
  body: string,
  { vga, now }: { vga: number; now: number },
): { key: string; isRepeat: boolean; settle: () => void } {
  const print = fingerprint(body)
  const kept = lostRequest(call, { vga, now })
  const repeated = kept?.print === print ? kept : null
  const sent = repeated ?? { key: newKey(), print, vga, at: now }
  writeLocal(placeOf(call), JSON.stringify(sent))
  return { key: sent.key, isRepeat: repeated !== null, settle: () => forgetLostRequest(call) }
}

/** The request of this golfer by this call whose answer never came, if there is one. */
export function lostRequest(call: string, { vga, now }: { vga: number; now: number }): Sent | null {
  const kept = readKept(placeOf(call))
  return kept?.vga === vga && now - kept.at < keptMs ? kept : null
}

export function forgetLostRequest(call: string): void {
  removeLocal(placeOf(call))
}

const placeOf = (call: string) => `${localPrefixes.unanswered}${call}`

function readKept(place: string): Sent | null {
  try {
    const kept: unknown = JSON.parse(readLocal(place) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('key' in kept) || !('print' in kept)) return null
    if (!('vga' in kept) || !('at' in kept)) return null
    return { key: String(kept.key), print: String(kept.print), vga: Number(kept.vga), at: Number(kept.at) }
  } catch {
    return null
  }
}

/** randomUUID exists on secure origins only; a phone on the office network opens the site by plain address. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Distinguishes bodies (FNV-1a, twice): not a secret, and the server compares the bodies themselves. */
export function fingerprint(text: string): string {
  let [one, other] = [0x811c9dc5, 0x01234567]
  for (let place = 0; place < text.length; place += 1) {
    one = Math.imul(one ^ text.charCodeAt(place), 0x01000193)
    other = Math.imul(other ^ text.charCodeAt(text.length - 1 - place), 0x01000193)
  }
  return [one, other, text.length].map((part) => (part >>> 0).toString(36)).join('-')
}
