import clsx from 'clsx'
import { useT } from '../i18n/use-texts.tsx'
import { Icon } from '../kit/icon.tsx'
import styles from './console-frame.module.css'

const warningPercent = 80

/** A notice while the SMS budget is nearly or wholly used: golfers may get no codes, or an attacker wastes SMS. */
export function SmsBadge({ percent }: { percent: number }) {
  const t = useT('staff')
  if (percent < warningPercent) return null
  const text = percent >= 100 ? t('sms.used') : t('sms.nearlyUsed', { percent })
  return (
    <p role="status" title={text} className={clsx(styles.item, styles.bad)}>
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  )
}
