import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useT } from '../../../i18n/use-texts.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from '../desk/desk.module.css'
import { staffQuery } from '../staff-call.ts'
import { useStaff } from '../use-staff.tsx'
import { SettingsForm } from './settings-form.tsx'

/** What the operator sets for the whole site; what still is a sample says so. */
export function SettingsPage() {
  const t = useT('staff-settings')
  const desk = useT('staff-desk')
  const staff = useStaff()
  const client = useQueryClient()
  const isAdmin = staff.roles.includes('admin')
  const query = staffQuery(staff, 'GET /api/staff/settings', {})
  const read = useQuery({ ...query, enabled: isAdmin, refetchOnWindowFocus: false })
  if (!isAdmin) return <p className={styles.empty}>{desk('adminsOnly')}</p>
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
