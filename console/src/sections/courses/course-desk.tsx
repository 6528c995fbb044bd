import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { staffQuery } from '../../api/staff-call.ts'
import { GolfAudit } from '../../audit/golf-audit.tsx'
import styles from '../../forms/golf.module.css'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { Tabs } from '../../kit/tabs.tsx'
import { useStaff } from '../../session/use-staff.tsx'
import { CourseForm } from './course-form.tsx'
import { type CoursePart, courseParts } from './course-parts.ts'
import { RefundTermsForm } from './refund-terms-form.tsx'
import { ScheduleForm } from './schedule-form.tsx'

/** One course opened: its settings, schedule, refund terms and who changed what, and the ways to its sheet and rates. */
export function CourseDesk({
  id,
  part,
  onPart,
}: {
  id: number
  part: CoursePart
  onPart: (part: CoursePart) => void
}) {
  const t = useT('staff-golf')
  const language = useLanguage()
  const query = useQuery(staffQuery(useStaff(), 'GET /api/staff/courses/:id', { id }))
  return (
    <div className={styles.panel}>
      <Loaded query={query} skeleton={<Skeleton lines={10} />}>
        {(course) => (
          <>
            <h2 className={styles.heading}>
              {language === 'vi' ? course.settings.title : course.settings.title_en}
            </h2>
            <p className={styles.bar}>
              <Link to="/staff/tee-sheet" search={{ facility: id }}>
                {t('sheet.title')}
              </Link>
              <Link to="/staff/rates" search={{ facility: id }}>
                {t('rates.title')}
              </Link>
              <a href={`/wap/detail-facilities/${id}`} target="_blank" rel="noreferrer">
                {t('courses.asGolfers')}
              </a>
            </p>
            <Tabs
              label={t('courses.parts')}
              tabs={courseParts.map((name) => ({ name, label: t(`courses.part.${name}`) }))}
              chosen={part}
              onChoose={onPart}
            >
              {part === 'details' && <CourseForm course={course} />}
              {part === 'schedule' && <ScheduleForm course={course} />}
              {part === 'refunds' && <RefundTermsForm course={course} />}
              {part === 'trail' && <GolfAudit watched={{ facility_id: id }} />}
            </Tabs>
          </>
        )}
      </Loaded>
    </div>
  )
}
