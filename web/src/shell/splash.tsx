import { Fairway } from '#ui/picture/fairway.tsx'
import { Mark } from './navigation/mark.tsx'
import styles from './splash.module.css'

/**
 * Covers the start of a visit. It is part of the first HTML and covers a page that is already there; the style sheet
 * alone removes it, so it disappears in time even when scripts are late.
 */
export function Splash() {
  return (
    <div className={styles.splash} aria-hidden="true">
      <div className={styles.mark}>
        <Mark size={72} />
        <span className={styles.name}>TeeViet</span>
      </div>
      <Fairway className={styles.land} sky={false} />
    </div>
  )
}
