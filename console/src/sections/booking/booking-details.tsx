import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { deadlineText, playTimeText } from '@teeviet/contract/display/deadline-text'
import { namelessMember } from '@teeviet/contract/display/nameless-member'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatTaxCode } from '@teeviet/contract/rules/money/tax-code'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import type { ReactNode } from 'react'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { dotted } from '../../kit/dotted.tsx'
import { Icon } from '../../kit/icon.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { useMayCall } from '../../session/may-call.ts'
import styles from '../../theme/layout.module.css'
import { BookingAttachments } from '../attachments/booking-attachments.tsx'
import { TakePayment } from '../counter/take-payment.tsx'
import { BookingMessages } from '../messages/booking-messages.tsx'
import { RainCheck } from '../rain-check/rain-check.tsx'
import { CaddieForm } from '../starter/caddie-form.tsx'
import { StartNote } from '../starter/start-note.tsx'
import { WeatherDecision } from '../weather/weather-decision.tsx'
import { AttendanceForm } from './attendance.tsx'
import type { StaffBookingDetail } from './booking.ts'
import { BookingClub, isAcknowledgeable } from './booking-club.tsx'
import { BookingDocuments } from './booking-documents.tsx'
import { BookingHistory, BookingMoney, BookingPlayers, FlightList, RefundTiers } from './booking-lines.tsx'
import { BookingNotes } from './booking-notes.tsx'
import panel from './booking-panel.module.css'
import { BookingRefunds } from './booking-refunds.tsx'
import { AddPhone } from './change/add-phone.tsx'
import { BookingCompany } from './change/booking-company.tsx'
import { ChangeBooking, changeCall, isChangeable } from './change/change-booking.tsx'
import { ChangeDeposit } from './change/change-deposit.tsx'
import type { Move } from './change/change-draft.ts'
import { answerCall, RequestedChange } from './change/requested-change.tsx'
import { Alternatives } from './fields/alternatives.tsx'
import { ClubClosing } from './fields/club-closing.tsx'
import { NamePlayers } from './name-players.tsx'
import { OtherTimes } from './other-times.tsx'
import { mayOfferTimes } from './steps-allowed.ts'

/** An opened booking: place and time, contact, players, price, cancellation terms, history. */
export function BookingDetails({ booking, move }: { booking: StaffBookingDetail; move: Move | undefined }) {
  const t = useT('staff')
  const ui = useT('ui')
  const change = useT('staff-change')
  const sharing = useT('staff-sharing')
  const mayCall = useMayCall()
  const { facility } = booking
  const asked = booking.requested_change?.state === 'requested' ? booking.requested_change : null
  return (
    <>
      <div>
        <p className={panel.time}>{playTimeText(booking, useLanguage(), t('list.anyTime'))}</p>
        <p>
          <strong>{facility.title}</strong>{' '}
          <span className={styles.muted}>·&nbsp;{t(`filter.${facility.region}`)}</span>
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
      {booking.ending && <Ending ending={booking.ending} />}
      <ClubClosing key={`closing ${booking.id}`} booking={booking} />
      <HoldNote booking={booking} />
      <Booker booking={booking} />
      <AddPhone key={`phone ${booking.id}`} booking={booking} />
      {(booking.club || isAcknowledgeable(booking)) && (
        <Part title={t('club.title')}>
          <BookingClub booking={booking} />
        </Part>
      )}
      {asked && (
        <Part title={change('requested')}>
          <RequestedChange booking={booking} change={asked} mayAnswer={mayCall(answerCall)} />
        </Part>
      )}
      {booking.alternatives.length > 0 && (
        <Part title={t('alternatives.title')}>
          <Alternatives booking={booking} />
        </Part>
      )}
      {(mayOfferTimes(booking) || booking.counter_offer) && (
        <Part title={t('offer.title')}>
          <OtherTimes booking={booking} />
        </Part>
      )}
      <Part title={t('panel.players')}>
        <BookingPlayers booking={booking} />
        <PlaysWith booking={booking} />
        <NamePlayers booking={booking} />
        <AttendanceForm booking={booking} />
        <RainCheck booking={booking} as="staff" />
        <WeatherDecision decision={booking.weather} />
        <CaddieForm key={`caddies ${booking.id}`} booking={booking} as="staff" />
        <StartNote booking={booking} as="staff" />
      </Part>
      {booking.flights.length > 1 && (
        <Part title={t('panel.teeTimes')}>
          <FlightList booking={booking} />
        </Part>
      )}
      {!asked && isChangeable(booking) && mayCall(changeCall) && (
        <Part title={change('title')}>
          <ChangeBooking booking={booking} move={move} />
        </Part>
      )}
      <Part title={t('panel.price')}>
        <BookingMoney booking={booking} />
        <ChangeDeposit booking={booking} />
        <BookingCompany booking={booking} />
        <BookingDocuments booking={booking} />
        <TakePayment booking={booking} />
        <BookingRefunds booking={booking} />
      </Part>
      {booking.refund_terms.length > 0 && (
        <Part title={t('panel.terms')}>
          <RefundTiers booking={booking} />
        </Part>
      )}
      <Part title={sharing('messages.title')}>
        <BookingMessages bookingId={booking.id} />
      </Part>
      <Part title={sharing('attachments.title')}>
        <BookingAttachments key={booking.id} booking={booking} />
      </Part>
      <Part title={t('panel.notes')}>
        <BookingNotes booking={booking} />
      </Part>
      <Part title={t('panel.history')}>
        <BookingHistory booking={booking} />
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={panel.title}>{title}</h3>
      {children}
    </section>
  )
}

