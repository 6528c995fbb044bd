import { useEffect, useEffectEvent } from 'react'
import { canUsePasskeys } from './can-use-passkeys.ts'
import { logInWithPasskey, stopWaitingForPasskey } from './log-in-with-passkey.ts'

/** Before the challenge expires the browser is asked again. */
const askAgainMs = 4 * 60 * 1000

/** Lets the browser suggest the golfer's passkeys at the field of the phone, where it can. */
export function usePasskeySuggestions(onLoggedIn: () => void): void {
  const loggedIn = useEffectEvent(onLoggedIn)
  useEffect(() => {
    if (!canUsePasskeys()) return
    let isGone = false
    const suggest = async () => {
      const isAble = await PublicKeyCredential.isConditionalMediationAvailable?.()
      if (!isAble || isGone) return
      // The form has its other ways to log in: a failure is not worth a message.
      const answer = await logInWithPasskey(true).catch(() => null)
      if (answer === true && !isGone) loggedIn()
    }
    suggest()
    const again = setInterval(suggest, askAgainMs)
    return () => {
      isGone = true
      clearInterval(again)
      stopWaitingForPasskey().catch(() => {})
    }
  }, [])
}
