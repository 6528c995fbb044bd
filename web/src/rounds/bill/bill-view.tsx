import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { Bill } from '#api/queries/member/bill.ts'
import { BillComplaints } from '#content/complaints/bill-complaints.tsx'
import { useT } from '#i18n/use-texts.tsx'
import { BillHelp } from '#pay/bill/bill-help.tsx'
import { DocumentLinks } from '#pay/bill/document-links.tsx'
import { RefundLadder } from '#pay/refunds/refund-ladder.tsx'
import { BookingBadge } from '#ui/booking/booking-badge.tsx'
import { ButtonLink } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Section } from '#ui/layout/section.tsx'
import { CancelSection } from '../cancellation/cancel-section.tsx'
import { BookingCode } from '../code/booking-code.tsx'
import { RoundActions } from '../round/round-actions.tsx'
import { BillClock } from './bill-clock.tsx'
import { BillFacts } from './bill-facts.tsx'
import { BillProgress } from './bill-progress.tsx'
import { BillServices } from './bill-services.tsx'
import { isOverBeforePlay, unnamedPlayers } from './bill-steps.ts'
import { BillTotal } from './bill-total.tsx'
import styles from './bill-view.module.css'
import { PayCard } from './pay-card.tsx'

// Few bills have money that goes back.
const RefundList = lazy(() =>
  import('#pay/refunds/refund-list.tsx').then(({ RefundList }) => ({ default: RefundList })),
)

// Few requests cannot be had as asked, or name other times.
const BillOffer = lazy(() =>
  import('../other-times/bill-offer.tsx').then(({ BillOffer }) => ({ default: BillOffer })),
)

// Few bookings are changed.
const BillChange = lazy(() =>
  import('../change/bill-change.tsx').then(({ BillChange }) => ({ default: BillChange })),
)

// Few golfers change a booking, and few courses let them.
const OwnChange = lazy(() =>
  import('../change/own-change.tsx').then(({ OwnChange }) => ({ default: OwnChange })),
)

// Few bookings have players without a name.
const NamePlayers = lazy(() =>
  import('./name-players.tsx').then(({ NamePlayers }) => ({ default: NamePlayers })),
)

// A golfer who plays alone has no companion to send a pass to.
const PlayerPasses = lazy(() =>
  import('../round/player-passes.tsx').then(({ PlayerPasses }) => ({ default: PlayerPasses })),
)

// Few bills are split.
const BillShares = lazy(() =>
  import('../shares/bill-shares.tsx').then(({ BillShares }) => ({ default: BillShares })),
)

// Few golfers open their flight or play in another's.
const BillFlight = lazy(() =>
  import('../open-flight/bill-flight.tsx').then(({ BillFlight }) => ({ default: BillFlight })),
)

/**
 * A bill in the form of a receipt: status and next step, services, prices, cancellation terms. While the payment window
 * runs, the payment methods are right below the status, before everything else.
 */
