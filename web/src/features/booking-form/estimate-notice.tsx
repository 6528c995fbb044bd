import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { formatClock } from '@teeviet/contract/rules/dates'
import { formatMoney } from '@teeviet/contract/rules/money'
import type { ReactNode } from 'react'
import { FailedCall, Refused } from '../../api/failed-call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Price } from '../../ui/price.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './booking-form.module.css'
import { type Estimate, estimateQuery } from './estimate.ts'
import type { Booking } from './use-booking.ts'

/** What the booking will cost, or why that cannot be told yet. */
export function EstimateNotice({ booking }: { booking: Booking }) {
  const { draft, play, players } = booking
  const estimate = useQuery(estimateQuery(draft, play, players))
  return (
    <div className={styles.estimate} aria-live="polite" aria-busy={estimate.isFetching}>
      <Inside booking={booking} estimate={estimate} />
    </div>
  )
}

function Inside({ booking, estimate }: { booking: Booking; estimate: UseQueryResult<Estimate> }) {
  const t = useT('booking')
  const { draft, play, players } = booking
  if (draft.course === null) return <Warning text={t('estimate.nothing')} />
  // A refusal counts more than the price that was shown before it.
  if (estimate.error instanceof Refused) return <Warning text={estimate.error.message} />
  if (play === null || play.isAnyTime) return <Warning text={t('estimate.noTime')} />
  if (players.length === 0) {
    if (play.price === null) return <p>{t('estimate.byStaff')}</p>
    return (
      <Line label={t('estimate.title')}>
        <Price amount={play.price} size="large" per />
      </Line>
    )
  }
  if (estimate.data)
    return <Amounts estimate={estimate.data} players={players.length} asked={play.startsAt} />
  if (estimate.error) {
    const isOffline = estimate.error instanceof FailedCall && estimate.error.status === 0
    return (
      <>
        <Warning text={isOffline ? estimate.error.message : t('estimate.failed')} />
        <Retry onRetry={() => estimate.refetch()} />
      </>
    )
  }
  return <Skeleton lines={2} />
}

function Amounts({ estimate, players, asked }: { estimate: Estimate; players: number; asked: number }) {
  const t = useT('booking')
  const ui = useT('ui')
  const { payment_amount, date_played, is_any_time } = estimate
  // A group that does not fit where it wants to start is put beside it: better said before it is sent.
  const otherTime = is_any_time === 0 && date_played !== asked && (
    <Warning text={t('estimate.otherTime', { time: formatClock(date_played) })} />
  )
  if (payment_amount === null) {
    return (
      <>
        <p>{t('estimate.byStaff')}</p>
        {otherTime}
      </>
    )
  }
  const amountOf = (type: 'booking' | 'hio') =>
    estimate.services.find((service) => service.type === type)?.amount
  const packages = amountOf('hio') ?? 0
  return (
    <>
      <Line label={t('estimate.title')}>
        <Price amount={payment_amount} size="large" />
      </Line>
      {otherTime}
      {packages > 0 && (
        <>
          <Part label={t('estimate.play', { n: players })} amount={amountOf('booking') ?? 0} />
          <Part label={t('estimate.packages')} amount={packages} />
        </>
      )}
      <p className={styles.small}>{ui('included')}</p>
      <p className={styles.small}>{t('estimate.free')}</p>
    </>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className={styles.line}>
      <span>{label}</span>
      {children}
    </p>
  )
}

function Part({ label, amount }: { label: string; amount: number }) {
  return (
    <p className={styles.part}>
      <span>{label}</span>
      <span className="amount">{formatMoney(amount)}</span>
    </p>
  )
}

function Warning({ text }: { text: string }) {
  return (
    <p className={styles.warning}>
      <Icon name="info" size={18} />
      <span>{text}</span>
    </p>
  )
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const ui = useT('ui')
  return (
    <Button look="quiet" size="small" onClick={onRetry}>
      {ui('retry')}
    </Button>
  )
}
