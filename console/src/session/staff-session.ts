import { useSyncExternalStore } from 'react'
import type { DataOf } from '../api/call.ts'

/** What the server says of the account that is signed in. */
export type Account = DataOf<'GET /api/staff/session'>

/**
 * The signed-in staff member, as this tab shows them. The session itself is a cookie that no script reads. `login` names
 * the sign-in in this tab: a new one has another.
 */
export type StaffSession = Account & { readonly login: string }

const key = 'staff'
const signedOut = 'null'
const listeners = new Set<() => void>()
let memory: string | null = null
let cached: { stored: string | null; session: StaffSession | null } = { stored: null, session: null }

function stored(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return memory
  }
}

/** Null when no staff member is signed in. Returns the same object until it changes. */
export function readStaffSession(): StaffSession | null {
  const text = stored()
  if (text !== cached.stored) cached = { stored: text, session: parse(text) }
  return cached.session
}

function parse(text: string | null): StaffSession | null {
  try {
    const session: StaffSession | null = JSON.parse(text ?? 'null')
    return session?.login && Array.isArray(session.roles) && Array.isArray(session.calls) ? session : null
  } catch {
    return null
  }
}

export function storeStaffSession({
  id,
  name,
  email,
  roles,
  calls,
  lacks_factor,
  login,
}: StaffSession): void {
  write(JSON.stringify({ id, name, email, roles, calls, lacks_factor, login }))
}

/** A sign-in succeeded, here or in another tab. */
export function startStaffSession(account: Account): void {
  storeStaffSession({ ...account, login: crypto.randomUUID() })
}

/** The tab stays signed out until the next sign-in here. */
export function dropStaffSession(): void {
  write(signedOut)
}

/** Whether no sign-in or sign-out has happened in this tab yet: other tabs may have a session. */
export function isNewTab(): boolean {
  return stored() === null
}

function write(text: string): void {
  memory = text
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // A window that keeps nothing: the session lives as long as the page.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The staff member signed in, followed live. */
export function useStaffSession(): StaffSession | null {
  return useSyncExternalStore(subscribe, readStaffSession)
}
