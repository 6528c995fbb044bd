import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useT } from '../i18n/use-texts.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { FullMessage } from './full-message.tsx'

/** A page whose data did not come, or that broke: says so and tries again when asked. */
export function PageError({ reset }: ErrorComponentProps) {
  const t = useT('ui')
  const shell = useT('shell')
  const router = useRouter()
  return (
    <FullMessage title={t('error.title')} text={t('error.pageText')}>
      <Button
        icon="refresh"
        onClick={() => {
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
