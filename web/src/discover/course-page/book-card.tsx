import { formatMoney } from '@teeviet/contract/rules/money/money'
import { bookingLink } from '#book/tee-times/booking-link.ts'
import { rich, useT } from '#i18n/use-texts.tsx'
import { usePromisedTimes } from '#site/promised-times.ts'
import { ButtonLink } from '#ui/form/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Card } from '#ui/layout/card.tsx'
import styles from './book-card.module.css'
import type { CourseDetail } from './course-facts.tsx'

/** The key facts for a decision: the lowest price, the kind of confirmation, and the booking link. */
export function BookCard({ course }: { course: CourseDetail }) {
  const t = useT('course')
  const ui = useT('ui')
  const { staffTime } = usePromisedTimes()
  return (
    <Card raised className={styles.card}>
      <p className={styles.price}>
        {course.price === null
          ? ui('priceByStaff')
          : rich(t('fromEach'), { price: <strong className="amount">{formatMoney(course.price)}</strong> })}
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
