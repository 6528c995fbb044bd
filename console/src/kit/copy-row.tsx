import { CopyButton, Group, Stack, Text } from '@mantine/core'
import { useT } from '../i18n/use-texts.tsx'
import { Button } from './button.tsx'

/** A fact with a button that copies it. */
export function CopyRow({ label, value }: { label: string; value: string }) {
  const t = useT('ui')
  return (
    <Group justify="space-between" wrap="nowrap">
      <Stack gap={0} miw={0}>
        <Text size="sm" c="dimmed">
          {label}
        </Text>
        <Text fw={700} data-raw style={{ userSelect: 'all', overflowWrap: 'anywhere' }}>
          {value}
        </Text>
      </Stack>
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <div style={{ flex: 'none' }}>
            <Button
              look="quiet"
              icon={copied ? 'check' : 'copy'}
              aria-label={`${t(copied ? 'copied' : 'copy')}: ${label}`}
              onClick={copy}
            >
              {t(copied ? 'copied' : 'copy')}
            </Button>
          </div>
        )}
      </CopyButton>
    </Group>
  )
}
