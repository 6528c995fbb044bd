import { deadlineText, playTimeText } from '@teeviet/contract/display/deadline-text'
import { ladderRows } from '@teeviet/contract/display/ladder-rows'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useChange } from '#api/client/use-change.ts'
import type { Bill } from '#api/queries/member/bill.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { Button } from '#ui/form/button.tsx'
import { Price } from '#ui/golf/price.tsx'
import styles from './offer-choice.module.css'

export type Offer = NonNullable<Bill['counter_offer']>
type Option = Offer['options'][number]

type OfferChoiceProps = {
  offer: Offer
  /** The amount of the booking as it was requested; null without a price. */
  before: number | null
  now: number
  onAccept: (choice: { option: number; expected_amount: number }) => Promise<unknown>
  onDecline: () => Promise<unknown>
}

/**
 * The other times that staff hold for the golfer: each with its whole price and the difference to the request, taken by
 * one tap; or none of them.
 */
export function OfferChoice({ offer, before, now, onAccept, onDecline }: OfferChoiceProps) {
  const t = useT('bill')
  const language = useLanguage()
  const answering = useChange(({ option, amount }: { option: number; amount: number }) =>
    option === 0 ? onDecline() : onAccept({ option, expected_amount: amount }),
  )
  return (
    <>
      <p>{t('offer.lead', { time: deadlineText(offer.until, now, language) })}</p>
      <ul className={styles.options}>
        {offer.options.map((option) => (
          <li key={option.option} className={styles.option}>
            <div className={styles.facts}>
              <strong>{option.facility.title}</strong>
              <span className="time">
                {playTimeText({ ...option, is_any_time: 0 }, language, t('facts.anyTime'))}
              </span>
              <Price amount={option.amount} size="large" />
              <Difference option={option} before={before} />
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

/** What the time costs more or less than the request did. */
function Difference({ option: { amount }, before }: { option: Option; before: number | null }) {
  const t = useT('bill')
  if (amount === null || before === null) return null
  if (amount === before) return <span className={styles.note}>{t('offer.same')}</span>
  const difference = formatMoney(Math.abs(amount - before))
  return (
    <span className={styles.note}>
      {t(amount > before ? 'offer.dearer' : 'offer.cheaper', { amount: difference })}
    </span>
  )
}

/** Until when how much comes back after paying. */
function Terms({ option: { refund_terms }, now }: { option: Option; now: number }) {
  const t = useT('bill')
  const language = useLanguage()
  return ladderRows(refund_terms, now).map(({ when, what, until, refund, penaltyPercent }) => (
    <span key={until ?? 0} className={styles.note}>
      {t(when, until === null ? {} : { time: deadlineText(until, now, language) })}:{' '}
      {t(what, { amount: formatMoney(refund), percent: `${penaltyPercent}%` })}
    </span>
  ))
}
