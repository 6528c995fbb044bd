import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { gatewayMethod } from '@teeviet/contract/rules/money/gateway-methods'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { paymentMethods } from '#api/queries/member/payment-methods.ts'
import { useT } from '#i18n/use-texts.tsx'
import type { Session } from '#session/session.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ButtonLink } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { CardOutcome } from '../card/card-outcome.tsx'
import { confirmCard } from '../card/use-card-confirmation.ts'
import { type MethodChoice, MethodList } from '../methods/method-list.tsx'
import type { PaymentMethod } from '../methods/method-target.ts'
import styles from './top-up-methods.module.css'

/** How to top up: by transfer on the next page, or by card in a new tab, which this page then waits for. */
export function TopUpMethods({
  session,
  amount,
  transactionId,
  onStarted,
}: {
  session: Session
  amount: number
  /** A card payment under way, as the address remembers it. */
  transactionId: string | undefined
  onStarted: (transactionId: string) => void
}) {
  const t = useT('wallet')
  const payment = useT('payment')
  const methods = useQuery(paymentMethods(session))

  function choose({ type }: PaymentMethod): MethodChoice {
    const method = gatewayMethod(type)?.type
    if (!method) return { link: { to: '/wap/wallet/qr-payment', search: { payment_amount: amount } } }
    return {
      press: async () => {
        const started = await confirmCard({ session, purpose: { topUp: amount }, method, newTab: true })
        if (started) onStarted(started.transaction_id)
      },
    }
  }

  const again = (
    <ButtonLink to="/wap/wallet/payment-method" search={{ payment_amount: amount }} replace>
      {payment('card.again')}
    </ButtonLink>
  )
  const list = (
    <>
      <Card>
        <p className={styles.sum}>
          <span>{t('method.sum')}</span>
          <span className={`amount ${styles.amount}`}>{formatMoney(amount)}</span>
        </p>
        <Link to="/wap/wallet/add-point" search={{ payment_amount: amount }}>
          {t('method.change')}
        </Link>
      </Card>
      <h2>{payment('method.choose')}</h2>
      <Loaded
        query={methods}
        skeleton={<Skeleton height={76} />}
        isEmpty={(all) => fit(all).length === 0}
        empty={<EmptyState title={t('method.none')} text={payment('method.noneText')} />}
      >
        {(all) => <MethodList methods={fit(all)} amount={amount} choose={choose} />}
      </Loaded>
    </>
  )
  return transactionId === undefined ? (
    list
  ) : (
    <CardOutcome session={session} id={transactionId} after={again}>
      {list}
    </CardOutcome>
  )
}

/** A wallet can be topped up by transfer and by card; points and a bank's own page are for bills only. */
const fit = (methods: readonly PaymentMethod[]) =>
  methods.filter(({ type }) => type === 'bank' || gatewayMethod(type) !== undefined)
