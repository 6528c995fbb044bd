import styles from './waiting-page.module.css'

/** Says what is being done while the golfer waits to be taken on. */
export function WaitingPage({ title, text }: { title: string; text?: string | undefined }) {
  return (
    <div className={styles.page} role="status">
      <span className={styles.wheel} aria-hidden="true" />
      <h1 className={styles.title}>{title}</h1>
      {text !== undefined && <p className={styles.text}>{text}</p>}
    </div>
  )
}
