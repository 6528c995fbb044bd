import { invalidTokenBackMs } from '@teeviet/contract/rules/limits'
import { useCallback, useEffect, useState } from 'react'
import { showToast } from '#dialogs/toast-store.ts'
import { useT } from '#i18n/use-texts.tsx'
import { loggedIn } from '#session/logged-in.ts'
import { readSession, type Session } from '#session/session.ts'
import { RefusedPage } from '../login/refused-page.tsx'
import { replacePage } from '../login/replace-page.ts'
import { WaitingPage } from '../login/waiting-page.tsx'
import { useSsoToken } from '../token/use-sso-token.ts'
import { type ServiceProblem, serviceProblem } from './service-problem.ts'

/**
 * Redirects a signed-in golfer to a partner's service: `find` asks the server for the address. A refusal is shown here,
 * with `goBack` only briefly, before the golfer is sent back.
 */
export function ServicePage({
  token,
  find,
  goBack,
}: {
  token: string | undefined
  find: (session: Session) => Promise<string>
  goBack?: boolean
}) {
  const t = useT('partners')
  const ui = useT('ui')
  const handed = useSsoToken(token)
  const [problem, setProblem] = useState<ServiceProblem | null>(null)

  const lead = useCallback(async () => {
    setProblem(null)
    await loggedIn()
    const session = readSession()
    if (!session) return setProblem({ title: t('service.login'), retry: true, isAnswered: false })
    try {
      if (!replacePage(await find(session)))
        setProblem({ title: t('refused.title'), retry: false, isAnswered: false })
    } catch (error) {
      setProblem(serviceProblem(error, ui('error.connection')))
    }
  }, [find, t, ui])
  useEffect(() => {
    if (handed.state === 'in') lead()
  }, [handed.state, lead])
  useEffect(() => {
    if (!goBack || !problem?.isAnswered || window.history.length < 2) return
    showToast('error', problem.title)
    // There is time to read it here: the page before may be another site's.
    const timer = setTimeout(() => window.history.back(), invalidTokenBackMs)
    return () => clearTimeout(timer)
  }, [goBack, problem])

  if (handed.state === 'invalid') return <RefusedPage title={t('refused.title')} />
  if (handed.state === 'offline')
    return <RefusedPage title={ui('error.connection')} text="" retry={handed.again} />
  if (problem === null) return <WaitingPage title={t('redirectTitle')} text={t('service.wait')} />
  return <RefusedPage title={problem.title} text="" {...(problem.retry ? { retry: lead } : {})} />
}
