import { formatFigure } from '../i18n/translate.ts'
import { useLanguage, useT } from '../i18n/use-texts.tsx'
import styles from './stars.module.css'

/** A rating out of 5 as stars, to read only; `count` adds the number of reviews. */
export function Stars({ rating, count }: { rating: number; count?: number }) {
  const t = useT('ui')
  const figure = formatFigure(Math.round(rating * 10) / 10, useLanguage())
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
