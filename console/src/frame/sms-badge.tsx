import clsx from 'clsx'
import { useT } from '../i18n/use-texts.tsx'
import { Icon } from '../kit/icon.tsx'
import styles from './console-frame.module.css'

const warningPercent = 80

/** A notice while the SMS budget is nearly or wholly used: golfers may get no codes, or an attacker wastes SMS. */
export function SmsBadge({ percent }: { percent: number }) {
  const t = useT('staff')
  if (percent < warningPercent) return null
  return (
    <p role="status" className={clsx(styles.item, styles.bad)}>
      <Icon name="alert" />
      <span>{percent >= 100 ? t('sms.used') : t('sms.nearlyUsed', { percent })}</span>
    </p>
  )
}
