import { type ClosingReason, closingReasons } from '@teeviet/contract/rules/closing'
import { useT } from '../../../i18n/use-texts.tsx'
import styles from '../golf/golf.module.css'

/** Why tee times are closed, and a word about it that colleagues read. */
export function ReasonChoice({
  reason,
  note,
  onChange,
}: {
  reason: ClosingReason
  note: string
  onChange: (changed: { reason?: ClosingReason; note?: string }) => void
}) {
  const t = useT('staff-golf')
  return (
    <>
      <label className={styles.labelled}>
        <span>{t('field.reason')}</span>
        <select
          className={styles.control}
          value={reason}
          onChange={({ currentTarget: { value } }) => {
            const chosen = closingReasons.find((one) => one === value)
            if (chosen) onChange({ reason: chosen })
          }}
        >
          {closingReasons.map((one) => (
            <option key={one} value={one}>
              {t(`reason.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.labelled}>
        <span>{t('field.note')}</span>
        <input
          className={styles.control}
          maxLength={200}
          value={note}
          onChange={({ currentTarget: { value } }) => onChange({ note: value })}
        />
      </label>
    </>
  )
}
