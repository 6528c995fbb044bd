import { useT } from '../../../i18n/use-texts.tsx'
import styles from './act-form.module.css'

/** The reason a golfer reads, typed or picked from the usual ones. */
export function ReasonField({
  reason,
  usual,
  onChange,
}: {
  reason: string
  usual: readonly string[]
  onChange: (reason: string) => void
}) {
  const t = useT('staff')
  return (
    <>
      <label className={styles.field}>
        <span>{t('act.reason')}</span>
        <textarea
          rows={2}
          maxLength={1000}
          data-needed
          value={reason}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </label>
      <div className={styles.usual}>
        {usual.map((words) => (
          <button key={words} type="button" className={styles.pick} onClick={() => onChange(words)}>
            {words}
          </button>
        ))}
      </div>
    </>
  )
}
