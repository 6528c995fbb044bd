import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { RefusedPage } from '#partner/login/refused-page.tsx'
import { WaitingPage } from '#partner/login/waiting-page.tsx'
import { readTokenSearch } from '#partner/token/token-search.ts'
import { useSsoToken } from '#partner/token/use-sso-token.ts'
import { ssoToken } from '#session/sso-token.ts'
import { titled } from '#site/head.ts'

export const Route = createFileRoute('/set-token')({
  staticData: { areas: ['partners'], chrome: 'none' },
  validateSearch: readTokenSearch,
  head: titled('partners', 'checkpointTitle'),
  component: SetToken,
})

/** Accepts an SSO token as the session, and opens home; an invalid one ends on the message page. */
function SetToken() {
  const t = useT('partners')
  const ui = useT('ui')
  const { token } = Route.useSearch()
  const router = useRouter()
  const { state, again } = useSsoToken(token ?? ssoToken() ?? '', '/wap')
  useEffect(() => {
    if (state === 'in') router.navigate({ to: '/wap', replace: true })
    if (state === 'invalid') {
      router.navigate({ to: '/message', search: { title: t('refused.title') }, replace: true })
    }
  }, [state, router, t])
  if (state === 'offline') return <RefusedPage title={ui('error.connection')} text="" retry={again} />
  return <WaitingPage title={t('checkpointTitle')} text={t('checkpoint.wait')} />
}
