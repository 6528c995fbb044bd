import { showToast } from '#dialogs/toast-store.ts'

const missingBefore = new Set<string>()

/**
 * Handles a dynamic import that failed (`error` is the browser's). The first failure of a chunk is taken for a lost
 * connection, which `words` report. The second reloads the page: many browsers remember a failed import, and a new
 * release removes the chunks of the previous one.
 */
export async function afterMissingChunk(error: unknown, words: string): Promise<void> {
  const name = String(error)
  if (missingBefore.has(name)) return reloadPage(words)
  missingBefore.add(name)
  showToast('error', words)
}

/** Reloads the page if the server answers; without a connection that would lose the page, and `words` are shown. */
export async function reloadPage(words: string): Promise<void> {
  const answer = await fetch('/readyz', { cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok) location.reload()
  else showToast('error', words)
}
