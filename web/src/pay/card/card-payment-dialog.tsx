import { useQuery } from '@tanstack/react-query'
import type { GatewayMethod } from '@teeviet/contract/rules/money/gateway-methods'
import { useEffect, useState } from 'react'
import { Refused } from '#api/client/failed-call.ts'
import {
  type CardPayment,
  type CardPurpose,
  type Instalment,
  startCard,
} from '#api/queries/member/start-card.ts'
import type { DialogControl } from '#dialogs/open.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useT } from '#i18n/use-texts.tsx'
import type { Session } from '#session/session.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import styles from './card-payment-dialog.module.css'
import { CardSum, PayerDeclaration } from './card-sum.tsx'
import { InstalmentPlans } from './instalment-plans.tsx'

/**
 * The last look before a gateway's page: amount, fee and total, the plans of instalments where the gateway has them,
 * and what the payer declares by going on. With `newTab` going on opens the page there. Closes with the payment that
 * was gone on with.
 */
export default function CardPaymentDialog({
  session,
  purpose,
  method,
  newTab,
  close,
}: DialogControl & { session: Session; purpose: CardPurpose; method: GatewayMethod; newTab: boolean }) {
  const t = useT('payment')
  const [plan, setPlan] = useState<Instalment | null>(null)
  const query = useQuery({
    ...startCard(session, purpose, method, plan),
    placeholderData: (before) => before,
  })
  const { data, error } = query
  useEffect(() => {
    if (error instanceof Refused) showToast('error', error.message)
  }, [error])
  const ready = data && !error && !query.isPlaceholderData && !query.isFetching ? data : null

  function goOn(payment: CardPayment) {
    const link = payment.ale_pay_link ?? payment.epay_link
    if (newTab && link) window.open(link, '_blank', 'noopener')
    close(payment)
  }

  return (
    <Dialog
      title={t('cardTitle')}
      close={() => close()}
      footer={
        <>
          <Button look="second" onClick={() => close()}>
            {t('card.back')}
          </Button>
          <Button
            busy={query.isFetching}
            aria-disabled={ready === null || undefined}
            onClick={() => ready && goOn(ready)}
            data-autofocus
          >
            {t('card.continue')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {error && <Problem error={error} busy={query.isFetching} onRetry={() => query.refetch()} />}
        {!data && !error && <Skeleton height={160} />}
        {data && <CardSum amount={data.amount} fee={data.fee} />}
        {data && method === 'ale_pay' && <InstalmentPlans purpose={purpose} plan={plan} onPlan={setPlan} />}
        {data && <PayerDeclaration />}
        {data && newTab && <p className={styles.small}>{t('card.newTab')}</p>}
      </div>
    </Dialog>
  )
}

function Problem({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => void }) {
  return error instanceof Refused ? (
    <p role="alert">{error.message}</p>
  ) : (
    <ErrorState error={error} onRetry={onRetry} busy={busy} />
  )
}
