import { Link } from '@tanstack/react-router'
import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { useT } from '#i18n/use-texts.tsx'
import { FromPrice } from '#ui/golf/from-price.tsx'
import { PriceNote } from '#ui/golf/price-note.tsx'
import { Stars } from '#ui/golf/stars.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { lowestOf } from './card-of.ts'
import { FavouriteHeart } from './favourite-heart.tsx'
import { picturesOf } from './pictures-of.ts'
import styles from './ranked-courses.module.css'

function RankedPrice({ course }: { course: DataOf<typeof api.courses.top>[number] }) {
  const lowest = lowestOf(course)
  return (
    lowest && (
      <span className={styles.price}>
        <FromPrice {...lowest} />
      </span>
    )
  )
}

/** Courses by rank, the place as a large figure beside each. */
export function RankedCourses({ courses }: { courses: DataOf<typeof api.courses.top> }) {
  const t = useT('course')
  const ui = useT('ui')
  return (
    <>
      <PriceNote />
      <ol className={styles.list}>
        {courses.map((course, place) => (
          <li key={course.id} className={styles.item}>
            <Link to="/san/chi-tiet/$id" params={{ id: String(course.id) }} className={styles.course}>
              <span className={styles.rank} aria-hidden="true">
                {place + 1}
              </span>
              <Picture
                src={picturesOf(course.galleries)[0]}
                alt=""
                ratio="4 / 3"
                className={styles.picture}
              />
              <span className={styles.words}>
                <span className="visually-hidden">{t('rank', { n: place + 1 })}: </span>
                <h2 className={styles.name}>{course.name}</h2>
                <span className={styles.place}>
                  {course.location}&nbsp;·&nbsp;{ui('holes', { n: course.holes_amount })}
                </span>
                <Stars rating={course.rating} count={course.reviews_count} />
              </span>
              <RankedPrice course={course} />
            </Link>
            <span className={styles.heart}>
              <FavouriteHeart id={course.id} name={course.name} plain />
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
