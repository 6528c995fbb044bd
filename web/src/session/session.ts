import { useSyncExternalStore } from 'react'
import { decodeToken } from './decode-token.ts'
import { localKeys } from './local-keys.ts'
import { localKeysInUse, readLocal, removeLocal, writeLocal } from './local-store.ts'

/** The signed-in golfer, as stored under `info`. Empty fields are empty texts or 0, as in the specification. */
export type Session = {
  token: string
  /** The vID number, which requests carry as `uid`. */
  vga: number
  id_display: string
  fullname: string
  phone: string
  avatar: string
  type_member: number
  point_wallet: number
  bank_id: number
  cif: string
  orderId: string
  order_id: string
  merchant: string
  /** Until when a booking accepts the code of this login as its own, epoch ms; 0 for a login without a code. */
  proof_until: number
}

const empty: Session = {
  token: '',
  vga: 0,
  id_display: '',
  fullname: '',
  phone: '',
  avatar: '',
  type_member: 0,
  point_wallet: 0,
  bank_id: 0,
  cif: '',
  orderId: '',
  order_id: '',
  merchant: '',
  proof_until: 0,
}

const listeners = new Set<() => void>()
let cached: { stored: string | null; session: Session | null } = { stored: null, session: null }

/** The stored session; null without one. Returns the same object until it changes. */
export function readSession(): Session | null {
  const stored = readLocal(localKeys.info)
  if (stored !== cached.stored) cached = { stored, session: parseSession(stored) }
  return cached.session
}

function parseSession(stored: string | null): Session | null {
  if (!stored) return null
  try {
    const session = fillSession(JSON.parse(stored))
    return session.token ? session : null
  } catch {
    return null
  }
}

/** Keeps of `fields` what a session holds, in the right kind; the rest is empty. */
function fillSession(fields: Readonly<Record<string, unknown>>): Session {
  const session: Record<string, string | number> = { ...empty }
  for (const [name, blank] of Object.entries(empty)) {
    const value = fields[name] ?? blank
    session[name] = typeof blank === 'number' ? Number(value) || 0 : String(value)
  }
  // One value under two names: older links and partners read either.
  const order = session.order_id || session.orderId || ''
  return { ...empty, ...session, orderId: String(order), order_id: String(order) }
}

/** Stores who signed in; what the answer lacks is taken from the token. Null fields count as empty. */
export function storeSession(fields: { token: string } & Readonly<Record<string, unknown>>): Session {
  const session = fillSession({ ...decodeToken(fields.token), ...dropNulls(fields) })
  writeLocal(localKeys.info, JSON.stringify(session))
  tell()
  return session
}

/** Refreshes some fields (points, avatar, tier) of the signed-in golfer; nothing without one or without a change. */
export function updateSession(fields: Partial<Session>): void {
  const session = readSession()
  if (session === null) return
  const next = { ...session, ...fields }
  if (JSON.stringify(next) !== JSON.stringify(session)) storeSession(next)
}

/** Deletes the session and stays on the page. */
export function dropSession(): void {
  removeLocal(localKeys.info)
  tell()
}

/** Clears everything kept in this browser except the language, and what was typed in this tab. */
export function clearLocal(): void {
  for (const key of localKeysInUse()) if (key !== localKeys.language) removeLocal(key)
  try {
    sessionStorage.clear()
  } catch {
    // A frame that may keep nothing has nothing to clear.
  }
}

/** Logs out: deletes all data stored here, then reloads the page. */
export function logOut(): void {
  clearLocal()
  location.reload()
}

function dropNulls(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  )
}

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The signed-in golfer, followed live, also across tabs; null on the server and for visitors. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, readSession, () => null)
}

/** Whether the golfer came through a partner bank: bills are asked for by calls of their own. */
export function isBankUser(session: Session | null): boolean {
  return session !== null && session.bank_id > 0
}
