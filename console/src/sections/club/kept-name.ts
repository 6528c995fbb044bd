const storageKey = 'club-name'

/** The name typed with the last answer on this device; empty where nothing can be stored. */
export function keptName(): string {
  try {
    return localStorage.getItem(storageKey) ?? ''
  } catch {
    return ''
  }
}

/** Keeps the name for the next request. */
export function keepName(name: string): void {
  try {
    localStorage.setItem(storageKey, name.trim())
  } catch {
    // storage is off: the name is typed again next time
  }
}
