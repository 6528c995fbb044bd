import { Alert, Stack, Text } from '@mantine/core'
import { FailedCall, Refused } from '../api/call.ts'
import { useT } from '../i18n/use-texts.tsx'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

/**
 * The state of a failed load: the server's message or a lost connection, with a retry button. `text` replaces the
 * error's own.
 */
export function ErrorState({
  error,
  text = error instanceof FailedCall || error instanceof Refused ? error.message : undefined,
  onRetry,
  busy,
}: {
  error: Error | null
  text?: string | undefined
  onRetry: () => void
  busy?: boolean
}) {
  const t = useT('ui')
  const title = t('error.title')
  return (
    <Alert color="orange" title={title} icon={<Icon name="alert" />}>
      <Stack align="flex-start" gap="xs">
        {text && text !== title && <Text size="sm">{text}</Text>}
        <Button look="second" icon="refresh" onClick={onRetry} busy={busy ?? false}>
          {t('retry')}
        </Button>
      </Stack>
    </Alert>
  )
}
