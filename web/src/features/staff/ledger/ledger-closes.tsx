import { useInfiniteQuery } from '@tanstack/react-query'
import { useT } from '../../../i18n/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useStaff } from '../use-staff.tsx'
import { CloseForm } from './close-form.tsx'
import { CloseRow } from './close-row.tsx'
import { closesQuery } from './closes-query.ts'
import styles from './ledger.module.css'

/** The daily closes, the latest first, with what did not agree; and a day closed by hand. */
export function LedgerCloses() {
  const t = useT('staff')
  const list = useInfiniteQuery(closesQuery(useStaff()))
  const closes = list.data?.pages.flat() ?? []
  return (
    <section className={styles.card} aria-labelledby="ledger-closes">
      <h2 id="ledger-closes" className={styles.heading}>
        {t('ledger.close.title')}
      </h2>
      <CloseForm />
      {list.isPending && <Skeleton lines={4} />}
      {list.isError && closes.length === 0 && (
        <ErrorState error={list.error} onRetry={() => list.refetch()} busy={list.isFetching} />
      )}
      {list.isSuccess && closes.length === 0 && <p className={styles.muted}>{t('ledger.close.none')}</p>}
      <ul className={styles.rows}>
        {closes.map((close) => (
          <CloseRow key={close.id} close={close} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          look="second"
          size="small"
          busy={list.isFetchingNextPage}
          onClick={() => list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </section>
  )
}
