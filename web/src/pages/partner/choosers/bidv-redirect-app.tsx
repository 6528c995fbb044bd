import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { findHost } from '#partner/login/find-host.ts'
import { FullMessage } from '#site/full-message.tsx'
import { titled } from '#site/head.ts'
import { ButtonLink } from '#ui/form/button.tsx'
import { notifyApp } from '#viewer/host-app.ts'

export const Route = createFileRoute('/wap/bidv/redirect-app')({
  staticData: { areas: ['partners'], chrome: 'none' },
  head: titled('partners', 'backToApp'),
  component: BackToApp,
})

/** Notifies the bank's app that its customer wants to return, and shows a message for apps without a listener. */
function BackToApp() {
  const t = useT('partners')
  useEffect(() => {
    if (!notifyApp({ type: 'back' })) findHost().then(() => notifyApp({ type: 'back' }))
  }, [])
  return (
    <FullMessage title={t('backToApp')} text={t('left.text')}>
      <ButtonLink to="/wap" look="second">
        {t('left.stay')}
      </ButtonLink>
    </FullMessage>
  )
}
