import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import styles from './choose-course-dialog.module.css'

/** A course in a list to choose from. */
export type CourseOption = DataOf<typeof api.courses.byName>[number]

export function CourseOptions({
  courses,
  onChoose,
}: {
  courses: readonly CourseOption[]
  onChoose: (course: CourseOption) => void
}) {
  const t = useT('pickers')
  return (
    <>
      <p role="status" className="visually-hidden">
        {t('course.found', { n: courses.length })}
      </p>
      <ul className={styles.list}>
        {courses.map((course) => (
          <li key={course.id}>
            <button type="button" className={styles.option} onClick={() => onChoose(course)} data-option>
              <Picture src={course.logo} alt="" ratio="1 / 1" className={styles.logo} />
              <span className={styles.words}>
                <span className={styles.title}>{course.title}</span>
                <span className={styles.address}>{course.address}</span>
              </span>
              {course.distance !== null && (
                <span className={styles.distance}>
                  {t('course.kilometres', { n: Math.round(course.distance) })}
                </span>
              )}
              <Icon name="right" size={18} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

export function CourseOptionsSkeleton() {
  return (
    <div className={styles.list}>
      {['one', 'two', 'three', 'four', 'five'].map((row) => (
        <Skeleton key={row} height={56} />
      ))}
    </div>
  )
}
