import { useQuery } from '@tanstack/react-query'
import { formatHistoryTime } from '@teeviet/contract/rules/dates'
import { useT } from '../../../i18n/use-texts.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { staffQuery } from '../staff-call.ts'
import { useStaff } from '../use-staff.tsx'
import styles from './partners.module.css'

const reasons = ['foreign', 'incomplete', 'expired', 'early', 'replayed'] as const

/** What happened with a partner: who changed what, and which hand-overs were taken or refused, and why. */
export function PartnerTrail({ code }: { code: string }) {
  const t = useT('staff-partners')
  const staff = useStaff()
  const trail = useQuery(staffQuery(staff, 'GET /api/staff/partners/:code/events', { code }))
  return (
    <section className={styles.form}>
      <h3 className={styles.heading}>{t('trail.title')}</h3>
      {trail.isPending && <Skeleton lines={4} />}
      {trail.isError && (
        <ErrorState error={trail.error} onRetry={() => trail.refetch()} busy={trail.isFetching} />
      )}
      {trail.data?.length === 0 && <p className={styles.muted}>{t('trail.empty')}</p>}
      <ol className={styles.lines}>
        {trail.data?.map((event, place) => (
          <li key={`${event.at} ${place}`}>
            <span className={styles.muted}>{formatHistoryTime(event.at)}</span> {t(`trail.${event.what}`)}
            {event.detail !== '' && `: ${wordsOf(event.detail)}`} {event.who}
          </li>
        ))}
      </ol>
    </section>
  )

  function wordsOf(detail: string): string {
    const reason = reasons.find((one) => one === detail)
    return reason ? t(`reason.${reason}`) : detail
  }
}
