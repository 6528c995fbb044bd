import { useCallback, useEffect, useState } from 'react'
import { ssoToken } from '#session/sso-token.ts'
import { acceptToken } from './accept-token.ts'

/** `in`: signed in, or there was no token. */
export type SsoToken = 'checking' | 'in' | 'invalid' | 'offline'

/**
 * Accepts the SSO token of a page's address. When it names another language the page is reloaded in it. A golfer who
 * keeps another account is in as well. `again` retries after a lost connection.
 * @param inAddress the token in the address, which only the server sees there
 * @param next the page to load in the other language, when it is not this one
 */
export function useSsoToken(
  inAddress: string | undefined,
  next?: string,
): { state: SsoToken; again: () => void } {
  const [token] = useState(() => inAddress ?? ssoToken())
  const [state, setState] = useState<SsoToken>(token === undefined ? 'in' : 'checking')
  const accept = useCallback(async () => {
    if (token === undefined) return
    setState('checking')
    const accepted = await acceptToken(token)
    if (accepted === 'stayed') return setState('in')
    if (typeof accepted === 'string') return setState(accepted)
    if (accepted.language === null) return setState('in')
    const address = new URL(next ?? location.href, location.href)
    address.searchParams.set('lang', accepted.language)
    location.replace(address)
  }, [token, next])
  useEffect(() => {
    accept()
  }, [accept])
  return { state, again: accept }
}
