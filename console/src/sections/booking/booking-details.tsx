import { playTimeText } from '@teeviet/contract/display/deadline-text'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import type { ReactNode } from 'react'
import type { DataOf } from '../../api/call.ts'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { ButtonAnchor } from '../../kit/button.tsx'
import { BookingEnding } from './booking-ending.tsx'
import { BookingHistory } from './booking-history.tsx'
import { BookingMoney } from './booking-money.tsx'
import { BookingNotes } from './booking-notes.tsx'
import styles from './booking-panel.module.css'
import { BookingPlayers } from './booking-players.tsx'
import { FlightList } from './flight-list.tsx'
import { HoldNote } from './hold-note.tsx'
import { RefundTiers } from './refund-tiers.tsx'

export type StaffBookingDetail = DataOf<'GET /api/staff/bookings/:id'>

/** A booking opened: where and when, whom to call, who plays, what it costs, what cancelling means, what happened. */
export function BookingDetails({ booking }: { booking: StaffBookingDetail }) {
  const t = useT('staff')
  const ui = useT('ui')
  const language = useLanguage()
  const { booker, facility } = booking
  const source = [
    booking.bank_id === null ? '' : t('panel.bank', { id: String(booking.bank_id) }),
    booking.merchant,
  ]
    .filter(Boolean)
    .join(' ·\u00a0')
  return (
    <>
      <div className={styles.lead}>
        <p className={styles.time}>{playTimeText(booking, language, t('list.anyTime'))}</p>
        <p className={styles.strong}>
          {facility.title} <span className={styles.muted}>·&nbsp;{t(`filter.${facility.region}`)}</span>
        </p>
        <p>
          {ui('players', { n: booking.number_player })}
          {booking.number_hole !== null && ` ·\u00a0${ui('holes', { n: booking.number_hole })}`}
          {' ·\u00a0'}
          <strong className="amount">
            {booking.amount === null ? t('list.noPrice') : formatMoney(booking.amount)}
          </strong>
        </p>
      </div>
      {booking.ending && <BookingEnding ending={booking.ending} />}
      <HoldNote booking={booking} />
      <div className={styles.booker}>
        <div>
          <p className={styles.strong}>{booker.fullname || `vID ${booker.vga}`}</p>
          <p className={styles.muted}>
            vID {booker.vga} ·&nbsp;<span className="phone">{booker.phone}</span>
            {booking.requested_at !== null && (
              <>
                {` ·\u00a0${t('panel.requestedAt')} `}
                <span className="date">{formatHistoryTime(booking.requested_at)}</span>
              </>
            )}
            {source !== '' && ` ·\u00a0${source}`}
          </p>
        </div>
        <ButtonAnchor look="second" size="small" icon="phone" href={`tel:${booker.phone}`}>
          {t('panel.call', { phone: booker.phone })}
        </ButtonAnchor>
      </div>
      <Part title={t('panel.players')}>
        <BookingPlayers booking={booking} />
      </Part>
      {booking.flights.length > 1 && (
        <Part title={t('panel.teeTimes')}>
          <FlightList flights={booking.flights} />
        </Part>
      )}
      <Part title={t('panel.price')}>
        <BookingMoney booking={booking} />
      </Part>
      {booking.refund_terms.length > 0 && (
        <Part title={t('panel.terms')}>
          <RefundTiers terms={booking.refund_terms} now={booking.now} />
        </Part>
      )}
      <Part title={t('panel.notes')}>
        <BookingNotes booking={booking} />
      </Part>
      <Part title={t('panel.history')}>
        <BookingHistory history={booking.history} />
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  )
}
