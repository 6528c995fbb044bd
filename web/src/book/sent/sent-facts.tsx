import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatClock } from '@teeviet/contract/rules/time/dates'
import type { ReactNode } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import type { Flight } from '#rounds/flights/flight-list.tsx'
import { FlightList } from '#rounds/flights/flight-list.tsx'
import { usePromisedTimes } from '#site/promised-times.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { PlayTime } from '../form/form-fields.tsx'
import type { BookingSent } from '../send/flow.ts'
import { areOtherFlights } from '../send/other-flights.ts'
import styles from './sent-facts.module.css'

/** A sent booking, with its tee time and next steps; `stands` is its newer status, if known. */
export function SentFacts({
  sent,
  isEarlier,
  wished,
  shown = null,
  stands,
}: {
  sent: BookingSent
  isEarlier?: boolean
  wished?: number | null
  /** The tee times of a group that the form showed when it was sent. */
  shown?: readonly Flight[] | null
  /** The booking's current status, in words, and whether it has ended. */
  stands?: { text: string; isOver: boolean } | undefined
}) {
  const t = useT('booking')
  const { staffTime } = usePromisedTimes()
  const { payment_deadline, flights } = sent
  const isGroup = flights.length > 1
  const isOtherTime = !isGroup && wished != null && sent.is_any_time === 0 && wished !== sent.date_played
  return (
    <div className={styles.facts}>
      <span className={classNames(styles.sign, stands?.isOver && styles.ended)}>
        <Icon name={stands?.isOver ? 'close' : 'check'} size={30} />
      </span>
      <p className={styles.next} aria-live="polite">
        {stands?.text ??
          (payment_deadline === null
            ? t('sent.lead', { time: staffTime })
            : t('sent.instant', { time: formatClock(payment_deadline) }))}
      </p>
      {sent.unheld_for && !stands && <p className={styles.note}>{t('sent.unheld')}</p>}
      {isEarlier && <p className={styles.note}>{t('sent.earlier')}</p>}
      {isOtherTime && (
        <p className={styles.note}>
          {t(sent.unheld_for ? 'estimate.otherTime' : 'sent.otherTime', {
            time: formatClock(sent.date_played),
          })}
        </p>
      )}
      {areOtherFlights(shown, flights) && <p className={styles.note}>{t('sent.otherFlights')}</p>}
      {isGroup && <FlightList flights={flights} />}
      <dl className={styles.list}>
        <Fact name={t('sent.course')}>{sent.facility.title}</Fact>
        <Fact name={t('sent.play')}>
          <PlayTime
            play={{
              startsAt: sent.date_played,
              isAnyTime: sent.is_any_time === 1,
              path: isGroup ? undefined : flights[0]?.path,
            }}
          />
        </Fact>
        <Fact name={t('sent.players')}>{t('sent.playerCount', { n: sent.number_player })}</Fact>
        <Fact name={t('sent.code')} code>
          {sent.general_bill_code}
        </Fact>
        <Fact name={t('sent.amount')}>
          {sent.payment_amount === null ? (
            t('sent.amountLater')
          ) : (
            <strong className="amount">{formatMoney(sent.payment_amount)}</strong>
          )}
        </Fact>
      </dl>
    </div>
  )
}

function Fact({ name, code, children }: { name: string; code?: boolean; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={classNames(code && 'code')}>{children}</dd>
    </div>
  )
}
