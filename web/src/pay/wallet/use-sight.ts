import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onSeen` whenever the element of the ref comes into sight, a little before it does. */
export function useSight(onSeen: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen(), {
      rootMargin: '200px',
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return ref
}
