import { Activity, type ReactNode, useDeferredValue, useEffect, useSyncExternalStore } from 'react'
import { openDialog } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { type Session, useSession } from '#session/session.ts'
import { useLastSession } from '#session/use-last-session.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Button } from '#ui/form/button.tsx'

const never = () => () => {}

/** Why this page asks for a login. */
type Reason = 'bookings' | 'wallet' | 'players' | 'account'

/**
 * Content for signed-in golfers. A visitor is asked to log in at once and, after declining, by a button; until the page
 * is hydrated the session is unknown and `waiting` is shown. When the session ends, typed values stay hidden until the
 * same golfer logs in again.
 */
export function MembersOnly({
  waiting,
  reason = 'bookings',
  children,
}: {
  waiting: ReactNode
  reason?: Reason
  children: (session: Session) => ReactNode
}) {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const current = useSession()
  // Deferred, the content is rendered in parts that keep input responsive: the session is known at once in the browser.
  const session = useDeferredValue(current)
  const known = useDeferredValue(useLastSession())
  return (
    <>
      {known && (
        <Activity key={known.vga} mode={session ? 'visible' : 'hidden'}>
          {children(known)}
        </Activity>
      )}
      {!session && (alive && !current ? <AskToLogIn reason={reason} /> : waiting)}
    </>
  )
}

function AskToLogIn({ reason }: { reason: Reason }) {
  const t = useT('bill')
  const text = t(`signIn.text.${reason}`)
  useEffect(() => {
    openDialog('login', { reason: text })
  }, [text])
  return (
    <EmptyState
      title={t('signIn.title')}
      text={text}
      action={<Button onClick={() => openDialog('login', { reason: text })}>{t('signIn.button')}</Button>}
    />
  )
}
