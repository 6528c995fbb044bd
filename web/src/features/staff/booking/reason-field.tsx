import { useT } from '../../../i18n/use-texts.tsx'
import styles from './act-form.module.css'

/** The reason a golfer reads, typed or picked from the usual ones. */
export function ReasonField({ reason, onChange }: { reason: string; onChange: (reason: string) => void }) {
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
        {[t('act.reasonFull'), t('act.reasonClosed'), t('act.reasonUnreachable')].map((usual) => (
          <button key={usual} type="button" className={styles.pick} onClick={() => onChange(usual)}>
            {usual}
          </button>
        ))}
      </div>
    </>
  )
}
