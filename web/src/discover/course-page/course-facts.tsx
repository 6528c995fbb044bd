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

/** The facts of a course: figures, then those that are text, on a row each. Unknown facts are omitted. */
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
  const { nearest_city: city } = course
  const longer: [string, string | null][] = [
    [t('facts.city'), city && t('facts.cityKm', { city: city.name, km: city.km })],
    [t('facts.designer'), course.designed_by],
    [t('facts.facilities'), course.facilities.map((one) => t(`facility.${one}`)).join('\u00a0· ')],
    [t('facts.dressCode'), course.dress_code],
  ]
  return (
    <dl className={styles.facts}>
      {[...facts, ...longer].map(([name, value], index) =>
        value === null || value === '' ? null : (
          <div key={name} className={classNames(styles.fact, index >= facts.length && styles.wide)}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
