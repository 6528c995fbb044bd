import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { FailedCall } from '#api/client/failed-call.ts'
import { TextsProvider, useT } from '#i18n/use-texts.tsx'
import { reloadPage } from '#reload-on-missing-chunk.ts'
import { FullMessage } from '#site/full-message.tsx'
import { Button, ButtonLink } from '#ui/form/button.tsx'

/**
 * A page whose data failed to load, or that crashed: shows the error with a retry. When the root itself could not be
 * loaded (a page's texts, without a network) there is no frame around this, so it has its own texts.
 */
export function PageError(props: ErrorComponentProps) {
  const { texts } = useRouter().options.context
  return (
    <TextsProvider texts={texts}>
      <Message {...props} />
    </TextsProvider>
  )
}

function Message({ error, reset }: ErrorComponentProps) {
  const t = useT('ui')
  const shell = useT('shell')
  const router = useRouter()
  useEffect(() => {
    // Reloaded without a network, any page shows the rounds stored in this browser.
    if (!navigator.onLine && navigator.serviceWorker?.controller) location.reload()
  }, [])
  return (
    <FullMessage title={t('error.title')} text={t('error.pageText')}>
      <Button
        icon="refresh"
        onClick={() => {
          // Not a question that failed: React does not ask again for a piece of the page's code that did not come.
          if (!(error instanceof FailedCall)) return reloadPage(t('error.connection'))
          reset()
          router.invalidate()
        }}
      >
        {t('retry')}
      </Button>
      <ButtonLink to="/wap" look="second">
        {shell('toHome')}
      </ButtonLink>
    </FullMessage>
  )
}
