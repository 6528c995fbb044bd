import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { tellApp } from '#partner/host-app/host-app.ts'
import { findHost } from '#partner/services/find-host.ts'
import { pageHead } from '#shell/document/head.ts'
import { FullMessage } from '#shell/full-message.tsx'
import { ButtonLink } from '#ui/form/button.tsx'

export const Route = createFileRoute('/wap/bidv/redirect-app')({
  staticData: { areas: ['partners'], chrome: 'none' },
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('partners')('backToApp') }),
  component: BackToApp,
})

/** Tells the bank's app that its customer wants back, and says so for apps that do not listen. */
function BackToApp() {
  const t = useT('partners')
  useEffect(() => {
    if (!tellApp({ type: 'back' })) findHost().then(() => tellApp({ type: 'back' }))
  }, [])
  return (
    <FullMessage title={t('backToApp')} text={t('left.text')}>
      <ButtonLink to="/wap" look="second">
        {t('left.stay')}
      </ButtonLink>
    </FullMessage>
  )
}
