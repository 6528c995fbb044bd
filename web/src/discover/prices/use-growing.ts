import { startTransition, useEffect, useState } from 'react'
import { useHasInteracted } from '#ui/layout/hydrate-on-interaction.tsx'

/**
 * How many of a long list to draw: `first` of them at once, then, from the first interaction on, as many more each
 * time the browser has a moment, so that a few thousand cells never hold up a tap.
 */
export function useGrowing(total: number, first: number): number {
  const [shown, setShown] = useState(first)
  const hasInteracted = useHasInteracted()
  useEffect(() => {
    if (!hasInteracted || shown >= total) return
    const timer = setTimeout(() => startTransition(() => setShown(shown + first)), 30)
    return () => clearTimeout(timer)
  }, [hasInteracted, shown, total, first])
  return Math.min(shown, total)
}
