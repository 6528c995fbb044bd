import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { setCookie } from '#session/cookies.ts'
import { ownLettersCookie } from './own-letters.ts'

const yearS = 365 * 86_400
/** A Latin and a Vietnamese letter: each comes in a file of its own. */
const sample = 'aạ'

/**
 * Brings the product's own typeface from the second page of the first visit on. The first page stands in letters of
 * the device that take the same room: fetching four files and setting every line anew would hold it up. Later visits
 * have the files, and start with them.
 */
export function useOwnLetters(): void {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const arrival = useRef(path)
  useEffect(() => {
    const root = document.documentElement
    if (path === arrival.current || root.hasAttribute('data-letters') || root.dataset.font === 'system')
      return
    const fetched = [400, 700].map((weight) => document.fonts.load(`${weight} 1em "Be Vietnam Pro"`, sample))
    Promise.all(fetched).then(
      () => {
        root.setAttribute('data-letters', '')
        setCookie(ownLettersCookie, '1', yearS)
      },
      // Without them the device's letters stay.
      () => undefined,
    )
  }, [path])
}
