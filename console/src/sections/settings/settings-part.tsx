import type { ReactNode } from 'react'
import styles from '../../forms/desk.module.css'
import { useT } from '../../i18n/use-texts.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'

/** A part of the settings under its heading, which says so while it still holds samples. */
export function SettingsPart({
  title,
  hint,
  names,
  samples,
  children,
}: {
  title: string
  hint?: string
  /** The settings of this part. */
  names: readonly string[]
  samples: readonly string[]
  children: ReactNode
}) {
  const t = useT('staff-settings')
  return (
    <section className={styles.open} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{title}</h2>
        {names.some((name) => samples.includes(name)) && (
          <StatusBadge tone="waiting">{t('sample')}</StatusBadge>
        )}
      </div>
      {hint !== undefined && <p className={styles.muted}>{hint}</p>}
      {children}
    </section>
  )
}
