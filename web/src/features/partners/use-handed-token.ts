import { useCallback, useEffect, useState } from 'react'
import { acceptToken } from '../../partner/accept-token.ts'

/** `in`: signed in, or nothing was handed over. */
export type HandedToken = 'checking' | 'in' | 'invalid' | 'offline'

/**
 * Takes over the token a partner put into a page's address. When it names another language the page is loaded anew in
 * it. `again` asks once more after a lost connection.
 */
export function useHandedToken(token: string | undefined): { state: HandedToken; again: () => void } {
  const [state, setState] = useState<HandedToken>(token === undefined ? 'in' : 'checking')
  const accept = useCallback(async () => {
    if (token === undefined) return
    setState('checking')
    const accepted = await acceptToken(token)
    if (typeof accepted === 'string') return setState(accepted)
    if (accepted.language === null) return setState('in')
    const address = new URL(location.href)
    address.searchParams.set('lang', accepted.language)
    location.replace(address)
  }, [token])
  useEffect(() => {
    accept()
  }, [accept])
  return { state, again: accept }
}
