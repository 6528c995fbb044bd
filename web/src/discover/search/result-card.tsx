import { Link } from '@tanstack/react-router'
import type { Day } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { bookingLink } from '#book/tee-times/booking-link.ts'
import { dayName } from '#book/tee-times/day-name.ts'
import { rich, useLanguage, useT } from '#i18n/use-texts.tsx'
import { FromPrice } from '#ui/golf/from-price.tsx'
import { Stars } from '#ui/golf/stars.tsx'
import { TeeTimeTile } from '#ui/golf/tee-time-tile.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { FavouriteHeart } from '../course-lists/favourite-heart.tsx'
import { picturesOf } from '../course-lists/pictures-of.ts'
import styles from './result-card.module.css'

export type FoundCourse = DataOf<typeof api.courses.search>[number]

/** A course that fits, with its next free tee times of the day as tiles to tap. */
export function ResultCard({
  course,
  day,
  today,
  first,
}: {
  course: FoundCourse
  day: Day | undefined
  today: Day | undefined
  first?: boolean
}) {
  const t = useT('search')
  const ui = useT('ui')
  const teeTimes = useT('tee-times')
  const language = useLanguage()
  const shown = day ?? today
  const near = { today: teeTimes('today'), tomorrow: teeTimes('tomorrow') }
  const date = shown === undefined ? near.today : dayName(shown, today, language, near)
  const picture = course.images[0] ?? picturesOf(course.galleries)[0]
  const page = {
    to: '/san/chi-tiet/$id',
    params: { id: String(course.id) },
    search: day ? { date: day } : {},
  } as const

  return (
    <article className={styles.card}>
      <Link {...page} className={styles.frame} tabIndex={-1} aria-hidden="true">
        <Picture src={picture} alt="" ratio="auto" first={first} className={styles.picture} />
      </Link>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.name}>
            <Link {...page}>{course.name}</Link>
          </h2>
          <p className={styles.facts}>
            <Icon name="pin" size={16} />
            <span>{`${course.location}\u00a0·\u00a0${ui('holes', { n: course.holes_amount })}`}</span>
          </p>
          <Stars rating={course.rating} count={course.reviews_count} />
        </div>
        <FavouriteHeart id={course.id} name={course.name} plain />
      </div>
      <div className={styles.times}>
        {course.tee_times.length === 0 ? (
          <p className={styles.none}>
            {rich(t('noneOn', { date }), {
              link: (
                <Link {...page} hash="tee-times">
                  {t('otherDay')}
                </Link>
              ),
            })}
          </p>
        ) : (
          <>
            <p className={styles.caption}>
              <span>{t('freeOn', { date })}</span>
              {course.price !== null && course.price_number_hole !== null && (
                <span className={styles.lowest}>
                  <FromPrice
                    price={course.price}
                    holes={course.price_number_hole}
                    isOffer={course.price_is_offer === 1}
                  />
                </span>
              )}
            </p>
            <ul className={styles.tiles} aria-label={t('freeOn', { date })}>
              {course.tee_times.map((teeTime) => (
                <li key={teeTime.id}>
                  <TeeTimeTile
                    teeTime={{
                      time: teeTime.time_start,
                      price: teeTime.price,
                      placesLeft: teeTime.places_left,
                      holes: teeTime.number_hole,
                      path: teeTime.path,
                    }}
                    link={bookingLink({ ...teeTime, facility_id: course.id })}
                  />
                </li>
              ))}
              <li>
                <Link
                  to="/wap/tee-time/$facility_id"
                  params={{ facility_id: String(course.id) }}
                  search={{ title: course.name, ...(day ? { date: day } : {}) }}
                  className={styles.all}
                >
                  {t('wholeDay')}
                  <Icon name="right" size={18} />
                </Link>
              </li>
            </ul>
          </>
        )}
      </div>
    </article>
  )
}
