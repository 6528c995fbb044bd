import { useSyncExternalStore } from 'react'
import type { DataOf } from '../api/call.ts'

/**
 * The signed-in staff member of the console. Stored for this tab only: closing the tab on a shared computer ends it.
 */
export type StaffSession = Pick<
  DataOf<'POST /api/staff/session'>,
  'id' | 'name' | 'email' | 'roles' | 'calls' | 'token' | 'lacks_factor'
>

const key = 'staff'
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
    return session?.token && Array.isArray(session.roles) && Array.isArray(session.calls) ? session : null
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
  token,
  lacks_factor,
}: StaffSession): void {
  write(JSON.stringify({ id, name, email, roles, calls, token, lacks_factor }))
}

export function dropStaffSession(): void {
  write(null)
}

function write(text: string | null): void {
  memory = text
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
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
