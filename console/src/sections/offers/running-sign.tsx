import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useT } from '../../i18n/use-texts.tsx'
import { Countdown } from '../../kit/countdown.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { useServerNow } from '../../live/use-server-now.ts'
import styles from '../../theme/layout.module.css'
import type { StaffCategory } from './offer-draft.ts'

/** Whether a category runs, begins or has ended; a flash sale with the countdown that golfers see. */
export function RunningSign({
  category,
}: {
  category: Pick<StaffCategory, 'is_flash_sale' | 'starts_at' | 'ends_at'>
}) {
  const t = useT('staff-golf')
  const now = useServerNow()
  if (now === null) return null
  const { is_flash_sale, starts_at, ends_at } = category
  const state = now >= ends_at ? 'ended' : now < starts_at ? 'later' : 'running'
  const tone = { ended: 'quiet', later: 'waiting', running: 'good' } as const
  return (
    <span className={styles.side}>
      {is_flash_sale && <StatusBadge tone="urgent">{t('offers.flashSale')}</StatusBadge>}
      <StatusBadge tone={tone[state]}>{t(`offers.${state}`)}</StatusBadge>
      {state === 'running' && is_flash_sale && <Countdown until={ends_at} />}
      {state === 'later' && <span className={`date ${styles.muted}`}>{formatHistoryTime(starts_at)}</span>}
    </span>
  )
}
