import { useQuery } from '@tanstack/react-query'
import { FailedCall } from '../../api/call.ts'
import { staffQuery } from '../../api/staff-call.ts'
import styles from '../../forms/desk.module.css'
import { useT } from '../../i18n/use-texts.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { ToList } from '../../lists/to-list.tsx'
import { useStaff } from '../../session/use-staff.tsx'
import { NewsForm } from './news-form.tsx'
import type { NewsTab } from './news-page.tsx'

/** An article opened for writing: loaded first unless it is a new one. What is typed is not overwritten by a refresh. */
export function NewsEditor({ id, tab, onSaved }: { id: number; tab: NewsTab; onSaved: () => void }) {
  const t = useT('staff-desk')
  const staff = useStaff()
  const isNew = id === 0
  const news = useQuery({
    ...staffQuery(staff, 'GET /api/staff/news/:id', { id }),
    enabled: !isNew,
    refetchOnWindowFocus: false,
  })
  const isUnknown = news.error instanceof FailedCall && news.error.status === 404
  return (
    <div className={styles.open}>
      <ToList link={{ to: '/staff/news', search: { state: tab } }} />
      {isNew && <NewsForm news={null} tab={tab} onSaved={onSaved} />}
      {!isNew && news.isPending && <Skeleton lines={12} />}
      {isUnknown && <p className={styles.empty}>{t('unknown')}</p>}
      {news.isError && !isUnknown && (
        <ErrorState error={news.error} onRetry={() => news.refetch()} busy={news.isFetching} />
      )}
      {!isNew && news.data && (
        <NewsForm
          key={news.data.revision}
          news={news.data}
          tab={tab}
          onSaved={() => {
            onSaved()
            news.refetch()
          }}
        />
      )}
    </div>
  )
}
