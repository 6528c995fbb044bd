import { useEffect, useSyncExternalStore } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { CallHotline } from '#site/call-hotline.tsx'
import { FullMessage } from '#site/full-message.tsx'
import { Button, ButtonLink } from '#ui/form/button.tsx'
import { isInsideApp } from '#viewer/host-app.ts'
import { findHost } from './find-host.ts'

const nothing = () => () => undefined

/**
 * A failed sign-in or redirect to a partner: the reason, and the next step. `retry` is shown where a retry may help, as
 * after a lost connection.
 */
export function RefusedPage({ title, text, retry }: { title: string; text?: string; retry?: () => void }) {
  const t = useT('partners')
  const ui = useT('ui')
  const shell = useT('shell')
  const inside = useSyncExternalStore(nothing, isInsideApp, () => false)
  useEffect(() => {
    findHost()
  }, [])
  return (
    <div role="alert">
      <FullMessage title={title} text={text ?? t(inside ? 'refused.openAgain' : 'refused.next')}>
        {retry && (
          <Button icon="refresh" onClick={retry}>
            {ui('retry')}
          </Button>
        )}
        {inside && (
          <ButtonLink to="/wap/bidv/redirect-app" look={retry ? 'second' : 'primary'}>
            {t('backToApp')}
          </ButtonLink>
        )}
        <ButtonLink to="/wap" look={retry || inside ? 'second' : 'primary'}>
          {shell('toHome')}
        </ButtonLink>
        <CallHotline />
      </FullMessage>
    </div>
  )
}
