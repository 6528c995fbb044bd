import { showToast } from '#dialogs/toast-store.ts'

const lostBefore = new Set<string>()

/**
 * A piece of the page's code that was wanted did not come (`error` is the browser's). The first time that is a line lost
 * for a moment, which `words` say. Lost again, it may stay lost for as long as the page lives: many browsers remember a
 * failed import, and an update of the product takes its old pieces away.
 */
export async function afterLostCode(error: unknown, words: string): Promise<void> {
  const name = String(error)
  if (lostBefore.has(name)) return loadAnew(words)
  lostBefore.add(name)
  showToast('error', words)
}

/** Loads the page anew if the server answers; without a line that would lose the page as well, and `words` are said. */
export async function loadAnew(words: string): Promise<void> {
  const answer = await fetch('/readyz', { cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok) location.reload()
  else showToast('error', words)
}
