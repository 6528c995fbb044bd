import { useT } from '#i18n/use-texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { Countdown } from '#ui/golf/countdown.tsx'
import styles from './transfer-status.module.css'

/** Something is waited for: what, and until when (epoch ms) if there is an end to it. */
export function WaitingLine({
  title,
  text,
  until = null,
}: {
  title: string
  text: string
  until?: number | null
}) {
  const t = useT('payment')
  return (
    <div className={classNames(styles.status, styles.waiting)} data-transfer="waiting">
      <span className={styles.sign}>
        <span className={styles.pulse} />
      </span>
      <div className={styles.words} role="status">
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      {until !== null && (
        <p className={styles.time}>
          <Countdown key={until} until={until} label={t('qr.timeLeft')} />
        </p>
      )}
    </div>
  )
}
