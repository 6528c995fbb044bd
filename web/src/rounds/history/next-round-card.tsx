import { historyPlayTime } from '@teeviet/contract/display/deadline-text'
import type { HistoryType } from '@teeviet/contract/rules/bookings/statuses'
import { announced, listOfNames } from '@teeviet/contract/rules/list-of-names'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import type { HistoryItem } from '#api/queries/member/history.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { BookingBadge } from '#ui/booking/booking-badge.tsx'
import { ButtonLink } from '#ui/form/button.tsx'
import { Fairway } from '#ui/picture/fairway.tsx'
import { BookingCode } from '../code/booking-code.tsx'
import { Flights } from '../flights/flights.tsx'
import styles from './next-round-card.module.css'

/** The golfer's next round as a card to show at the club: course, time, who plays, the code. */
export function NextRoundCard({ item, type }: { item: HistoryItem; type: HistoryType }) {
  const t = useT('history')
  const ui = useT('ui')
  const bill = useT('bill')
  const language = useLanguage()
  const { Booking_Pax: booking, flights } = item
  const play = { date_played: booking.date_played, is_any_time: item.is_any_time }
  const when = historyPlayTime(play, language, bill('facts.anyTime'))
  const clockAt = when.indexOf('- ') + 2
  const names = flights.length === 1 ? listOfNames(flights[0]?.players ?? [], language) : ''
  return (
    <section className={styles.card} aria-labelledby="next-round" data-general-status={item.general_status}>
      <Fairway className={styles.picture} />
      <div className={styles.body}>
        <div className={styles.top}>
          <h2 id="next-round" className={styles.label}>
            {t('next.title')}
          </h2>
          <BookingBadge generalStatus={item.general_status} state={item.state} amount={item.total_amount} />
        </div>
        <p className={styles.course}>{booking.facility.title}</p>
        <p className={styles.when}>
          <span className="date">{when.slice(0, clockAt)}</span>
          <span className={`time ${styles.clock}`}>{when.slice(clockAt)}</span>
        </p>
        <p>{announced(ui('players', { n: item.number_player }), names, language)}</p>
        <Flights flights={flights} />
        <BookingCode code={item.booking_code} />
        <div className={styles.bottom}>
          <dl className={styles.facts}>
            {item.total_amount !== null && (
              <div>
                <dt>{t('card.total')}</dt>
                <dd className="amount">{formatMoney(item.total_amount)}</dd>
              </div>
            )}
            <div>
              <dt>{t('card.bookedOn')}</dt>
              <dd className="date">{formatHistoryTime(item.booking_date)}</dd>
            </div>
            {item.payment_code !== null && (
              <div>
                <dt>{t('card.paymentCode')}</dt>
                <dd className="code">{item.payment_code}</dd>
              </div>
            )}
            {item.is_hio === 1 && item.package_name !== '' && (
              <div>
                <dt>{t('card.insurance')}</dt>
                <dd>{item.package_name}</dd>
              </div>
            )}
          </dl>
          <div>
            <ButtonLink
              look="second"
              size="small"
              to="/wap/detail-history-booked/$id_general_bill_detail"
              params={{ id_general_bill_detail: String(booking.id_general_bill_detail) }}
              search={{ status: item.general_status, type }}
            >
              {t('next.bill')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
