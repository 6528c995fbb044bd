import { useQuery } from '@tanstack/react-query'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { priceStrip } from '#api/queries/tee-times.ts'
import { bookingLink } from '#book/tee-times/booking-link.ts'
import { chosenDay } from '#book/tee-times/chosen-day.ts'
import { dayName } from '#book/tee-times/day-name.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { usePromisedTimes } from '#site/promised-times.ts'
import { ButtonLink } from '#ui/form/button.tsx'
import { FromPrice } from '#ui/golf/from-price.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Card } from '#ui/layout/card.tsx'
import styles from './book-card.module.css'
import type { CourseDetail } from './course-facts.tsx'

/** The key facts for a decision: the lowest price, the kind of confirmation, and the booking link. */
export function BookCard({ course, asked }: { course: CourseDetail; asked: Day | undefined }) {
  const t = useT('course')
  const ui = useT('ui')
  const { staffTime } = usePromisedTimes()
  return (
    <Card raised className={styles.card}>
      <p className={styles.price}>
        {course.price === null ? ui('priceByStaff') : <LowestPrice id={course.id} asked={asked} />}
      </p>
      <ul className={styles.facts}>
        <li>
          <Icon name="clock" size={18} />
          {course.is_instant === 1 ? t('instant') : t('byStaff', { time: staffTime })}
        </li>
        {course.is_standard_18 === 1 && (
          <li>
            <Icon name="shield" size={18} />
            {t('hio')}
          </li>
        )}
      </ul>
      <ButtonLink {...bookingLink({ facility_id: course.id })} size="large" wide>
        {t('bookThis')}
      </ButtonLink>
    </Card>
  )
}

/** The lowest price of the day whose tee times the page shows, and what it buys; of the next priced day without one. */
function LowestPrice({ id, asked }: { id: number; asked: Day | undefined }) {
  const ui = useT('ui')
  const teeTimes = useT('tee-times')
  const language = useLanguage()
  const { data: days } = useQuery(priceStrip({ facility_id: id }))
  if (days === undefined) return <strong className="amount">&nbsp;</strong>
  const day = chosenDay(asked, days)
  const shown =
    days.find((one) => one.day === day && one.price !== null) ?? days.find(({ price }) => price !== null)
  if (!shown || shown.price === null || shown.number_hole === null) return ui('priceByStaff')
  const near = { today: teeTimes('today'), tomorrow: teeTimes('tomorrow') }
  return (
    <>
      <FromPrice price={shown.price} holes={shown.number_hole} isOffer={shown.is_offer === 1} />
      <small className={styles.day}>{dayName(shown.day, days[0]?.day, language, near)}</small>
    </>
  )
}
