import { Link } from '@tanstack/react-router'
import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Stars } from '#ui/golf/stars.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import styles from './course-block.module.css'

/** The course a booking is for: picture, name, place, rating, and what its prices hold. */
export function CourseBlock({
  course,
  isOffer,
}: {
  course: DataOf<typeof api.courses.detail>
  isOffer: boolean
}) {
  const ui = useT('ui')
  const t = useT('booking-steps')
  const picture = course.galleries[0]?.images[0]?.img
  return (
    <Card flush>
      <div className={styles.block}>
        <Picture src={picture} alt="" ratio="16 / 9" first className={styles.picture} />
        <div className={styles.words}>
          <h2 className={styles.title}>{course.title}</h2>
          <p className={styles.place}>
            <Icon name="pin" size={18} /> <span>{course.address}</span>
          </p>
          {course.rating > 0 && <Stars rating={course.rating} />}
          <p className={styles.included}>{ui('included')}</p>
          {isOffer && <p className={styles.included}>{t('now.sale')}</p>}
          <p>
            <Link to="/wap/detail-facilities/$id" params={{ id: String(course.id) }}>
              {ui('aboutCourse')}
            </Link>
            {isOffer && (
              <>
                {' ·\u00a0'}
                <Link to="/booking-now" search={{ facility_id: course.id }}>
                  {t('now.allTimes')}
                </Link>
              </>
            )}
          </p>
        </div>
      </div>
    </Card>
  )
}
