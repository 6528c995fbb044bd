import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

/** A part of a page under its own heading; `more` is the link that leads to all of it. */
export function Section({
  title,
  more,
  lead,
  children,
}: {
  title: ReactNode
  more?: ReactNode
  lead?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {more !== undefined && <div className={styles.more}>{more}</div>}
        {lead !== undefined && <div className={styles.lead}>{lead}</div>}
      </div>
      {children}
    </section>
  )
}
