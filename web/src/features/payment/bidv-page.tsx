import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callQuery } from '../../api/query.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { usePartner } from '../../partner/partner-store.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { postForm } from './post-form.ts'

const handedOver = 'bidv-handed-over'

/**
 * Hands the encrypted bill to the golfer's bank: by itself the first time, by a button for who has come back from there or whose
 * browser did not go.
 */
export function BidvPage({ data, transactionId }: { data: string; transactionId: string | undefined }) {
  const t = useT('payment')
  const code = usePartner()?.code ?? null
  const {
    data: page,
    error,
    refetch,
    isFetching,
  } = useQuery(callQuery('GET /api/for_wap/bidv_page', { code }))
  useEffect(() => {
    if (!page || sessionStorage.getItem(handedOver) === data) return
    sessionStorage.setItem(handedOver, data)
    postForm(page.url, { data })
  }, [page, data])

  if (error) return <ErrorState error={error} onRetry={() => refetch()} busy={isFetching} />
  if (!page) return <Skeleton height={240} />
  return (
    <EmptyState
      title={t('bank.going')}
      text={t('bank.goingText')}
      action={
        <>
          <Button onClick={() => postForm(page.url, { data })}>{t('bank.retry')}</Button>
          <ButtonLink look="second" to="/wap/bank-wait" search={{ transaction_id: transactionId }}>
            {t('bank.wait')}
          </ButtonLink>
        </>
      }
    />
  )
}
