import { reloadOnceSeconds } from '@teeviet/contract/rules/limits'
import { localPrefixes } from '#session/local-keys.ts'
import { readLocal, writeLocal } from '#session/local-store.ts'

/**
 * Reloads the page because it is in a state no request can be built from; at most once a minute, so that it
 * cannot go round in circles. False when it had its turn already: then the caller has to say something.
 */
export function reloadOnce(): boolean {
  const last = Number(readLocal(localPrefixes.reloaded)) || 0
  if (Date.now() - last < reloadOnceSeconds * 1000) return false
  writeLocal(localPrefixes.reloaded, String(Date.now()))
  location.reload()
  return true
}
