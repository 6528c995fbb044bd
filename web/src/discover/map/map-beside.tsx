import { lazy, Suspense, useEffect, useState } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import type { Criteria } from '../search/criteria.ts'
import styles from './map-beside.module.css'

const FoundOnMap = lazy(() => import('./found-on-map.tsx'))
/** From this width on the map is beside the list; the style sheets have the same width. */
const wideEnough = '(min-width: 1100px)'

/** The map that stays in view beside the search's list; loaded only where there is space for it. */
export function MapBeside({ criteria }: { criteria: Criteria }) {
  const t = useT('search')
  const hasSpace = useMedia(wideEnough)
  return (
    <aside className={styles.beside} aria-label={t('map.title')}>
      {hasSpace && (
        <Suspense fallback={<Skeleton height={480} />}>
          <FoundOnMap criteria={criteria} />
        </Suspense>
      )}
    </aside>
  )
}

function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(false)
  useEffect(() => {
    const media = matchMedia(query)
    const follow = () => setMatches(media.matches)
    follow()
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [query])
  return matches
}
