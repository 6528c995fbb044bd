import { localPrefixes } from './local-keys.ts'
import { readLocal, removeLocal, writeLocal } from './local-store.ts'

/**
 * Booking data kept in this browser, under keys that begin with `bk_`: a form under way, a request on its way, the
 * last one sent. It is encrypted with a key that every build knows, so this hides it from a glance and no more; no
 * secret of the server is in it.
 */
const buildKey = import.meta.env.VITE_LOCAL_KEY ?? 'teeviet-local-1'
const ivLength = 12
/** Where the browser has no encryption (a plain address on the office network) it lives as long as the page. */
const pageOnly = new Map<string, unknown>()

/** Changes happen one after the other, so that of two values for a name the later one stays. */
let changing: Promise<void> = Promise.resolve()

function inTurn(change: () => void | Promise<void>): Promise<void> {
  changing = changing.then(change).catch(() => undefined)
  return changing
}

/** Keeps a JSON value. Never fails: a form goes on without its copy. */
export function keepBooked(name: string, value: unknown): Promise<void> {
  return inTurn(async () => {
    const key = await encryptionKey()
    if (!key) {
      pageOnly.set(name, value)
      return
    }
    const iv = crypto.getRandomValues(new Uint8Array(ivLength))
    const plain = new TextEncoder().encode(JSON.stringify(value))
    const cipher = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain))
    writeLocal(localPrefixes.bookedData + name, btoa(String.fromCharCode(...iv, ...cipher)))
  })
}

/** The stored value of a name; null without one. An unreadable one is dropped silently. */
export async function readBooked(name: string): Promise<unknown> {
  await changing
  const key = await encryptionKey()
  if (!key) return pageOnly.get(name) ?? null
  const stored = readLocal(localPrefixes.bookedData + name)
  if (stored === null) return null
  try {
    const bytes = Uint8Array.from(atob(stored), (letter) => letter.charCodeAt(0))
    const iv = bytes.subarray(0, ivLength)
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(ivLength))
    return JSON.parse(new TextDecoder().decode(plain))
  } catch {
    await dropBooked(name)
    return null
  }
}

export function dropBooked(name: string): Promise<void> {
  return inTurn(() => {
    pageOnly.delete(name)
    removeLocal(localPrefixes.bookedData + name)
  })
}

async function encryptionKey(): Promise<CryptoKey | null> {
  if (!globalThis.crypto?.subtle) return null
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(buildKey))
  return await crypto.subtle.importKey('raw', hash, 'AES-GCM', false, ['encrypt', 'decrypt'])
}
