import { Group } from '@mantine/core'
import { formatDuration } from '@teeviet/contract/rules/time/spoken-durations'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { Icon } from '../../kit/icon.tsx'
import { useServerNow } from '../../live/use-server-now.ts'
import { useRead } from '../../session/use-read.ts'

type PresenceProps = { bookingId: number; isShort?: boolean }

/** Which colleagues have a booking open, and for how long; `isShort` only their names. */
export function Presence({ bookingId, isShort }: PresenceProps) {
  const t = useT('staff-sharing')
  const language = useLanguage()
  const now = useServerNow()
  const { data = [] } = useRead('GET /api/staff/presence', {})
  return data
    .filter(({ booking_id }) => booking_id === bookingId)
    .map(({ name, opened_at }) => {
      const minutes = Math.max(0, Math.floor((now - opened_at) / 60_000))
      const time = formatDuration(minutes * 60, language)
      const text = minutes === 0 ? t('opensNow', { name }) : t('opened', { name, time })
      return (
        <Group key={`${name} ${opened_at}`} gap={4} wrap="nowrap" c="dimmed" title={text} data-presence>
          <Icon name="seen" size={16} />
          {isShort ? name : text}
        </Group>
      )
    })
}
