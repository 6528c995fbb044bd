import { Link } from '@tanstack/react-router'
import { GolfAudit } from '../../audit/golf-audit.tsx'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Tabs } from '../../kit/tabs.tsx'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'
import { CourseWeather } from '../weather/weather-form.tsx'
import { CourseForm } from './course-form.tsx'
import { RefundTermsForm } from './refund-terms-form.tsx'
import { ScheduleForm } from './schedule-form.tsx'

/** The parts an opened course is shown in. */
export const courseParts = ['details', 'schedule', 'refunds', 'weather', 'trail'] as const
type CoursePart = (typeof courseParts)[number]

type CourseAdminProps = { id: number; part: CoursePart; onPart: (part: CoursePart) => void }

/** An opened course: its settings, schedule, refund terms and audit log, and links to its sheet and rates. */
export function CourseAdmin({ id, part, onPart }: CourseAdminProps) {
  const t = useT('staff-golf')
  const language = useLanguage()
  const query = useRead('GET /api/staff/courses/:id', { id })
  return (
    <div className={styles.panel}>
      <Loaded query={query} lines={10}>
        {(course) => (
          <>
            <h2>{language === 'vi' ? course.settings.title : course.settings.title_en}</h2>
            <p className={styles.bar}>
              <Link to="/staff/tee-sheet" search={{ facility: id }}>
                {t('nav.sheet')}
              </Link>
              <Link to="/staff/rates" search={{ facility: id }}>
                {t('nav.rates')}
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
              {part === 'weather' && <CourseWeather id={id} />}
              {part === 'trail' && <GolfAudit watched={{ facility_id: id }} />}
            </Tabs>
          </>
        )}
      </Loaded>
    </div>
  )
}
