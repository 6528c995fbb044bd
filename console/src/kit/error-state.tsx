import { Alert, Stack, Text } from '@mantine/core'
import { FailedCall, Refused } from '../api/call.ts'
import { useT } from '../i18n/use-texts.tsx'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

/**
 * What could not be loaded: says so, with the server's words or that the line broke, and offers to try again. `text` is
 * said in place of the error's own.
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
