import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from '../../theme/layout.module.css'

/** A part of the ledger's page under its heading. */
export function LedgerCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.panel} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** A code or reference that leads to the chain of its money. */
export function ChainLink({ words }: { words: string }) {
  return (
    <Link to="/staff/ledger" search={{ q: words }} className="code">
      {words}
    </Link>
  )
}
