import { useT } from '../i18n/use-texts.tsx'
import { classNames } from './class-names.ts'
import styles from './places-dots.module.css'

const mostDots = 4

/** Places left of a tee time as dots, and in words for those who do not see them; the last one is urgent. */
export function PlacesDots({ left, capacity = mostDots }: { left: number; capacity?: number }) {
  const t = useT('ui')
  const dots = Math.min(capacity, mostDots)
  return (
    <span className={classNames(styles.dots, left === 1 && styles.last)}>
      <span className="visually-hidden">{left > 0 ? t('placesLeft', { n: left }) : t('fullyBooked')}</span>
      {Array.from({ length: dots }, (_, place) => (
        <span key={place} aria-hidden="true" className={place < left ? styles.free : styles.taken} />
      ))}
    </span>
  )
}
