import { useEffect, useRef } from 'react'

/**
 * For a line of links that may be wider than a phone: the chosen one is scrolled into view, again when `key` changes.
 */
export function useInSight<Line extends HTMLElement>(key: unknown) {
  const line = useRef<Line>(null)
  useEffect(() => {
    const chosen = line.current?.querySelector('[aria-current="page"]')
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [key])
  return line
}
