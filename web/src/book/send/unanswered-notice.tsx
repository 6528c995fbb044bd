import { formatClock } from '@teeviet/contract/rules/time/dates'
import { useT } from '#i18n/use-texts.tsx'
import { Button } from '#ui/form/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './unanswered-notice.module.css'

/** A request went out and no answer came back: offers to find out, which makes no second booking. */
export function UnansweredNotice({
  at,
  isBusy,
  onCheck,
  onForget,
}: {
  at: number
  isBusy: boolean
  onCheck: () => void
  onForget: () => void
}) {
  const t = useT('booking')
  return (
    <div className={styles.unanswered} role="alert">
      <Icon name="alert" />
      <p>{t('unanswered.text', { time: formatClock(at) })}</p>
      <div className={styles.choices}>
        <Button look="second" size="small" busy={isBusy} onClick={onCheck}>
          {t('unanswered.check')}
        </Button>
        <Button look="quiet" size="small" onClick={onForget}>
          {t('unanswered.forget')}
        </Button>
      </div>
    </div>
  )
}
