import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { Refused } from '../../api/failed-call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { leaveFor } from '../../partner/leave-for.ts'
import { loggedIn } from '../../session/logged-in.ts'
import { readSession, type Session } from '../../session/session.ts'
import { showToast } from '../../ui/toast-store.ts'
import { RefusedPage } from './refused-page.tsx'
import { useHandedToken } from './use-handed-token.ts'
import { WaitingPage } from './waiting-page.tsx'

type Problem = { title: string; retry: boolean }

/**
 * Leads a signed-in golfer on to a partner's service: `find` asks the server for the address. A refusal is told here,
 * or, with `goBack`, on the page the golfer came from.
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
  const router = useRouter()
  const handed = useHandedToken(token)
  const [problem, setProblem] = useState<Problem | null>(null)

  const lead = useCallback(async () => {
    setProblem(null)
    await loggedIn()
    const session = readSession()
    if (!session) return setProblem({ title: t('service.login'), retry: true })
    try {
      if (!leaveFor(await find(session))) setProblem({ title: t('refused.title'), retry: false })
    } catch (error) {
      // Anything but a refusal has been told already; the page only offers to try again.
      const refused = error instanceof Refused ? error.message : null
      setProblem({ title: refused ?? ui('error.connection'), retry: refused === null })
      if (refused === null || goBack !== true || !router.history.canGoBack()) return
      showToast('error', refused)
      router.history.back()
    }
  }, [find, goBack, router, t, ui])
  useEffect(() => {
    if (handed.state === 'in') lead()
  }, [handed.state, lead])

  if (handed.state === 'invalid') return <RefusedPage title={t('refused.title')} />
  if (handed.state === 'offline')
    return <RefusedPage title={ui('error.connection')} text="" retry={handed.again} />
  if (problem === null) return <WaitingPage title={t('redirectTitle')} text={t('service.wait')} />
  return <RefusedPage title={problem.title} text="" {...(problem.retry ? { retry: lead } : {})} />
}
