import { Menu } from '@mantine/core'
import { addDays, dayOf, formatClock, startOfDay } from '@teeviet/contract/rules/time/dates'
import { formatDuration } from '@teeviet/contract/rules/time/spoken-durations'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { useServerNow } from '../../live/use-server-now.ts'

const minutes = [10, 20, 30, 60, 180]
const morningHour = 7

type SnoozeMenuProps = { busy: boolean; onSnooze: (until: number) => void }

/** The times until which a booking can be snoozed. */
export function SnoozeMenu({ busy, onSnooze }: SnoozeMenuProps) {
  const t = useT('staff-sharing')
  const language = useLanguage()
  const now = useServerNow()
  const morning = startOfDay(addDays(dayOf(now), 1)) + morningHour * 3_600_000
  return (
    <Menu position="bottom-start" shadow="md">
      <Menu.Target>
        <Button look="second" size="compact-sm" icon="clock" busy={busy} data-share="snooze">
          {t('snooze')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {minutes.map((one) => (
          <Menu.Item
            key={one}
            rightSection={<span className="time">{formatClock(now + one * 60_000)}</span>}
            onClick={() => onSnooze(now + one * 60_000)}
          >
            {formatDuration(one * 60, language)}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => onSnooze(morning)}>
          {t('tomorrow', { time: formatClock(morning) })}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
