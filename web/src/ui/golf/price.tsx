import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useT } from '#i18n/use-texts.tsx'
import { classNames } from '../class-names.ts'
import styles from './price.module.css'

/**
 * An amount of VND. With `regular` above it, the sale price with the regular one struck through; `per` adds "per
 * player". A null amount says that staff name the price.
 */
export function Price({
  amount,
  regular,
  per,
  size = 'normal',
}: {
  amount: number | null
  regular?: number | null
  per?: boolean
  size?: 'normal' | 'large' | 'huge'
}) {
  const t = useT('ui')
  if (amount === null) return <span className={styles.unknown}>{t('priceByStaff')}</span>
  const onSale = typeof regular === 'number' && regular > amount
  return (
    <span className={styles.price}>
      {onSale && (
        <s className={classNames('amount', styles.regular)}>
          <span className="visually-hidden">{t('regularPrice')} </span>
          {formatMoney(regular)}
        </s>
      )}
      <span className={classNames('amount', styles.amount, styles[size], onSale && styles.sale)}>
        {onSale && <span className="visually-hidden">{t('salePrice')} </span>}
        {formatMoney(amount)}
      </span>
      {per && <span className={styles.per}>{t('perPlayer')}</span>}
    </span>
  )
}
