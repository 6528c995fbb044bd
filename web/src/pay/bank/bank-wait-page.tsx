import { useRouter } from '@tanstack/react-router'
import { bankWaitMs } from '@teeviet/contract/rules/limits'
import { useEffect, useEffectEvent, useState } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import type { Session } from '#session/session.ts'
import { useServerNow } from '#session/use-server-now.ts'
import { Button, ButtonLink } from '#ui/form/button.tsx'
import { CardOutcome } from '../card/card-outcome.tsx'
import styles from './bank-wait-page.module.css'

/**
 * Waits for a bank or gateway to say how a payment ended, at most 90 seconds, then goes back. With no payment in the
 * address there is nothing to ask about: it only waits.
 */
export function BankWaitPage({
  session,
  transactionId,
}: {
  session: Session | null
  transactionId: string | undefined
}) {
  const t = useT('payment')
  const { history } = useRouter()
  const left = useSecondsLeft()
  function goBack() {
    if (history.canGoBack()) history.back()
    else history.replace('/wap/history?type=2')
  }
  const isOver = left === 0
  const over = useEffectEvent(goBack)
  useEffect(() => {
    if (isOver) over()
  }, [isOver])

  const waiting = (
    <div className={styles.wait} role="status">
      <span className={styles.loader} aria-hidden="true" />
      <h2>{t('bank.waiting')}</h2>
      <p>{t('bank.waitingText', { n: left ?? bankWaitMs / 1000 })}</p>
      <Button look="second" onClick={goBack}>
        {t('bank.back')}
      </Button>
    </div>
  )
  if (!session || transactionId === undefined) return waiting
  return (
    <CardOutcome
      session={session}
      id={transactionId}
      after={
        <ButtonLink to="/wap/history" search={{ type: 2 }} replace>
          {t('toBill')}
        </ButtonLink>
      }
      waiting={waiting}
    />
  )
}

/** Whole seconds of the 90; null before the server's clock is known. A suspended device skips them. */
function useSecondsLeft(): number | null {
  const now = useServerNow()
  const [until, setUntil] = useState<number>()
  if (until === undefined && now !== null) setUntil(now + bankWaitMs)
  useEffect(() => {
    // Back from the bank's page a browser may show this one as it was left: the wait begins then.
    const beginAnew = ({ persisted }: PageTransitionEvent) => persisted && setUntil(undefined)
    addEventListener('pageshow', beginAnew)
    return () => removeEventListener('pageshow', beginAnew)
  }, [])
  return now === null || until === undefined ? null : Math.max(0, Math.ceil((until - now) / 1000))
}
