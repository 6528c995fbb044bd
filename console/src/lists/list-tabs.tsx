import { Link, type LinkProps } from '@tanstack/react-router'
import styles from '../theme/layout.module.css'
import { useInSight } from './use-in-sight.ts'

type Tab = {
  readonly text: string
  readonly link: Pick<LinkProps, 'to' | 'search'>
  readonly isChosen: boolean
  /** How much waits there, where that is known. */
  readonly count?: number | undefined
}

/** The views of a list; each is an address of its own. */
export function ListTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const chosen = tabs.findIndex(({ isChosen }) => isChosen)
  const line = useInSight<HTMLElement>(`${chosen} ${tabs.some(({ count }) => count !== undefined)}`)
  return (
    <nav ref={line} className={styles.tabs} aria-label={label}>
      {tabs.map(({ text, link, isChosen, count }) => (
        <Link
          key={text}
          {...link}
          className={styles.tab}
          activeProps={{}}
          {...(isChosen ? { 'aria-current': 'page' as const, 'data-current': '' } : {})}
        >
          {text}
          {count !== undefined && <span className={styles.tabCount}>{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