export function BillView({ bill, onChange }: { bill: Bill; onChange: () => void }) {
  const t = useT('bill')
  const course = bill.services.find((service) => service.type === 'booking')?.booking_pax_detail.facility
  const isOver = isOverBeforePlay(bill.state)
  const isToPlay = !isOver && bill.state !== 'played' && bill.state !== 'cancellation_requested'
  const payable = bill.can_payment === 1 && bill.left_to_pay !== null
  const progress = (
    <>
      {isToPlay && <BookingCode code={bill.code} />}
      <BillProgress bill={bill} />
      {isToPlay && course && <RoundActions billId={bill.id_general_bill} course={course} />}
    </>
  )
  const shares = (bill.split !== null || bill.can_split === 1) && (
    // About the height of the shares, so that the code and the services below stay in place when they arrive.
    <Suspense fallback={<div style={{ height: `${7.4 + 9 * (bill.split?.shares.length ?? 0)}rem` }} />}>
      <BillShares bill={bill} />
    </Suspense>
  )
  const isAsked = bill.requested_change?.state === 'requested'
  const change = (bill.requested_change !== null || bill.change_until !== null) && isToPlay && (
    // About its height, so that what is below stays in place when it arrives.
    <Suspense fallback={isAsked && <div style={{ height: '19rem' }} />}>
      <OwnChange bill={bill} onChange={onChange} />
    </Suspense>
  )
  const isFlightAsked = bill.open_flight?.asks.some(({ state }) => state === 'asked')
  const flight = (bill.open_flight || bill.joined_flight) && isToPlay && (
    <Suspense fallback={isFlightAsked && <div style={{ height: '22rem' }} />}>
      <BillFlight bill={bill} />
    </Suspense>
  )
  return (
    <div className={styles.layout}>
      <Card className={styles.head}>
        <div className={styles.top}>
          <h2 className={styles.course}>
            {course && (
              <Link to="/san/chi-tiet/$id" params={{ id: String(course.id) }}>
                {course.title}
              </Link>
            )}
          </h2>
          <BookingBadge generalStatus={bill.general_status} state={bill.state} amount={bill.payment_amount} />
        </div>
        {bill.ending ? (
          <p className={styles.why}>
            {bill.ending.text} {bill.ending.money}
          </p>
        ) : (
          bill.state === 'draft' && <p className={styles.why}>{t('draft')}</p>
        )}
        {bill.unheld_for && <p className={styles.why}>{t(`unheld.${bill.unheld_for}`)}</p>}
        {bill.counter_offer === null && <BillClock bill={bill} onEnd={onChange} />}
        {!payable && progress}
        {isOver && course && (
          <ButtonLink to="/san/chi-tiet/$id" params={{ id: String(course.id) }}>
            {t('again')}
          </ButtonLink>
        )}
      </Card>

      <div className={styles.aside}>
        {(bill.counter_offer || bill.alternatives[0]) && (
          <Suspense>
            <BillOffer bill={bill} onChange={onChange} />
          </Suspense>
        )}
        {isAsked && change}
        {payable && (
          <>
            {bill.offered_change && (
              <Suspense>
                <BillChange bill={bill} change={bill.offered_change} onChange={onChange} />
              </Suspense>
            )}
            <PayCard bill={bill} />
            {shares}
          </>
        )}
        {isFlightAsked && flight}
      </div>

      <div className={styles.main}>
        {payable && <Card className={styles.head}>{progress}</Card>}
        {(bill.names_deadline !== null || (isToPlay && unnamedPlayers(bill).length > 0)) && (
          <Section title={t('names.title')}>
            <Card>
              <Suspense>
                <NamePlayers bill={bill} deadline={bill.names_deadline} onChange={onChange} />
              </Suspense>
            </Card>
          </Section>
        )}
        <Section title={t('facts.title')}>
          <Card>
            <BillFacts bill={bill} />
            <h3 className={styles.subtitle}>{t('services.title')}</h3>
            <BillServices services={bill.services} />
            <BillTotal bill={bill} />
            <DocumentLinks
              className={styles.certificate}
              documents={bill.documents.filter(({ refund_id }) => refund_id === null)}
            />
            {bill.insurrance_id !== null && (
              <p className={styles.certificate}>
                <Link to="/wap/insurance-certificate" search={{ insurrance_id: bill.insurrance_id }}>
                  {t('certificate')}
                </Link>
              </p>
            )}
          </Card>
        </Section>
      </div>

      <div className={styles.aside}>
        {!payable && shares}
        {bill.refund_terms.length > 0 && isToPlay && (
          <Section title={t('ladder.title')}>
            <Card>
              <RefundLadder bill={bill} paid={bill.state === 'paid'} />
            </Card>
          </Section>
        )}
        {bill.refunds.length > 0 && (
          <Suspense>
            <RefundList bill={bill} />
          </Suspense>
        )}
        {!isAsked && change}
        <CancelSection bill={bill} />
      </div>

      <div className={styles.main}>
        {isToPlay && bill.state !== 'draft' && bill.number_player > 1 && (
          <Suspense>
            <PlayerPasses bill={bill} />
          </Suspense>
        )}
        {!isFlightAsked && flight}
      </div>

      <div className={styles.aside}>
        <BillComplaints billId={bill.id_general_bill} />
        <BillHelp />
      </div>
    </div>
  )
}
