import { useState } from 'react'

/**
 * What staff type over something that colleagues may change at the same time. While nothing is typed it follows what is
 * there; after that it stays, and `isOutdated` says that what is there has become something else.
 *
 * @param version counts the changes of what is there
 */
export function useDraft<Draft extends object>(version: number, read: () => Draft) {
  const [held, setHeld] = useState(() => ({ version, draft: read(), isTouched: false }))
  let current = held
  if (!held.isTouched && held.version !== version) {
    current = { version, draft: read(), isTouched: false }
    setHeld(current)
  }
  return {
    draft: current.draft,
    /** The version the draft began from: the one to save by. */
    version: current.version,
    isTouched: current.isTouched,
    isOutdated: current.version !== version,
    change: (changed: Partial<Draft>) =>
      setHeld((before) => ({ ...before, draft: { ...before.draft, ...changed }, isTouched: true })),
    /** Lets go of what was typed and shows what is there. */
    reset: () => setHeld({ version, draft: read(), isTouched: false }),
    /** The draft was saved as this version. */
    saved: (as: number) => setHeld((before) => ({ ...before, version: as, isTouched: false })),
  }
}
