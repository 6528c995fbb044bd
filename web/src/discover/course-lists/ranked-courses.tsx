import { Link } from '@tanstack/react-router'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { rich, useT } from '#i18n/use-texts.tsx'
import { Stars } from '#ui/golf/stars.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { FavouriteHeart } from './favourite-heart.tsx'
import { picturesOf } from './pictures-of.ts'
import styles from './ranked-courses.module.css'

/** Courses by rank, the place as a large figure beside each. */
export function RankedCourses({ courses }: { courses: DataOf<typeof api.courses.top> }) {
  const t = useT('course')
  const ui = useT('ui')
  return (
    <ol className={styles.list}>
      {courses.map((course, place) => (
        <li key={course.id} className={styles.item}>
          <Link to="/san/chi-tiet/$id" params={{ id: String(course.id) }} className={styles.course}>
            <span className={styles.rank} aria-hidden="true">
              {place + 1}
            </span>
            <Picture src={picturesOf(course.galleries)[0]} alt="" ratio="4 / 3" className={styles.picture} />
            <span className={styles.words}>
              <span className="visually-hidden">{t('rank', { n: place + 1 })}: </span>
              <h2 className={styles.name}>{course.name}</h2>
              <span className={styles.place}>
                {course.location}&nbsp;·&nbsp;{ui('holes', { n: course.holes_amount })}
              </span>
              <Stars rating={course.rating} count={course.reviews_count} />
            </span>
            {course.price !== null && (
              <span className={styles.price}>
                {rich(ui('from'), { price: <strong className="amount">{formatMoney(course.price)}</strong> })}
              </span>
            )}
          </Link>
          <span className={styles.heart}>
            <FavouriteHeart id={course.id} name={course.name} plain />
          </span>
        </li>
      ))}
    </ol>
  )
}
