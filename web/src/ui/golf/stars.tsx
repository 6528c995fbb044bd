import { formatFigure } from '@teeviet/contract/display/translate'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import styles from './stars.module.css'

/** An average out of 5 as stars, to read only; `count` adds the number of reviews. One golfer's own has no `decimals`. */
export function Stars({ rating, count, decimals = 1 }: { rating: number; count?: number; decimals?: 0 | 1 }) {
  const t = useT('ui')
  const figure = formatFigure(rating, useLanguage(), decimals)
  return (
    <span className={styles.rating}>
      <span className="visually-hidden">{t('ratingOf5', { rating: figure })}</span>
      <span className={styles.stars} aria-hidden="true" style={{ '--share': `${(rating / 5) * 100}%` }} />
      <span aria-hidden="true" className={styles.figure}>
        {figure}
      </span>
      {count !== undefined && <span className={styles.count}>{t('reviews', { n: count })}</span>}
    </span>
  )
}
