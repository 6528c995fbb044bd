import { formatMoney } from '@teeviet/contract/rules/money/money'
import { rich, useT } from '#i18n/use-texts.tsx'
import styles from './price.module.css'

/** A lowest price (VND) with what it buys: the holes, for one player, and whether an offer makes it. */
export function FromPrice({ price, holes, isOffer }: { price: number; holes: number; isOffer: boolean }) {
  const ui = useT('ui')
  const prices = useT('lowest-prices')
  return (
    <>
      {rich(prices('fromEach', { holes: ui('holes', { n: holes }) }), {
        price: <strong className="amount">{formatMoney(price)}</strong>,
      })}
      {isOffer && <span className={styles.sale}> {prices('offer')}</span>}
    </>
  )
}
