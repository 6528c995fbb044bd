import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { bidvPage } from '#api/queries/member/bidv-page.ts'
import { useT } from '#i18n/use-texts.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button, ButtonLink } from '#ui/form/button.tsx'
import { usePartner } from '#viewer/partner-store.ts'
import { waitBehind } from './open-bank-page.ts'
import { postForm } from './post-form.ts'

const handedOver = 'bidv-handed-over'

/**
 * Posts the encrypted bill to the golfer's bank: automatically the first time, by a button when its address is opened
 * again. Back from the bank leads to the page that waits for it.
 */
export function BidvPage({ data, transactionId }: { data: string; transactionId: string | undefined }) {
  const t = useT('payment')
  const code = usePartner()?.code ?? null
  const { data: page, error, refetch, isFetching } = useQuery(bidvPage(code))
  const { history } = useRouter()
  function leave(url: string) {
    waitBehind(history, transactionId)
    postForm(url, { data })
  }
  const goOn = useEffectEvent(leave)
  useEffect(() => {
    if (!page || sessionStorage.getItem(handedOver) === data) return
    sessionStorage.setItem(handedOver, data)
    goOn(page.url)
  }, [page, data])

  if (error) return <ErrorState error={error} onRetry={() => refetch()} busy={isFetching} />
  if (!page) return <Skeleton height={240} />
  return (
    <EmptyState
      title={t('bank.going')}
      text={t('bank.goingText')}
      action={
        <>
          <Button onClick={() => leave(page.url)}>{t('bank.retry')}</Button>
          <ButtonLink look="second" to="/wap/bank-wait" search={{ transaction_id: transactionId }}>
            {t('bank.wait')}
          </ButtonLink>
        </>
      }
    />
  )
}
