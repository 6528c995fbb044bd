import { deadlineText, playTimeText } from '@teeviet/contract/display/deadline-text'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useState } from 'react'
import { useAct } from '../../forms/use-act.ts'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import styles from '../../theme/layout.module.css'
import type { StaffBookingDetail } from './booking.ts'
import { Line } from './booking-lines.tsx'
import panel from './booking-panel.module.css'
import { OtherTimesForm } from './other-times-form.tsx'
import { isWithdrawable, mayOfferTimes } from './steps-allowed.ts'

const call = 'POST /api/staff/bookings/:id/offer-times'
const takeBack = 'POST /api/staff/bookings/:id/withdraw-change'

/**
 * The other times that a golfer was offered; while a request waits, or the tee time of a later booking is ahead, the way to
 * offer some.
 */
export function OtherTimes({ booking }: { booking: StaffBookingDetail }) {
  const t = useT('staff')
  const language = useLanguage()
  const [isChoosing, setChoosing] = useState(false)
  const { counter_offer: offer, offered_until, state, club, now } = booking
  const isInPlace = isWithdrawable(booking)
  const isOpen = offer?.state === 'open'
  const mayOffer = mayOfferTimes(booking)
  const proposed = state === 'requested' && offered_until === null ? club?.proposed_at : null
  return (
    <>
      {offered_until !== null && (state === 'requested' || isOpen) && (
        <p>
          <StatusBadge tone="waiting">
            {t('offer.offered', { time: deadlineText(offered_until, now, language) })}
          </StatusBadge>
        </p>
      )}
      {offer && (
        <>
          <p className={styles.muted}>{t(`offer.${offer.state}`)}</p>
          <ul>
            {offer.options.map(({ option, facility, date_played, flights, amount }) => (
              <Line
                key={option}
                end={amount !== null && <span className="amount">{formatMoney(amount)}</span>}
              >
                {option === offer.accepted_option ? '✓ ' : ''}
                {playTimeText({ date_played, is_any_time: 0, flights }, language, '')}
                {facility.id !== booking.facility.id && ` ·\u00a0${facility.title}`}
              </Line>
            ))}
          </ul>
        </>
      )}
      {isInPlace && isOpen && <TakeBack id={booking.id} />}
      {mayOffer && isInPlace && isChoosing && <p className={styles.muted}>{t('offer.endsWithout')}</p>}
      {mayOffer && !isChoosing && (
        <div className={styles.buttons}>
          {proposed && proposed > now && <OfferProposed booking={booking} startAt={proposed} />}
          <Button
            look="second"
            call={call}
            data-offer="choice"
            aria-keyshortcuts={proposed ? undefined : 'O'}
            onClick={() => setChoosing(true)}
          >
            {t('offer.start')} {!proposed && <kbd className={panel.key}>O</kbd>}
          </Button>
        </div>
      )}
      {mayOffer && isChoosing && <OtherTimesForm booking={booking} onDone={() => setChoosing(false)} />}
    </>
  )
}

/** Takes back the times on offer: the booking stays as it was. */
function TakeBack({ id }: { id: number }) {
  const t = useT('staff')
  const act = useAct()
  return (
    <>
      <p>
        <Button
          look="quiet"
          call={takeBack}
          busy={act.busy}
          onClick={() => act.send(takeBack, { id }, t('offer.takenBack'))}
        >
          {t('offer.takeBack')}
        </Button>
      </p>
      <Problem>{act.problem}</Problem>
    </>
  )
}

/** The start that the club proposes, offered to the golfer by one press. */
function OfferProposed({ booking, startAt }: { booking: StaffBookingDetail; startAt: number }) {
  const t = useT('staff')
  const language = useLanguage()
  const act = useAct()
  const options = [{ facility_id: booking.facility.id, start_at: startAt }]
  return (
    <>
      <Button
        call={call}
        busy={act.busy}
        data-offer="proposed"
        aria-keyshortcuts="O"
        onClick={() => act.send(call, { id: booking.id, options }, t('offer.sent'))}
      >
        {t('offer.proposed', { time: playTimeText({ date_played: startAt, is_any_time: 0 }, language, '') })}{' '}
        <kbd className={panel.key}>O</kbd>
      </Button>
      <Problem>{act.problem}</Problem>
    </>
  )
}
