import { useQuery } from '@tanstack/react-query'
import { type BookingState, isOver } from '@teeviet/contract/rules/bookings/statuses'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { useLiveBookings } from '#api/live/use-live-bookings.ts'
import { billJustSent } from '#api/queries/member/bill-just-sent.ts'
import { useT } from '#i18n/use-texts.tsx'
import { PayButton } from '#pay/methods/pay-button.tsx'
import { useSession } from '#session/session.ts'
import { ButtonLink } from '#ui/form/button.tsx'
import { Countdown } from '#ui/golf/countdown.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { BookedNow } from '../send/sent-bookings.ts'
import styles from './booked-now-panel.module.css'
import { NextSteps } from './next-steps.tsx'
import { SentFacts } from './sent-facts.tsx'

/** Follows the bill of a booking until it can be paid, and shows the way there with the time that is left. */
export function BookedNowPanel({ booked }: { booked: BookedNow }) {
  const t = useT('booking-steps')
  const isSignedIn = useSession() !== null
  useLiveBookings()
  const { general_bill_payment_id: billId, sent } = booked
  const { data: bill } = useQuery({ ...billJustSent(billId), enabled: isSignedIn })
  // The bill knows more than what was kept when it was sent: staff may have put it on another tee time.
  const now = bill ? { ...sent, ...pick(bill) } : sent

  return (
    <>
      <Card>
        <SentFacts sent={now} stands={standing(now.state, t, bill?.ending?.text)} />
      </Card>
      {bill?.can_payment === 1 && bill.left_to_pay !== null ? (
        <div className={styles.pay}>
          {bill.payment_deadline !== null && (
            <p className={styles.clock}>
              {t('info.payBy')} <Countdown until={bill.payment_deadline} />
            </p>
          )}
          <PayButton billId={billId} amount={bill.payment_amount ?? 0} size="large" wide>
            {t('info.pay', { amount: formatMoney(bill.left_to_pay) })}
          </PayButton>
        </div>
      ) : (
        waits.has(now.state) && (
          <Card>
            {staffAreNext.has(now.state) && <p className={styles.wait}>{t('info.wait')}</p>}
            <NextSteps state={now.state} />
          </Card>
        )
      )}
      <ButtonLink
        to="/wap/detail-history-booked/$id_general_bill_detail"
        params={{ id_general_bill_detail: String(sent.id_general_bill_detail) }}
        look="second"
        wide
      >
        {t('info.details')}
      </ButtonLink>
    </>
  )
}

const staffAreNext: ReadonlySet<BookingState> = new Set(['draft', 'requested'])
/** Something is still to happen before the golfer can pay. */
const waits: ReadonlySet<BookingState> = new Set([...staffAreNext, 'confirmed', 'placed'])

/** The current status of a booking past its first answer; undefined while that answer is current. */
function standing(
  state: BookingState,
  t: ReturnType<typeof useT<'booking-steps'>>,
  ending: string | undefined,
) {
  if (state === 'played') return { text: t('info.over'), isOver: false }
  if (isOver(state)) {
    return { text: ending ?? t('info.cancelled'), isOver: true }
  }
  if (state === 'paid') return { text: t('info.paid'), isOver: false }
  if (state === 'confirmed') return { text: t('info.confirmed'), isOver: false }
  if (state === 'cancellation_requested') return { text: t('info.refundAsked'), isOver: false }
  return undefined
}

type Bill = DataOf<typeof api.bills.detail>

function pick({
  state,
  status,
  general_status,
  date_played,
  is_any_time,
  flights,
  number_player,
  payment_amount,
  payment_deadline,
}: Bill) {
  return {
    state,
    status,
    general_status,
    date_played,
    is_any_time,
    flights,
    number_player,
    payment_amount,
    payment_deadline,
  }
}
