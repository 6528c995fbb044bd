import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { setCookie } from '#session/cookies.ts'
import { ownLettersCookie } from './own-letters.ts'

const yearS = 365 * 86_400
/** A Latin and a Vietnamese letter: each comes in a file of its own. */
const sample = 'aạ'

/**
 * Loads the product's own font from the second page of the first visit on. The first page uses a device font of the
 * same metrics: loading four files and a new layout would delay it. Later visits have the files, and start with them.
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