/** The booker, the channel, and the contact. */
function Booker({
  booking: { booker, bank_id, merchant, requested_at, company },
}: {
  booking: StaffBookingDetail
}) {
  const t = useT('staff')
  const facts = [
    `vID ${booker.vga}`,
    booker.phone,
    requested_at !== null && (
      <span key="requested">
        {t('panel.requestedAt')} <span className="date">{formatHistoryTime(requested_at)}</span>
      </span>
    ),
    bank_id !== null && t('panel.bank', { id: String(bank_id) }),
    merchant,
  ]
  return (
    <div className={`${styles.head} ${panel.wash}`}>
      <div>
        <strong>{booker.fullname || namelessMember(booker.vga)}</strong>
        <p className={styles.muted}>{dotted(facts)}</p>
        {company && (
          <p>
            <strong>{company.name}</strong>{' '}
            <span className={styles.muted}>
              {[formatTaxCode(company.tax_code), company.address, company.email].join(' ·\u00a0')}
            </span>
          </p>
        )}
      </div>
      {booker.phone !== '' && (
        <Button
          component="a"
          variant="default"
          href={`tel:${booker.phone}`}
          leftSection={<Icon name="phone" />}
        >
          {t('panel.call', { phone: booker.phone })}
        </Button>
      )}
    </div>
  )
}

/** The bookings of the same open flight, each with its own bill. */
function PlaysWith({ booking: { plays_with: together = [] } }: { booking: StaffBookingDetail }) {
  const t = useT('staff')
  if (together.length === 0) return null
  return (
    <p>
      {t('panel.playsWith')}{' '}
      {together.map(({ id, general_bill_code: code, state }) => (
        <span key={id}>
          <Link to="/staff" search={{ tab: 'all', id }} className="code">
            {code}
          </Link>{' '}
          <span className={styles.muted}>{t(`state.${state}`)}</span>{' '}
        </span>
      ))}
    </p>
  )
}

/** The actor and time of a booking's end, and the text its golfer reads. */
function Ending({ ending: { by, at, text, money } }: { ending: NonNullable<StaffBookingDetail['ending']> }) {
  const t = useT('staff')
  return (
    <div className={styles.note}>
      <p>
        <strong>{t(`panel.endedBy.${by}`)}</strong>{' '}
        <span className={`date ${styles.muted}`}>{formatHistoryTime(at)}</span>
      </p>
      <p>{t('panel.golferReads', { text: [text, money].filter(Boolean).join(' ') })}</p>
    </div>
  )
}

/** Shows that a request holds no places, and why; or until when an overdue one still does. */
function HoldNote({ booking: { unheld_for, hold_deadline, now } }: { booking: StaffBookingDetail }) {
  const t = useT('staff')
  const language = useLanguage()
  if (unheld_for)
    return (
      <p className={panel.wash}>
        <StatusBadge tone="urgent">{t('list.unheld')}</StatusBadge> {t(`hold.${unheld_for}`)}
      </p>
    )
  if (hold_deadline === null) return null
  return <p className={panel.wash}>{t('hold.until', { time: deadlineText(hold_deadline, now, language) })}</p>
}
