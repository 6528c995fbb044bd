import { NativeSelect } from '@mantine/core'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatClock } from '@teeviet/contract/rules/time/dates'
import { useT } from '../../i18n/use-texts.tsx'
import { none } from '../../kit/options.ts'
import { Line } from '../booking/booking-lines.tsx'
import panel from '../booking/booking-panel.module.css'
import { MessageTexts } from '../messages/message-texts.tsx'
import type { BookingDraft, Quote } from './booking-draft.ts'

type BookingQuoteProps = {
  quote: Quote
  draft: Pick<BookingDraft, 'productId' | 'customerType' | 'phone' | 'fullname'>
  onPrice: (part: Pick<BookingDraft, 'productId' | 'customerType'>) => void
}

/** What the booking would be: whose account, which starts, the total, and the rates and offers that can be applied. */
export function BookingQuote({
  quote,
  draft: { productId, customerType, phone, fullname },
  onPrice,
}: BookingQuoteProps) {
  const t = useT('staff-new-booking')
  const ui = useT('ui')
  const staff = useT('staff')
  const golf = useT('staff-golf')
  const { golfer, flights, payment_amount: amount, rates, offers, messages } = quote
  return (
    <>
      <div className={panel.wash} role="status">
        <ul>
          <Line
            end={
              <strong>{golfer?.fullname ?? (phone.trim() === '' ? fullname.trim() : t('newAccount'))}</strong>
            }
          >
            {t('golfer')}
          </Line>
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
      {rates.some(({ customer_type }) => customer_type !== 'visitor') && (
        <NativeSelect
          label={t('rate')}
          data={rates.map(({ customer_type, price }) => ({
            value: customer_type,
            label: `${golf(`customer.${customer_type}`)} ·\u00a0${price === 0 ? staff('list.noPrice') : formatMoney(price)}`,
          }))}
          value={customerType}
          onChange={({ currentTarget: { value } }) => {
            const chosen = rates.find(({ customer_type }) => customer_type === value)
            if (chosen) onPrice({ customerType: chosen.customer_type, productId: null })
          }}
        />
      )}
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
          onChange={({ currentTarget: { value } }) =>
            onPrice({ customerType: 'visitor', productId: value === '' ? null : Number(value) })
          }
        />
      )}
    </>
  )
}
