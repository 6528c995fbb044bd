/**
 * Local storage that never throws: inside some partners' frames and in private windows the browser refuses it,
 * then values live as long as the page does.
 */
const memory = new Map<string, string>()

export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

export function writeLocal(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    memory.set(key, value)
  }
}

export function removeLocal(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    memory.delete(key)
  }
}

/** Every key there is. */
export function localKeysInUse(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return [...memory.keys()]
  }
}

/** Whether values outlive the page: false in a frame whose browser gives it no storage, not even one of its own. */
export function storageLasts(): boolean {
  try {
    localStorage.setItem('probe', '1')
    localStorage.removeItem('probe')
    return true
  } catch {
    return false
  }
}
