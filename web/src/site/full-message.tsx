import type { ReactNode } from 'react'
import { Fairway } from '#ui/picture/fairway.tsx'
import styles from './full-message.module.css'

/** A page that is one message with a way on: not found, something failed, a partner's message. */
export function FullMessage({
  title,
  text,
  children,
}: {
  title: ReactNode
  text?: ReactNode
  /** The ways on; none where the page is blocked. */
  children?: ReactNode
}) {
  return (
    <div className={styles.message}>
      <Fairway className={styles.picture} />
      <h1 className={styles.title}>{title}</h1>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children !== undefined && <div className={styles.ways}>{children}</div>}
    </div>
  )
}
