import { Link } from '@tanstack/react-router'
import { formatFigure } from '@teeviet/contract/display/translate'
import type { ReactNode } from 'react'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { FromPrice } from '#ui/golf/from-price.tsx'
import { PriceNote } from '#ui/golf/price-note.tsx'
import { Stars } from '#ui/golf/stars.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import styles from './course-card.module.css'
import { FavouriteHeart } from './favourite-heart.tsx'

export type CardCourse = {
  readonly id: number
  readonly name: string
  readonly place: string
  readonly picture: string | undefined
  readonly holes?: number
  readonly rating?: number
  readonly reviews?: number
  /** The lowest price per player and what it buys; null when there is none to name. */
  readonly lowest?: { readonly price: number; readonly holes: number; readonly isOffer: boolean } | null
  /** Kilometres from the golfer. */
  readonly distance?: number | null
}

/**
 * A course to open: picture, name, place, rating, the lowest price; a heart in the corner. `badge` is on the picture.
 */
export function CourseCard({
  course,
  badge,
  first,
  level = 3,
}: {
  course: CardCourse
  badge?: ReactNode
  first?: boolean
  /** The level of its heading. */
  level?: 2 | 3
}) {
  const Name = `h${level}` as const
  const t = useT('course')
  const ui = useT('ui')
  const language = useLanguage()
  return (
    <article className={styles.card}>
      <Link to="/san/chi-tiet/$id" params={{ id: String(course.id) }} className={styles.link}>
        <span className={styles.frame}>
          <Picture src={course.picture} alt="" ratio="16 / 10" first={first} />
          {badge !== undefined && <span className={styles.badge}>{badge}</span>}
        </span>
        <span className={styles.words}>
          <Name className={styles.name}>{course.name}</Name>
          <span className={styles.place}>
            <Icon name="pin" size={16} />
            <span>
              {course.place}
              {typeof course.distance === 'number' && (
                <>
                  &nbsp;·&nbsp;
                  {t('distance', { km: formatFigure(Math.round(course.distance * 10) / 10, language) })}
                </>
              )}
              {course.holes !== undefined && <>&nbsp;·&nbsp;{ui('holes', { n: course.holes })}</>}
            </span>
          </span>
          {course.rating !== undefined && (
            <span className={styles.rating}>
              <Stars rating={course.rating} count={course.reviews} />
            </span>
          )}
          {course.lowest && (
            <span className={styles.price}>
              <FromPrice {...course.lowest} />
            </span>
          )}
        </span>
      </Link>
      <span className={styles.heart}>
        <FavouriteHeart id={course.id} name={course.name} />
      </span>
    </article>
  )
}

/** Lays course cards out in a grid, as many in a row as fit, under what their prices include. */
export function CourseGrid({ children }: { children: ReactNode }) {
  return (
    <>
      <PriceNote />
      <ul className={styles.grid}>{children}</ul>
    </>
  )
}
