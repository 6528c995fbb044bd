import type { UseQueryResult } from '@tanstack/react-query'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatClock } from '@teeviet/contract/rules/time/dates'
import { FailedCall, Refused } from '#api/client/failed-call.ts'
import type { Estimate } from '#api/queries/estimate.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Button } from '#ui/form/button.tsx'
import { Price } from '#ui/golf/price.tsx'
import { AlternativesField } from '../alternatives/alternatives-field.tsx'
import type { ChosenPlay } from '../draft/booking-draft.ts'
import type { Booking } from '../draft/use-booking.ts'
import { CancelTerms } from './cancel-lines.tsx'
import styles from './estimate.module.css'
import { Line, Warning } from './estimate-lines.tsx'
import { FlightChoice } from './flight-choice.tsx'
import { RefusedPlay } from './refused-play.tsx'

/** The server's price of a booking and the tee times of a group, or the reason of a refusal. */
export default function EstimateAnswer({
  booking,
  play,
  estimate,
}: {
  booking: Booking
  play: ChosenPlay
  estimate: UseQueryResult<Estimate>
}) {
  const t = useT('booking')
  const ui = useT('ui')
  const { data, error } = estimate
  const { draft, players } = booking
  // A refusal counts more than the price that was shown before it.
  if (draft.course && error instanceof Refused)
    return (
      <RefusedPlay text={error.message} courseId={draft.course.id} play={play} players={players.length} />
    )
  if (play.isAnyTime) return <Warning text={t('estimate.noTime')} />
  if (data) return <Amounts booking={booking} estimate={data} asked={play.startsAt} />
  const isOffline = error instanceof FailedCall && error.status === 0
  return (
    <>
      <Warning text={isOffline ? error.message : t('estimate.failed')} />
      <Button look="quiet" size="small" onClick={() => estimate.refetch()}>
        {ui('retry')}
      </Button>
    </>
  )
}

function Amounts({ booking, estimate, asked }: { booking: Booking; estimate: Estimate; asked: number }) {
  const t = useT('booking')
  const ui = useT('ui')
  const { payment_amount, date_played, is_any_time, flights } = estimate
  // A request off its own tee time is moved to a neighbouring one, and a group to several: shown before it is sent.
  const otherTime =
    flights.length > 1 ? (
      <FlightChoice booking={booking} estimate={estimate} />
    ) : (
      is_any_time === 0 &&
      date_played !== asked && <Warning text={t('estimate.otherTime', { time: formatClock(date_played) })} />
    )
  const unheld = estimate.unheld_for && <Warning text={t('estimate.unheld')} />
  if (payment_amount === null) {
    return (
      <>
        <p>{t('estimate.byStaff')}</p>
        {otherTime}
        {unheld}
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
      {unheld}
      {estimate.is_instant === 1 && <p>{t('estimate.instant')}</p>}
      {packages > 0 && (
        <>
          <Part label={t('estimate.play', { n: booking.players.length })} amount={amountOf('booking') ?? 0} />
          <Part label={t('estimate.packages')} amount={packages} />
        </>
      )}
      <p className={styles.small}>{ui('included')}</p>
      <p className={styles.small}>{t('estimate.free')}</p>
      <CancelTerms estimate={estimate} />
      {/* Only a request that a club must confirm can name other times. */}
      {estimate.takes_alternatives === 1 && <AlternativesField booking={booking} />}
    </>
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
