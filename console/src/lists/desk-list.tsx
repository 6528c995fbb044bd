import type { ReactNode } from 'react'
import styles from '../forms/desk.module.css'
import { type PagedList, Pages } from './pages.tsx'

/** A list of the desk: its rows under one name. */
export function DeskList<Row extends { readonly id: number }>({
  list,
  label,
  empty,
  children,
}: {
  list: PagedList<Row>
  label: string
  empty: ReactNode
  children: (row: Row) => ReactNode
}) {
  return (
    <Pages list={list} empty={empty}>
      {(rows) => (
        <ul className={styles.rows} aria-label={label}>
          {rows.map((row) => (
            <li key={row.id}>{children(row)}</li>
          ))}
        </ul>
      )}
    </Pages>
  )
}
