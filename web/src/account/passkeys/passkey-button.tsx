import { Refused } from '#api/client/failed-call.ts'
import { useChange } from '#api/client/use-change.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Button } from '#ui/form/button.tsx'
import { canUsePasskeys } from './can-use-passkeys.ts'
import { logInWithPasskey } from './log-in-with-passkey.ts'

/** Logs in with a passkey of this device or of another one; nothing where the browser has none. */
export function PasskeyButton({ onLoggedIn }: { onLoggedIn: () => void }) {
  const t = useT('account')
  const { run, isPending } = useChange(async () => {
    const answer = await logInWithPasskey(false)
    if (answer === true) onLoggedIn()
    else if (answer) throw new Refused(0, answer.problem)
  })
  if (!canUsePasskeys()) return null
  return (
    <Button look="second" icon="shield" wide busy={isPending} onClick={() => run()}>
      {t('passkey.use')}
    </Button>
  )
}
