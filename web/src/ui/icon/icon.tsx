import { useSyncExternalStore } from 'react'
import { currentFilledPaths, subscribeIcons } from '#themes/icon-set.ts'
import styles from './icon.module.css'
import { iconPaths } from './icon-paths.gen.ts'

export type IconName = keyof typeof iconPaths

/**
 * An icon, 24 by 24 scaled to `size`. It is hidden from screen readers: the text beside it, or the label of its button,
 * is read. Bank 7 has its own drawings under the same names.
 */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  const filled = useSyncExternalStore(subscribeIcons, currentFilledPaths, () => null)?.[name]
  return (
    <svg
      className={filled ? styles.filled : styles.outline}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={filled ?? iconPaths[name]} />
    </svg>
  )
}
