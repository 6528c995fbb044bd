import { useT } from '#i18n/use-texts.tsx'
import { classNames } from '../class-names.ts'
import styles from './places-dots.module.css'

const dots = 4

/** Places left of a tee time as four dots, a flight, and in words for those who do not see them; the last one is urgent. */
export function PlacesDots({ left }: { left: number }) {
  const t = useT('ui')
  return (
    <span className={classNames(styles.dots, left === 1 && styles.last)}>
      <span className="visually-hidden">{left > 0 ? t('placesLeft', { n: left }) : t('fullyBooked')}</span>
      {Array.from({ length: dots }, (_, place) => (
        <span key={place} aria-hidden="true" className={place < left ? styles.free : styles.taken} />
      ))}
    </span>
  )
}
