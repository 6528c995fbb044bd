import { startTransition, useEffect, useState } from 'react'
import { useStirred } from '#ui/layout/below-the-fold.tsx'

/**
 * How many of a long list to draw: `first` of them at once, then, from the visitor's first stir on, as many more each
 * time the browser has a moment, so that a few thousand cells never hold up a tap.
 */
export function useGrowing(total: number, first: number): number {
  const [shown, setShown] = useState(first)
  const stirred = useStirred()
  useEffect(() => {
    if (!stirred || shown >= total) return
    const timer = setTimeout(() => startTransition(() => setShown(shown + first)), 30)
    return () => clearTimeout(timer)
  }, [stirred, shown, total, first])
  return Math.min(shown, total)
}
