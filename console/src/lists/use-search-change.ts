import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

/**
 * Changes part of the page's address: its filters, and what is open. A change that is no step of its own (`isStep`
 * false) takes the place of the address before it, so that going back skips it.
 */
export function useSearchChange<Search extends object>(): (change: Search, isStep?: boolean) => void {
  const navigate = useNavigate()
  return useCallback(
    (change, isStep = true) => {
      navigate({
        to: '.',
        search: (before) => ({ ...before, ...change }),
        replace: !isStep,
        resetScroll: false,
      })
    },
    [navigate],
  )
}
