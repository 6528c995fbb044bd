import { useSyncExternalStore } from 'react'

const prefix = 'typed_'
const memory = new Map<string, string>()
const listeners = new Set<() => void>()

/**
 * Text that a golfer types and that is not sent yet: it survives closing its dialog, Back and a reload, for as long as
 * the tab is open. `name` says whose it is; empty text is forgotten.
 */
export function useTypedText(name: string): [text: string, change: (text: string) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => '',
  )
  return [text, (changed) => write(name, changed)]
}

function read(name: string): string {
  const typed = memory.get(name)
  if (typed !== undefined) return typed
  try {
    return sessionStorage.getItem(prefix + name) ?? ''
  } catch {
    return ''
  }
}

function write(name: string, text: string): void {
  memory.set(name, text)
  try {
    if (text === '') sessionStorage.removeItem(prefix + name)
    else sessionStorage.setItem(prefix + name, text)
  } catch {
    // A frame that may keep nothing has the text until the page is left.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
