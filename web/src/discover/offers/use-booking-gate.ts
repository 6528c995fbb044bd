import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { loggedIn } from '#session/logged-in.ts'
import { readSession } from '#session/session.ts'

const bookingPath = '/booking-now'

/**
 * For links that lead from an offer to its booking: a visitor is asked to log in first and then goes where the
 * link leads. Opening it in a new tab stays possible.
 */
export function useBookingGate(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const pass = usePass()
  return (event) => pass(event, event.currentTarget)
}

/** The same for everything inside an element, by its `onClickCapture`: links to a booking are gated, others not. */
export function useBookingGateWithin(): (event: MouseEvent) => void {
  const pass = usePass()
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && link.pathname === bookingPath) pass(event, link)
  }
}

function usePass(): (event: MouseEvent, link: HTMLAnchorElement) => Promise<void> {
  const router = useRouter()
  return async (event, link) => {
    if (readSession() || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    const address = link.pathname + link.search
    if (await loggedIn()) router.history.push(address)
  }
}
