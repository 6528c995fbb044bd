import { NativeSelect } from '@mantine/core'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatClock } from '@teeviet/contract/rules/time/dates'
import { useT } from '../../i18n/use-texts.tsx'
import { none } from '../../kit/options.ts'
import { Line } from '../booking/booking-lines.tsx'
import panel from '../booking/booking-panel.module.css'
import { MessageTexts } from '../messages/message-texts.tsx'
import type { Quote } from './booking-draft.ts'

type BookingQuoteProps = {
  quote: Quote
  productId: number | null
  onOffer: (productId: number | null) => void
}

/** What the booking would be: whose account, which starts, the total, and the offers that can be applied. */
export function BookingQuote({ quote, productId, onOffer }: BookingQuoteProps) {
  const t = useT('staff-new-booking')
  const ui = useT('ui')
  const staff = useT('staff')
  const { golfer, flights, payment_amount: amount, offers, messages } = quote
  return (
    <>
      <div className={panel.wash} role="status">
        <ul>
          <Line end={<strong>{golfer ? golfer.fullname : t('newAccount')}</strong>}>{t('golfer')}</Line>
          {flights.map(({ date_played, number_player }) => (
            <Line key={date_played} end={ui('players', { n: number_player })}>
              {formatClock(date_played)}
            </Line>
          ))}
          <Line
            end={
              <strong className="amount">
                {amount === null ? staff('list.noPrice') : formatMoney(amount)}
              </strong>
            }
          >
            {t('total')}
          </Line>
        </ul>
        {amount !== null && <MessageTexts messages={messages} />}
      </div>
      {offers.length > 0 && (
        <NativeSelect
          label={t('offer')}
          data={[
            none(t('noOffer')),
            ...offers.map(({ product_id, price, time_start, time_end }) => ({
              value: String(product_id),
              label: `${formatMoney(price)} ·\u00a0${time_start}–${time_end}`,
            })),
          ]}
          value={productId === null ? '' : String(productId)}
          onChange={({ currentTarget: { value } }) => onOffer(value === '' ? null : Number(value))}
        />
      )}
    </>
  )
}
