import { leastRating, mostRating } from '@teeviet/contract/rules/limits'
import { useId } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './star-input.module.css'

const ratings = Array.from({ length: mostRating - leastRating + 1 }, (_, place) => leastRating + place)

/** One to five stars to choose, by tap or arrow keys; where they are optional, a tap on the chosen one takes them back (0). */
export function StarInput({
  label,
  rating,
  optional,
  onChange,
}: {
  label: string
  rating: number
  optional?: boolean
  onChange: (rating: number) => void
}) {
  const t = useT('course')
  const name = useId()
  return (
    <fieldset className={styles.stars}>
      <legend className={styles.legend}>{label}</legend>
      {ratings.map((stars) => (
        <label key={stars} className={classNames(styles.star, stars <= rating && styles.filled)}>
          <input
            type="radio"
            name={name}
            value={stars}
            checked={stars === rating}
            onChange={() => onChange(stars)}
            onClick={() => optional && stars === rating && onChange(0)}
            className="visually-hidden"
          />
          <span className="visually-hidden">{t('reviews.stars', { n: stars })}</span>
          <Icon name="star" size={optional ? 24 : 30} />
        </label>
      ))}
    </fieldset>
  )
}
