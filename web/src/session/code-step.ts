const key = 'code-step'

/** Whether a login code was being typed when this tab's page was last left, as by a reload. */
export function wasTypingCode(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function keepTypingCode(isTyping: boolean): void {
  try {
    if (isTyping) sessionStorage.setItem(key, '1')
    else sessionStorage.removeItem(key)
  } catch {
    // A frame that may keep nothing asks for the phone again.
  }
}
