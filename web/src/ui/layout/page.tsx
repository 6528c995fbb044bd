import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './page.module.css'
import { TitleBar, type TitleBarProps } from './title-bar.tsx'

/**
 * An inner page: title bar, then the content at the content width (`narrow`: reading width, for forms and texts).
 * `aside` is beside it on wide screens and below it on narrow ones.
 */
export function Page({
  children,
  narrow,
  aside,
  ...bar
}: TitleBarProps & { children: ReactNode; narrow?: boolean; aside?: ReactNode }) {
  return (
    <>
      <TitleBar narrow={narrow} {...bar} />
      <div
        className={classNames(styles.page, narrow && styles.narrow, aside !== undefined && styles.withAside)}
      >
        <div className={styles.content}>{children}</div>
        {aside !== undefined && <aside className={styles.aside}>{aside}</aside>}
      </div>
    </>
  )
}
