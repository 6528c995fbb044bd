import { Activity, type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { openDialog } from '../../dialogs/open.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { type Session, useSession } from '../../session/session.ts'
import { useLastSession } from '../../session/use-last-session.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

const never = () => () => {}

/**
 * What only a signed-in golfer sees. A visitor is asked to log in at once and, having said no, can still be; until
 * the page has come alive nobody knows who is there and `waiting` stands in its place. When the session ends, what was
 * typed waits out of sight for the same golfer to come back.
 */
export function MembersOnly({
  waiting,
  children,
}: {
  waiting: ReactNode
  children: (session: Session) => ReactNode
}) {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const session = useSession()
  const known = useLastSession()
  return (
    <>
      {known && (
        <Activity key={known.vga} mode={session ? 'visible' : 'hidden'}>
          {children(known)}
        </Activity>
      )}
      {!session && (alive ? <AskToLogIn /> : waiting)}
    </>
  )
}

function AskToLogIn() {
  const t = useT('bill')
  useEffect(() => {
    openDialog('login')
  }, [])
  return (
    <EmptyState
      title={t('signIn.title')}
      text={t('signIn.text')}
      action={<Button onClick={() => openDialog('login')}>{t('signIn.button')}</Button>}
    />
  )
}
