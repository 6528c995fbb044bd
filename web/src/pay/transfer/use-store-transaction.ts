import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

/**
 * Gives how to keep a payment's id in the page's address, where a reload finds the payment under way again. What the page
 * was handed over besides, as the amount of a top-up, stays.
 */
export function useStoreTransaction(): (transactionId: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (transactionId) => {
      navigate({
        to: '.',
        search: (before) => ({ ...before, transaction_id: transactionId }),
        state: true,
        replace: true,
        resetScroll: false,
        viewTransition: false,
      })
    },
    [navigate],
  )
}
