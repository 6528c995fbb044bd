import { formatFigure } from '@teeviet/contract/display/translate'
import { cardFeeFixed, cardFeeThousandths, smallestAge } from '@teeviet/contract/rules/limits'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import styles from './card-sum.module.css'

/** The fee's rule in the golfer's language, never broken over two lines: `2,2% + 2.200đ`. */
export function useCardRate(): string {
  return `${formatFigure(cardFeeThousandths / 10, useLanguage())}%\u00a0+\u00a0${formatMoney(cardFeeFixed)}`
}

/** The charge of a card, the fee on a line of its own, VND. */
export function CardSum({ amount, fee }: { amount: number; fee: number }) {
  const t = useT('payment')
  const rate = useCardRate()
  return (
    <div>
      <dl className={styles.sum}>
        <div>
          <dt>{t('card.amount')}</dt>
          <dd className="amount">{formatMoney(amount)}</dd>
        </div>
        <div data-fee={fee}>
          <dt>{t('card.fee', { rate })}</dt>
          <dd className="amount">{formatMoney(fee)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t('card.total')}</dt>
          <dd className="amount">{formatMoney(amount + fee)}</dd>
        </div>
      </dl>
      <p className={styles.small}>{t('card.feeKept')}</p>
    </div>
  )
}

/** The declaration a card payer makes by continuing. */
export function PayerDeclaration() {
  const t = useT('payment')
  return (
    <div className={styles.rules}>
      <p>{t('card.declare')}</p>
      <ul>
        <li>{t('card.age', { age: smallestAge })}</li>
        <li>{t('card.own')}</li>
        <li>{t('card.issued')}</li>
      </ul>
    </div>
  )
}
