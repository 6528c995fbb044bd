import { type RefObject, useEffect, useRef } from 'react'

/** An element that is scrolled into view each time something new is shown above it, for example a quote above its button. */
export function useScrollTo<Of extends HTMLElement>(shown: unknown): RefObject<Of | null> {
  const ref = useRef<Of>(null)
  useEffect(() => {
    if (shown) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return ref
}
