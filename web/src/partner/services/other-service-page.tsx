import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { call } from '#api/client/call.ts'
import * as api from '#api/index.ts'
import { useT } from '#i18n/use-texts.tsx'
import { RefusedPage } from '../login/refused-page.tsx'
import { replacePage } from '../login/replace-page.ts'
import { WaitingPage } from '../login/waiting-page.tsx'
import { serviceProblem } from './service-problem.ts'

/**
 * Redirects to the operator's address for a kind of service; the address of this page only names the kind and the text
 * to show meanwhile. An unlisted kind ends on the message page.
 */
export function OtherServicePage({ title, type }: { title: string | undefined; type: string | undefined }) {
  const t = useT('partners')
  const ui = useT('ui')
  const router = useRouter()
  const [failed, setFailed] = useState<string | null>(null)

  const lead = useCallback(async () => {
    setFailed(null)
    try {
      const { url } = await call(api.partnerServices.link, { type }, { quiet: true })
      if (url === null || !replacePage(url)) {
        router.navigate({ to: '/message', search: { title: t('service.unknown') }, replace: true })
      }
    } catch (error) {
      setFailed(serviceProblem(error, ui('error.connection')).title)
    }
  }, [type, router, t, ui])
  useEffect(() => {
    lead()
  }, [lead])

  if (failed !== null) return <RefusedPage title={failed} text="" retry={lead} />
  return <WaitingPage title={title ?? t('redirectTitle')} text={t('service.wait')} />
}
