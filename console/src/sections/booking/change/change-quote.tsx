import { Text } from '@mantine/core'
import { playTimeText } from '@teeviet/contract/display/deadline-text'
import { namesByFlight } from '@teeviet/contract/display/names-by-flight'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../../api/call.ts'
import { useLanguage, useT } from '../../../i18n/use-texts.tsx'
import { MessageTexts } from '../../messages/message-texts.tsx'
import { Line } from '../booking-lines.tsx'
import panel from '../booking-panel.module.css'

export type Quote = DataOf<'POST /api/staff/bookings/:id/quote-change'>

/** What a change does, before it is applied: time, players and total, before and after. */
export function ChangeQuote({ quote, isPaid }: { quote: Quote; isPaid: boolean }) {
  const t = useT('staff-change')
  const effect = quote.is_payment === 1 ? 'effectPayment' : isPaid ? 'effectPaid' : 'effect'
  return (
    <div className={panel.wash} role="status">
      <ChangeLines change={quote} />
      <p>
        {t(effect)} {quote.is_refund === 1 && `${t('effectRefund')} `}
        {(quote.moves_places === 1 || quote.changes_path === 1) && t('effectClub')}
      </p>
      <MessageTexts messages={quote.messages} />
    </div>
  )
}

type Lines = Partial<Pick<Quote, 'courses'>> &
  Pick<Quote, 'old_flights' | 'new_flights' | 'old_amount' | 'new_amount' | 'difference'> & {
    old_cover?: Quote['old_cover']
    new_cover?: Quote['new_cover']
    kept_amount?: Quote['kept_amount']
    /** What the golfer pays or gets back; missing where the lines of a total say it. */
    due_amount?: Quote['due_amount']
    leaves_paid?: Quote['leaves_paid']
    payment_deadline?: Quote['payment_deadline']
    answer_deadline?: number
  }

/** Time, players and total before and after a change, its difference, and until when that is paid or answered. */
export function ChangeLines({ change }: { change: Lines }) {
  const t = useT('staff-change')
  const ui = useT('ui')
  const language = useLanguage()
  const { old_flights, new_flights, old_amount, new_amount, difference } = change
  const {
    courses = null,
    old_cover = 0,
    new_cover = 0,
    kept_amount = 0,
    due_amount = 0,
    leaves_paid = 0,
    payment_deadline = null,
    answer_deadline = null,
  } = change
  const namesOf = (flights: Quote['new_flights']) => namesByFlight(flights, language)
  const timeOf = (flights: Quote['new_flights']) => {
    const [first] = flights
    return first
      ? playTimeText({ date_played: first.date_played, is_any_time: 0, flights }, language, '')
      : ''
  }
  const playersOf = (flights: Quote['new_flights']) =>
    ui('players', { n: flights.reduce((sum, { number_player }) => sum + number_player, 0) })
  const rows = [
    ...(courses ? [[t('course'), courses.before, courses.after] as const] : []),
    [t('time'), timeOf(old_flights), timeOf(new_flights)],
    [t('players'), playersOf(old_flights), playersOf(new_flights)],
    ...(namesOf(old_flights) === namesOf(new_flights)
      ? []
      : [[t('names'), namesOf(old_flights), namesOf(new_flights)] as const]),
    ...(old_cover === new_cover
      ? []
      : [[t('coverTotal'), formatMoney(old_cover), formatMoney(new_cover)] as const]),
    [t('total'), formatMoney(old_amount), formatMoney(new_amount)],
  ] as const
  return (
    <ul>
      {rows.map(([label, before, after]) => (
        <Line
          key={label}
          end={
            <Text component="span" inherit ta="end">
              {before === after ? after : `${before} → `}
              {before !== after && <strong>{after}</strong>}
            </Text>
          }
        >
          {label}
        </Line>
      ))}
      <Line
        end={<strong className="amount">{`${difference > 0 ? '+' : ''}${formatMoney(difference)}`}</strong>}
      >
        {t('difference')}
      </Line>
      {kept_amount > 0 && (
        <Line end={<span className="amount">{formatMoney(kept_amount)}</span>}>{t('kept')}</Line>
      )}
      {leaves_paid === 1 && (
        <Line end={<strong className="amount">{formatMoney(Math.abs(due_amount))}</strong>}>
          {t(due_amount > 0 ? 'due' : 'refund')}
        </Line>
      )}
      {answer_deadline !== null && (
        <Line end={<span className="date">{formatHistoryTime(answer_deadline)}</span>}>{t('answerBy')}</Line>
      )}
      {payment_deadline !== null && (
        <Line end={<span className="date">{formatHistoryTime(payment_deadline)}</span>}>{t('payBy')}</Line>
      )}
    </ul>
  )
}
