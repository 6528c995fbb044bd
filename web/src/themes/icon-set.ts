type Paths = Readonly<Record<string, string>>

let filled: Paths | null = null
const listeners = new Set<() => void>()

/** Switches between the outline icons, which are always there, and the filled ones, loaded when first wanted. */
export async function chooseIconSet(set: 'outline' | 'filled'): Promise<void> {
  const wanted = set === 'filled' ? (await import('./icon-paths-filled.gen.ts')).filledIconPaths : null
  if (wanted === filled) return
  filled = wanted
  for (const listener of listeners) listener()
}

export function subscribeIcons(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentFilledPaths(): Paths | null {
  return filled
}
