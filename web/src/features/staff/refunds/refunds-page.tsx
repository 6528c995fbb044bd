import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useT } from '../../../i18n/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import queue from '../queue/queue.module.css'
import { useStaff } from '../use-staff.tsx'
import { RefundRow } from './refund-row.tsx'
import styles from './refunds.module.css'
import { type RefundTab, refundsQuery, refundTabs } from './refunds-query.ts'

/** Refunds: what has to be decided first, then what has to be sent, each by when it is due. */
export function RefundsPage({ tab }: { tab: RefundTab }) {
  const t = useT('staff-refunds')
  const more = useT('staff')
  const staff = useStaff()
  const list = useInfiniteQuery(refundsQuery(staff, tab))
  const refunds = list.data?.pages.flat() ?? []
  return (
    <section className={queue.list}>
      <h1 className="visually-hidden">{t('nav')}</h1>
      <nav className={queue.tabs} aria-label={t('nav')}>
        {refundTabs.map((one) => (
          <Link
            key={one}
            to="/staff/refunds"
            search={{ state: one }}
            className={queue.tab}
            activeProps={{}}
            {...(one === tab ? { 'aria-current': 'page' as const, 'data-current': '' } : {})}
          >
            {t(`tab.${one}`)}
          </Link>
        ))}
      </nav>
      {refunds.length > 0 && (
        <ul className={styles.refunds} aria-label={t('label')}>
          {refunds.map((refund) => (
            <RefundRow key={refund.id} refund={refund} onDone={() => list.refetch()} />
          ))}
        </ul>
      )}
      {list.isPending && <Skeleton lines={10} />}
      {list.isError && refunds.length === 0 && (
        <ErrorState error={list.error} onRetry={() => list.refetch()} busy={list.isFetching} />
      )}
      {list.isSuccess && refunds.length === 0 && (
        <p className={queue.empty}>
          <strong>{t('empty')}</strong>
          {tab === 'requested' && <span>{t('emptyText')}</span>}
        </p>
      )}
      {list.hasNextPage && (
        <div className={queue.more}>
          <Button
            look="second"
            size="small"
            busy={list.isFetchingNextPage}
            onClick={() => list.fetchNextPage()}
          >
            {more('more')}
          </Button>
        </div>
      )}
    </section>
  )
}
