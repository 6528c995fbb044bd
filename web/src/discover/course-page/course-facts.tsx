import { formatFigure } from '@teeviet/contract/display/translate'
import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { classNames } from '#ui/class-names.ts'
import styles from './course-facts.module.css'

export type CourseDetail = DataOf<typeof api.courses.detail>

/** The sum of the pars when they make one round of 18 holes; null when that says nothing. */
function roundPar(paths: CourseDetail['course_path']): number | null {
  const full = paths.find((path) => path.num_holes === 18 && path.path_par !== null)
  if (full) return full.path_par
  const nines = paths.filter((path) => path.num_holes === 9).slice(0, 2)
  const [out, back] = nines.map((path) => path.path_par)
  return typeof out === 'number' && typeof back === 'number' ? out + back : null
}

/** The facts of a course in figures. Unknown facts are omitted. */
export function CourseFacts({ course }: { course: CourseDetail }) {
  const t = useT('course')
  const language = useLanguage()
  const par = course.course_par ?? roundPar(course.course_path)
  const facts: [string, string | null][] = [
    [t('facts.holes'), formatFigure(course.holes_amount, language)],
    [t('facts.par'), par === null ? null : String(par)],
    [t('facts.length'), course.course_length === null ? null : t('facts.yards', { n: course.course_length })],
    [t('facts.opened'), course.opening_date],
    [
      t('facts.lights'),
      course.has_lights === null ? null : t(course.has_lights === 1 ? 'facts.yes' : 'facts.no'),
    ],
    [t('facts.country'), course.country.name],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value === null || value === '' ? null : (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
      {course.designed_by && (
        <div className={classNames(styles.fact, styles.wide)}>
          <dt>{t('facts.designer')}</dt>
          <dd>{course.designed_by}</dd>
        </div>
      )}
    </dl>
  )
}
