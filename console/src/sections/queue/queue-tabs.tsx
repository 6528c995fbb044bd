import { Link } from '@tanstack/react-router'
import { useT } from '../../i18n/use-texts.tsx'
import { useInSight } from '../../lists/use-in-sight.ts'
import styles from './queue.module.css'
import { type QueueSearch, queueTabs, tabOf } from './queue-search.ts'

/** The states of the way as links, with how many wait in each where that is known. */
export function QueueTabs({
  search,
  counts,
}: {
  search: QueueSearch
  counts: Partial<Record<string, number>>
}) {
  const t = useT('staff')
  const current = tabOf(search)
  const line = useInSight<HTMLElement>(`${current} ${Object.keys(counts).length}`)
  return (
    <nav ref={line} className={styles.tabs} aria-label={t('tab.label')}>
      {queueTabs.map((tab) => (
        <Link
          key={tab}
          to="/staff"
          search={{ ...search, tab, id: undefined }}
          className={styles.tab}
          activeProps={{}}
          {...(tab === current ? { 'aria-current': 'page' as const, 'data-current': '' } : {})}
        >
          {t(`tab.${tab}`)}
          {counts[tab] !== undefined && <span className={styles.tabCount}>{counts[tab]}</span>}
        </Link>
      ))}
    </nav>
  )
}
