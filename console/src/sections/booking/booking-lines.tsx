import { deadlineText } from '@teeviet/contract/display/deadline-text'
import { ladderRows } from '@teeviet/contract/display/ladder-rows'
import { formatFigure } from '@teeviet/contract/display/translate'
import { listOfNames } from '@teeviet/contract/rules/list-of-names'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatClock, formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import type { ReactNode } from 'react'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import styles from '../../theme/layout.module.css'
import { PaymentWords } from '../booking-state/staff-state.tsx'
import type { StaffBookingDetail } from './booking.ts'
import panel from './booking-panel.module.css'

type Booking = { booking: StaffBookingDetail }

/** A line of a part: what it is, and a figure or time at its end. */
export function Line({ end, children }: { end?: ReactNode; children: ReactNode }) {
  return (
    <li className={panel.line}>
      <span>{children}</span>
      {end}
    </li>
  )
}

type AmountProps = { of: number | null; strong?: boolean }

function Amount({ of, strong }: AmountProps) {
  const t = useT('staff')
  const Tag = strong ? 'strong' : 'span'
  return <Tag className="amount">{of === null ? t('list.noPrice') : formatMoney(of)}</Tag>
}

/**
 * The players: members with their vID, guests by name, each with packages and price. The names of those who left are
 * struck out.
 */
export function BookingPlayers({
  booking: { services, players },
}: {
  booking: Pick<StaffBookingDetail, 'services' | 'players'>
}) {
  const t = useT('staff')
  const lines = services.find((service) => service.type === 'booking')?.listData ?? []
  const playing = new Map(players.map((player) => [player.id, player]))
  return (
    <ol>
      {lines.map(({ id, fullname, name_out_system, pack_name }) => {
        const player = playing.get(id ?? 0)
        const name = fullname || name_out_system
        if (!player) {
          return (
            <Line key={id}>
              <del className={styles.muted}>{name}</del>
            </Line>
          )
        }
        return (
          <Line key={id} end={player.money > 0 && <Amount of={player.money} />}>
            {name}{' '}
            <span className={styles.muted}>
              {player.user_id > 0
                ? `vID ${player.id_display || player.user_id}`
                : t(player.is_unnamed === 1 ? 'panel.unnamed' : 'panel.guest')}
              {pack_name.map((pack) => ` ·\u00a0${pack}`)}
            </span>
          </Line>
        )
      })}
    </ol>
  )
}

/** The tee times of a group, one a line, each with its players. */
export function FlightList({ booking: { flights } }: Booking) {
  const ui = useT('ui')
  const language = useLanguage()
  return (
    <>
      <strong>{ui('flights', { n: flights.length })}</strong>
      <ol>
        {flights.map(({ date_played, number_player, players, path }) => (
          <li key={date_played}>
            <strong className="time">{formatClock(date_played)}</strong> {ui('players', { n: number_player })}
            {path && ` ·\u00a0${path}`}
            {players.length > 0 && ` ·\u00a0${listOfNames(players, language)}`}
          </li>
        ))}
      </ol>
    </>
  )
}

/** The prices of the services, the payment code, and every payment attempt. */
export function BookingMoney({ booking }: Booking) {
  const counter = useT('staff-counter')
  const t = useT('staff')
  const { arrived_amount, left_to_pay, held_amount, payment_deadline, offered_until, deposit, split } =
    booking
  return (
    <ul>
      {booking.services.map(({ type, name_unit, amount }, place) => (
        <Line key={`${place}${type}`} end={<Amount of={amount} />}>
          {name_unit}
        </Line>
      ))}
      {booking.payment_code !== null && (
        <Line end={<span className="code">{booking.payment_code}</span>}>{t('panel.paymentCode')}</Line>
      )}
      {arrived_amount > 0 && <Line end={<Amount of={arrived_amount} strong />}>{t('panel.received')}</Line>}
      {arrived_amount > 0 && left_to_pay !== null && (
        <Line end={<Amount of={left_to_pay} strong />}>{t('panel.missing')}</Line>
      )}
      {held_amount > 0 && <Line end={<Amount of={held_amount} strong />}>{t('panel.held')}</Line>}
      {deposit !== null && (
        <Line end={<Amount of={deposit.amount} />}>
          {t(deposit.left === 0 ? 'panel.depositHere' : 'panel.deposit', {
            time: formatHistoryTime(deposit.rest_by),
          })}
        </Line>
      )}
      {split?.state === 'open' && (
        <Line end={<Amount of={split.missing} strong />}>{t(`panel.split.${split.at_deadline}`)}</Line>
      )}
      {payment_deadline !== null && offered_until === null && (
        <Line end={<span className="date">{formatHistoryTime(payment_deadline)}</span>}>
          {t('panel.payBy')}
        </Line>
      )}
      {booking.payments.map(
        ({
          transaction_id,
          method,
          state,
          settled_at,
          created_at,
          amount,
          fee,
          receipt_number,
          share_of,
        }) => (
          <Line key={transaction_id} end={<Amount of={amount + fee} />}>
            <PaymentWords method={method} state={state} shareOf={share_of} />{' '}
            {receipt_number !== null && `·\u00a0${counter('receipt', { number: receipt_number })} `}
            <span className={`date ${styles.muted}`}>{formatHistoryTime(settled_at ?? created_at)}</span>
          </Line>
        ),
      )}
    </ul>
  )
}

/** Until when how much comes back, in đồng, as it was fixed when the booking was sent. */
export function RefundTiers({ booking: { refund_terms, now } }: Booking) {
  const t = useT('bill')
  const language = useLanguage()
  return (
    <ul>
      {ladderRows(refund_terms, now).map(({ when, what, until, refund, penaltyPercent, over }) => {
        const percent = `${formatFigure(penaltyPercent, language)}%`
        const words = t(when, until === null ? {} : { time: deadlineText(until, now, language) })
        return (
          <Line key={when} end={<strong>{t(what, { amount: formatMoney(refund), percent })}</strong>}>
            {over ? <del className={styles.muted}>{words}</del> : words}
          </Line>
        )
      })}
    </ul>
  )
}

/** Every change of a booking: time, new state, actor, reason. */
export function BookingHistory({ booking: { history } }: Booking) {
  const t = useT('staff')
  return (
    <ol>
      {history.map(({ at, state, by, actor, reason }) => (
        <Line
          key={`${at}${state}`}
          end={<span className={`date ${styles.muted}`}>{formatHistoryTime(at)}</span>}
        >
          {t(`state.${state}`)}{' '}
          <span className={styles.muted}>
            {by === 'system' || by === 'gateway' ? t(`panel.by.${by}`) : actor}
          </span>
          {reason !== '' && <p className={styles.words}>{reason}</p>}
        </Line>
      ))}
    </ol>
  )
}
