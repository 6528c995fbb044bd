import { deadlineText, playTimeText } from '@teeviet/contract/display/deadline-text'
import { ladderRows } from '@teeviet/contract/display/ladder-rows'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useChange } from '#api/client/use-change.ts'
import type { Bill } from '#api/queries/member/bill.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { Button } from '#ui/form/button.tsx'
import { Price } from '#ui/golf/price.tsx'
import styles from './offer-choice.module.css'

type Offer = NonNullable<Bill['counter_offer']>
type Option = Offer['options'][number]

type OfferChoiceProps = {
  offer: Offer
  now: number
  onAccept: (choice: { option: number; expected_amount: number }) => Promise<unknown>
  onDecline: () => Promise<unknown>
}

/**
 * The other times that staff hold for the golfer: each with its whole price and the difference to the booking, taken by
 * one tap; or none of them.
 */
export function OfferChoice({ offer, now, onAccept, onDecline }: OfferChoiceProps) {
  const t = useT('bill')
  const language = useLanguage()
  const answering = useChange(({ option, amount }: { option: number; amount: number }) =>
    option === 0 ? onDecline() : onAccept({ option, expected_amount: amount }),
  )
  return (
    <>
      <p>
        {t(offer.is_in_place === 1 ? 'offer.leadInPlace' : 'offer.lead', {
          time: deadlineText(offer.until, now, language),
        })}{' '}
        {offer.is_in_place === 1 && t('offer.endsWithout')}
      </p>
      <ul className={styles.options}>
        {offer.options.map((option) => (
          <li key={option.option} className={styles.option}>
            <div className={styles.facts}>
              <strong>{option.facility.title}</strong>
              <span className="time">
                {playTimeText({ ...option, is_any_time: 0 }, language, t('facts.anyTime'))}
              </span>
              <Price amount={option.amount} size="large" />
              <Difference difference={option.difference} />
              <Terms option={option} now={now} />
            </div>
            {option.is_closed === 1 || option.amount === null ? (
              <p>{t('offer.closed')}</p>
            ) : (
              <Button
                busy={answering.pending?.option === option.option}
                onClick={() => answering.run({ option: option.option, amount: option.amount ?? 0 })}
              >
                {t('offer.accept')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button
        look="quiet"
        busy={answering.pending?.option === 0}
        onClick={() => answering.run({ option: 0, amount: 0 })}
      >
        {t('offer.decline')}
      </Button>
    </>
  )
}

/** What the time costs more or less than the booking does; in VND. */
function Difference({ difference }: { difference: number | null }) {
  const t = useT('bill')
  if (difference === null) return null
  if (difference === 0) return <span className={styles.note}>{t('offer.same')}</span>
  const amount = formatMoney(Math.abs(difference))
  return (
    <span className={styles.note}>{t(difference > 0 ? 'offer.dearer' : 'offer.cheaper', { amount })}</span>
  )
}

/** Until when how much comes back after paying. */
function Terms({ option: { refund_terms }, now }: { option: Option; now: number }) {
  const t = useT('bill')
  const language = useLanguage()
  return ladderRows(refund_terms, now).map(({ when, what, until, refund, penaltyPercent }) => (
    <span key={when} className={styles.note}>
      {t(when, until === null ? {} : { time: deadlineText(until, now, language) })}:{' '}
      {t(what, { amount: formatMoney(refund), percent: `${penaltyPercent}%` })}
    </span>
  ))
}
