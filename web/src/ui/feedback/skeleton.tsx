import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

/**
 * A grey shape of what is being loaded, seen after 300 ms and not before. `lines` of text, or a block of a height
 * in pixels.
 */
export function Skeleton({ lines, height, round }: { lines?: number; height?: number; round?: boolean }) {
  if (lines === undefined) {
    return (
      <div
        className={classNames(styles.shape, round && styles.round)}
        style={{ height: height ?? 96, ...(round ? { width: height ?? 96 } : {}) }}
        aria-hidden="true"
      />
    )
  }
  return (
    <div className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={classNames(styles.shape, styles.line)} />
      ))}
    </div>
  )
}
