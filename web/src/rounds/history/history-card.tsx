import { Link } from '@tanstack/react-router'
import { historyPlayTime } from '@teeviet/contract/display/deadline-text'
import { namesByFlight } from '@teeviet/contract/display/names-by-flight'
import type { HistoryType } from '@teeviet/contract/rules/bookings/statuses'
import { announced } from '@teeviet/contract/rules/list-of-names'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import type { ReactNode } from 'react'
import type { HistoryItem } from '#api/queries/member/history.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { PayButton } from '#pay/methods/pay-button.tsx'
import { BookingBadge } from '#ui/booking/booking-badge.tsx'
import { bookingClock } from '#ui/booking/booking-clock.ts'
import { BookingCountdown } from '#ui/booking/booking-countdown.tsx'
import { isPayable } from '#ui/booking/booking-status.ts'
import { Picture } from '#ui/picture/picture.tsx'
import styles from './history-card.module.css'

/**
 * A booking in a list: status and next step first, then course, time, all players, its code and price. The whole card
 * opens its bill.
 */
export function HistoryCard({
  item,
  type,
  onClockEnd,
  again,
}: {
  item: HistoryItem
  /** The filter the bill leads back to. */
  type: HistoryType
  onClockEnd: () => void
  /** Repeats the booking, once it is over. */
  again?: ((item: HistoryItem) => ReactNode) | undefined
}) {
  const t = useT('history')
  const bill = useT('bill')
  const language = useLanguage()
  const ui = useT('ui')
  const { Booking_Pax: booking } = item
  const clock = bookingClock(item)
  const why = item.unheld_for
    ? bill(`unheld.${item.unheld_for}`)
    : (item.ending?.text ?? (item.state === 'draft' ? bill('draft') : ''))
  const names = namesByFlight(item.flights, language)
  const play = { ...item, date_played: booking.date_played }
  return (
    <article className={styles.card} data-general-status={item.general_status}>
      <div className={styles.next}>
        <BookingBadge generalStatus={item.general_status} state={item.state} amount={item.total_amount} />
        {clock && (
          <p className={clock.kind === 'pay' ? styles.urgent : styles.calm}>
            <BookingCountdown clock={clock} onEnd={onClockEnd} />
          </p>
        )}
        {isPayable(item) && (
          <span className={styles.pay}>
            <PayButton billId={item.id_general_bill} amount={item.total_amount ?? 0} size="small">
              {t('card.pay')}
            </PayButton>
          </span>
        )}
        {again && isOver(item) && <span className={styles.pay}>{again(item)}</span>}
      </div>
      {why && <p className={styles.why}>{why}</p>}
      <div className={styles.head}>
        <div className={styles.logo}>
          <Picture src={item.img_logo} alt="" ratio="1" />
        </div>
        <div>
          <h3 className={styles.course}>
            <Link
              to="/wap/detail-history-booked/$id_general_bill_detail"
              params={{ id_general_bill_detail: String(booking.id_general_bill_detail) }}
              search={{ status: item.general_status, type }}
              className={styles.open}
            >
              {booking.facility.title}
            </Link>
          </h3>
          <p className={styles.play}>{historyPlayTime(play, language, bill('facts.anyTime'))}</p>
          <p className={styles.names}>
            {announced(ui('players', { n: item.number_player }), names, language)}
          </p>
        </div>
      </div>
      <dl className={styles.facts}>
        <Fact name={bill('code.title')}>
          <strong className="code">{item.booking_code}</strong>
        </Fact>
        <Fact name={t('card.total')}>
          {item.total_amount === null ? (
            ui('priceByStaff')
          ) : (
            <strong className="amount">{formatMoney(item.total_amount)}</strong>
          )}
        </Fact>
        {item.left_to_pay !== null && item.left_to_pay !== item.total_amount && (
          <Fact name={t('card.left')}>
            <strong className="amount">{formatMoney(item.left_to_pay)}</strong>
          </Fact>
        )}
        {item.payment_code !== null && <Fact name={t('card.paymentCode')}>{item.payment_code}</Fact>}
        <OtherTimes item={item} />
        <Fact name={t('card.bookedOn')}>{formatHistoryTime(item.booking_date)}</Fact>
        {item.is_hio === 1 && item.package_name !== '' && (
          <Fact name={t('card.insurance')}>{item.package_name}</Fact>
        )}
      </dl>
    </article>
  )
}

/** Whether a booking was played or has ended otherwise. */
function isOver({ ending, Booking_Pax: { date_played }, now }: HistoryItem): boolean {
  return ending !== null || date_played < now
}

/** The other times of a request: how many are named while it waits, then which one was confirmed. */
function OtherTimes({ item: { alternatives, state } }: { item: HistoryItem }) {
  const t = useT('history')
  const { named, confirmed } = alternatives
  if (confirmed === null && (named === 0 || state !== 'requested')) return null
  return (
    <Fact name={t('card.otherTimes')}>
      {confirmed === null ? t('card.otherNamed', { n: named }) : t('card.otherConfirmed', { n: confirmed })}
    </Fact>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
