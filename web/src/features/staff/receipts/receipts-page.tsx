import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useT } from '../../../i18n/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import queue from '../queue/queue.module.css'
import { useStaff } from '../use-staff.tsx'
import { ReceiptRow } from './receipt-row.tsx'
import styles from './receipts.module.css'
import { type ReceiptTab, receiptsQuery, receiptTabs } from './receipts-query.ts'

/** Money that arrived: what found no bill first, with why and what it may be for. */
export function ReceiptsPage({ tab }: { tab: ReceiptTab }) {
  const t = useT('staff')
  const staff = useStaff()
  const list = useInfiniteQuery(receiptsQuery(staff, tab))
  const receipts = list.data?.pages.flat() ?? []
  return (
    <section className={queue.list}>
      <h1 className="visually-hidden">{t('nav.receipts')}</h1>
      <nav className={queue.tabs} aria-label={t('nav.receipts')}>
        {receiptTabs.map((one) => (
          <Link
            key={one}
            to="/staff/receipts"
            search={{ state: one }}
            className={queue.tab}
            activeProps={{}}
            {...(one === tab ? { 'aria-current': 'page' as const, 'data-current': '' } : {})}
          >
            {t(`receipt.tab.${one}`)}
          </Link>
        ))}
      </nav>
      {receipts.length > 0 && (
        <ul className={styles.receipts} aria-label={t('receipt.label')}>
          {receipts.map((receipt) => (
            <ReceiptRow key={receipt.id} receipt={receipt} />
          ))}
        </ul>
      )}
      {list.isPending && <Skeleton lines={10} />}
      {list.isError && receipts.length === 0 && (
        <ErrorState error={list.error} onRetry={() => list.refetch()} busy={list.isFetching} />
      )}
      {list.isSuccess && receipts.length === 0 && (
        <p className={queue.empty}>
          <strong>{t(tab === 'unmatched' ? 'receipt.empty' : 'receipt.emptyAll')}</strong>
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
            {t('more')}
          </Button>
        </div>
      )}
    </section>
  )
}
