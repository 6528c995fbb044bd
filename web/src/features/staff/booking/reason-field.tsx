import { useT } from '../../../i18n/use-texts.tsx'
import { LongField } from '../../../ui/field.tsx'
import styles from './act-form.module.css'

/** The reason a golfer reads, typed or picked from the usual ones. */
export function ReasonField({
  reason,
  isMissing,
  usual,
  onChange,
}: {
  reason: string
  /** It was tried without one. */
  isMissing: boolean
  usual: readonly string[]
  onChange: (reason: string) => void
}) {
  const t = useT('staff')
  return (
    <>
      <LongField
        label={t('act.reason')}
        rows={2}
        maxLength={1000}
        data-needed
        value={reason}
        {...(isMissing ? { error: t('act.reasonMissing') } : {})}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
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
