import type { ReactNode } from 'react'
import { MonthInput } from '../../forms/typed-input.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import styles from '../../theme/layout.module.css'

type MonthChoiceProps = {
  month: string
  onChange: (month: string) => void
  /** Further choices before it. */
  children?: ReactNode
}

/** Which month is shown. */
export function MonthChoice({ month, onChange, children }: MonthChoiceProps) {
  const t = useT('staff-statement')
  return (
    <div className={styles.bar}>
      {children}
      <MonthInput label={t('month')} value={month} onChange={(value) => value !== '' && onChange(value)} />
    </div>
  )
}
