import { useQuery } from '@tanstack/react-query'
import { historyPlayTime } from '@teeviet/contract/display/deadline-text'
import type { HistoryType } from '@teeviet/contract/rules/bookings/statuses'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { memberQuery } from '#api/client/member-query.ts'
import * as api from '#api/index.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import type { Session } from '#session/session.ts'
import { BookingBadge } from '#ui/booking/booking-badge.tsx'
import { ButtonLink } from '#ui/form/button.tsx'
import { Fairway } from '#ui/picture/fairway.tsx'
import { Flights } from '../flights/flights.tsx'
import type { HistoryItem } from './history-query.ts'
import styles from './next-round-card.module.css'

/** One flight; of a larger group the rest is counted. */
const namesShown = 4

/** The golfer's next round as a card to show at the bag drop: course, time, who plays, the code. */
export function NextRoundCard({
  session,
  item,
  type,
}: {
  session: Session
  item: HistoryItem
  type: HistoryType
}) {
  const t = useT('history')
  const ui = useT('ui')
  const bill = useT('bill')
  const language = useLanguage()
  const { Booking_Pax: booking } = item
  const { data: players } = useQuery(
    memberQuery(session, api.rounds.flights, {
      id_general_bill_detail: booking.id_general_bill_detail,
    }),
  )
  const more = Math.max(0, item.number_player - namesShown)
  const play = { date_played: booking.date_played, is_any_time: item.is_any_time }
  const when = historyPlayTime(play, language, bill('facts.anyTime'))
  const clockAt = when.indexOf('- ') + 2
  return (
    <section className={styles.card} aria-labelledby="next-round" data-general-status={item.general_status}>
      <Fairway className={styles.picture} />
      <div className={styles.body}>
        <h2 id="next-round" className={styles.label}>
          {t('next.title')}
        </h2>
        <p className={styles.course}>{booking.facility.title}</p>
        <p className={styles.when}>
          <span className="date">{when.slice(0, clockAt)}</span>
          <span className={`time ${styles.clock}`}>{when.slice(clockAt)}</span>
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>{t('next.players')}</dt>
            <dd>
              {ui('players', { n: item.number_player })}
              {item.flights.length > 1 ? (
                <Flights flights={item.flights} />
              ) : (
                <ul
                  className={styles.players}
                  style={{ '--lines': Math.min(item.number_player, namesShown) + Math.sign(more) }}
                >
                  {players?.slice(0, namesShown).map(({ id, fullname, name_out_system, name }) => (
                    <li key={id}>{fullname || name_out_system || name}</li>
                  ))}
                  {players && more > 0 && <li>+{more}</li>}
                </ul>
              )}
            </dd>
          </div>
          <div>
            <dt>{t('next.code')}</dt>
            <dd className={`code ${styles.code}`}>{item.booking_code}</dd>
          </div>
          <div>
            <dt>{t('card.billCode')}</dt>
            <dd className="code">{item.bill_code}</dd>
          </div>
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
        <div className={styles.foot}>
          <BookingBadge generalStatus={item.general_status} state={item.state} amount={item.total_amount} />
          <span className={styles.small}>{t('next.show')}</span>
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
    </section>
  )
}
