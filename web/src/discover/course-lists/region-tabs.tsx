import { Link } from '@tanstack/react-router'
import { useT } from '#i18n/use-texts.tsx'
import styles from './region-tabs.module.css'
import { type Region, regionPages } from './regions.ts'

/** The three regions as links to their pages; the current one is marked. */
export function RegionTabs({ region }: { region: Region }) {
  const t = useT('course')
  return (
    <nav className={styles.tabs} aria-label={t('byRegion')}>
      {regionPages.map((entry) => (
        <Link
          key={entry.page}
          to="/wap/good-yard-area/$region"
          params={{ region: entry.page }}
          className={styles.tab}
          aria-current={entry.region === region ? 'page' : undefined}
          replace
        >
          {t(`region.${entry.region}`)}
        </Link>
      ))}
    </nav>
  )
}
