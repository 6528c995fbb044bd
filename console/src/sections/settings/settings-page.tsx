import { useQuery, useQueryClient } from '@tanstack/react-query'
import { staffQuery } from '../../api/staff-call.ts'
import styles from '../../forms/desk.module.css'
import { useT } from '../../i18n/use-texts.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { useStaff } from '../../session/use-staff.tsx'
import { SettingsForm } from './settings-form.tsx'

/** What the operator sets for the whole site; what still is a sample says so. */
export function SettingsPage() {
  const t = useT('staff-settings')
  const desk = useT('staff-desk')
  const staff = useStaff()
  const client = useQueryClient()
  const query = staffQuery(staff, 'GET /api/staff/settings', {})
  const read = useQuery({ ...query, refetchOnWindowFocus: false })
  return (
    <section className={styles.page}>
      <div className={styles.list}>
        <h1 className={styles.title}>{desk('nav.settings')}</h1>
        {read.data && read.data.samples.length > 0 && <p className={styles.note}>{t('samples')}</p>}
        {read.isPending && <Skeleton lines={12} />}
        {read.isError && !read.data && (
          <ErrorState error={read.error} onRetry={() => read.refetch()} busy={read.isFetching} />
        )}
        {read.data && (
          <SettingsForm
            key={read.data.revision}
            onDesk={read.data}
            onSaved={(saved) => client.setQueryData(query.queryKey, saved)}
          />
        )}
      </div>
    </section>
  )
}
