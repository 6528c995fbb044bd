import { openDialog } from '#dialogs/open.ts'
import { readSession } from './session.ts'

/**
 * Whether a golfer is signed in; asks a visitor to sign in first. `if (await loggedIn()) navigate(…)` goes on
 * where the visitor wanted to go.
 */
export async function loggedIn(): Promise<boolean> {
  if (readSession()) return true
  await openDialog('login')
  return readSession() !== null
}
