import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './chip.module.css'

/** A small choice that is on or off, as a filter is; `opens` when it leads to a sheet with more. */
export function Chip({
  on,
  icon,
  opens,
  onPress,
  children,
}: {
  on?: boolean
  icon?: IconName
  opens?: boolean
  onPress: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      className={classNames(styles.chip, on && styles.on)}
      {...(opens ? { 'aria-haspopup': 'dialog' } : { 'aria-pressed': on ?? false })}
      onClick={onPress}
    >
      {icon && <Icon name={icon} size={16} />}
      <span>{children}</span>
      {opens && <Icon name="down" size={16} />}
    </button>
  )
}

/** Chips in a row; on a phone the row scrolls. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in every browser
    <div className={styles.chips} role="group" aria-label={label}>
      {children}
    </div>
  )
}
